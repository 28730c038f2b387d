import { refuseUnknownOptions, requireArgument } from "@argot/core/json";
import { editedValue, type SourceEdit } from "@argot/source-text/text";
import { type IndexedDocument, type NamedDocument, SchemaIndex } from "../schema-index/index.js";
import { documentChanges, type DocumentChanges } from "./document-changes.js";
import { type Draft, draftNames } from "./drafts.js";
import { misreadParts } from "./misread-parts.js";
import type { Moves } from "./moves.js";
import { type DialectSource, openDialects } from "./open-dialects.js";
import { movedReferences } from "./references.js";
import { removeIneffective } from "./remove-ineffective.js";
import type { UpgradeRemark } from "./remark.js";
import { steps } from "./steps.js";
import { takeStep } from "./take-step.js";
import { unusableParts } from "./unusable-parts.js";

/** Options for {@link upgrade}. */
export interface UpgradeOptions {
  /** Has the dialects of the documents. Its default dialect is that of documents without `$schema`. */
  readonly argot: DialectSource;
  /** The draft to write in. Default: `"2020-12"`. */
  readonly to?: Draft;
  /** Documents that stay as they are and may refer to the others. Default: none. */
  readonly unchanged?: readonly NamedDocument[];
}

/** A document in a later draft. */
export interface UpgradedDocument {
  /** The URI that the document was given with. */
  readonly uri: string;
  /** The value with all edits. */
  readonly value: unknown;
  /** Lists of edits of the text. Each list is about the text that the lists before it make. */
  readonly edits: readonly (readonly SourceEdit[])[];
  /** The JSON Pointer of a schema in the upgraded document, by that in the given one. */
  readonly pointerOf: (pointer: string) => string;
}

/** Documents in a later draft. */
export interface Upgrade {
  /** The documents, in the order in which they were given. */
  readonly documents: readonly UpgradedDocument[];
  /** What blocks documents, and what else their authors must know. A document with a remark that blocks must not be used. */
  readonly remarks: readonly UpgradeRemark[];
}

/**
 * Writes schemas of older drafts in a later one, draft by draft, so that they accept the same values. Schemas that are in the
 * later draft already, or in a draft after it, stay. References between the documents follow the schemas that they lead to.
 *
 * Schemas must be valid in their drafts, which is not checked here.
 *
 * @param documents - Schemas with their URIs.
 * @throws DefinitionError if an argument is wrong.
 */
export function upgrade(documents: readonly NamedDocument[], options: UpgradeOptions): Upgrade {
  requireArgument(Array.isArray(documents), "upgrade", "an array of documents, such as `[{ uri, value }]`", documents);
  refuseUnknownOptions("upgrade", options, ["argot", "to", "unchanged"]);
  const { argot, to = "2020-12", unchanged = [] } = options;
  requireArgument(draftNames.includes(to), "upgrade", `one of ${draftNames.join(", ")} as \`to\``, to);
  const run = new Upgrading(documents, unchanged);
  const effective = run.index(argot);
  run.remarks.push(...unusableParts(effective));
  const opened = openDialects(argot);
  run.change(opened, (changes, index) => {
    changes.remarks.push(...misreadParts(changes.document, index, to));
    removeIneffective(changes, index, effective);
  });
  for (const step of steps.slice(0, draftNames.indexOf(to)))
    run.change(opened, (changes, index) => takeStep(step, changes, index, opened));
  return run.result();
}

/** What is known of a document during an upgrade. */
interface Progress {
  readonly uri: string;
  value: unknown;
  readonly edits: (readonly SourceEdit[])[];
  readonly moves: Moves[];
}

/** Documents on their way to a later draft. */
class Upgrading {
  readonly remarks: UpgradeRemark[] = [];
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
      if (changes) changes.edits.push(...moved.map(({ edit }) => edit));
      else
        for (const { to, reference } of moved) {
          const message = `${document.uri} refers to a schema that moves (${reference.text}), and is not upgraded itself`;
          this.remarks.push({ kind: "blocks", uri: to.uri, pointer: "", keyword: "$ref", message });
        }
    }
    for (const [document, { edits, remarks, moves }] of changesOf) {
      const progress = progressOf.get(document) as Progress;
      for (const remark of remarks) this.remarks.push({ ...remark, pointer: originOf(remark.pointer, progress) });
      if (edits.length === 0) continue;
      progress.value = editedValue(progress.value, edits);
      progress.edits.push(edits);
      progress.moves.push(moves);
    }
  }

  result(): Upgrade {
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
