import { editedValue, type SourceEdit } from "@argot/source-text/text";
import { type IndexedDocument, type NamedDocument, SchemaIndex } from "../schema-index/index.js";
import { documentChanges, type DocumentChanges } from "./document-changes.js";
import type { Moves } from "./moves.js";
import type { DraftChange } from "./draft-change.js";
import type { DialectSource } from "./open-dialects.js";
import { movedReferences } from "./references.js";
import type { DraftRemark } from "./draft-remark.js";

/** What is known of a document while it is rewritten. */
interface Progress {
  readonly uri: string;
  value: unknown;
  readonly edits: (readonly SourceEdit[])[];
  readonly moves: Moves[];
}

/** Documents on their way to another draft. */
export class Rewriting {
  readonly remarks: DraftRemark[] = [];
  readonly #documents: readonly Progress[];
  readonly #unchanged: readonly NamedDocument[];

  constructor(documents: readonly NamedDocument[], unchanged: readonly NamedDocument[]) {
    this.#documents = documents.map(({ uri, value }) => ({ uri, value, edits: [], moves: [] }));
    this.#unchanged = unchanged;
  }

  index(dialects: DialectSource): SchemaIndex {
    return new SchemaIndex([...this.#documents, ...this.#unchanged], dialects);
  }

  /** Changes all documents at once. */
  change(dialects: DialectSource, changeDocument: (changes: DocumentChanges, index: SchemaIndex) => void): void {
    const index = this.index(dialects);
    const progressOf = new Map<IndexedDocument, Progress>();
    for (const each of this.#documents) {
      const document = index.documentOf(each.uri);
      if (document && !progressOf.has(document)) progressOf.set(document, each);
    }
    const changesOf = documentChanges(index, progressOf.keys());
    for (const changes of changesOf.values()) changeDocument(changes, index);
    for (const document of index.documents) {
      const moved = movedReferences(document, index, (to) => changesOf.get(to)?.moves);
      const changes = changesOf.get(document);
      // The text of a reference is known before it is wrapped.
      if (changes) changes.edits.unshift(...moved.map(({ edit }) => edit));
      else
        for (const { to, reference } of moved) {
          const message = `${document.uri} refers to a schema that moves (${reference.text}), and stays as it is`;
          this.remarks.push({ kind: "blocks", uri: to.uri, pointer: "", keyword: "$ref", message });
        }
    }
    for (const [document, { edits, remarks, moves }] of changesOf) {
      const progress = progressOf.get(document) as Progress;
      for (const remark of remarks) this.#add({ ...remark, pointer: originOf(remark.pointer, progress) });
      if (edits.length === 0) continue;
      progress.value = editedValue(progress.value, edits);
      progress.edits.push(edits);
      progress.moves.push(moves);
    }
  }

  /** Adds a remark, unless one says already that the same keyword blocks the document: each step meets it again. */
  #add(remark: DraftRemark): void {
    const { kind, uri, pointer } = remark;
    const isKnown = this.remarks.some((each) => each.kind === "blocks" && each.uri === uri && each.pointer === pointer);
    if (kind !== "blocks" || !isKnown) this.remarks.push(remark);
  }

  result(): DraftChange {
    return {
      documents: this.#documents.map(({ uri, value, edits, moves }) => ({
        uri,
        value,
        edits,
        pointerOf: (pointer) => moves.reduce((at, each) => each.after(at), pointer),
      })),
      remarks: this.remarks,
    };
  }
}

/** The pointer in a document as it was given. */
const originOf = (pointer: string, { moves }: Progress): string =>
  moves.reduceRight((at, each) => each.before(at), pointer);
