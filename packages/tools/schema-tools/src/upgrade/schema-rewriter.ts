import { appendToken, pointerOf } from "@argot/core/json";
import type { Json, JsonObject } from "@argot/core/keyword";
import type { Dialect } from "@argot/core";
import type { IndexedSchema, SchemaIndex } from "../schema-index/index.js";
import type { DocumentChanges } from "./document-changes.js";
import type { DraftRemark } from "./draft-remark.js";

/** Changes one schema object of a document. Names and paths are those before any change. */
export class SchemaRewriter {
  readonly schema: IndexedSchema;
  readonly index: SchemaIndex;
  /** The dialect that the schema is written in after the changes. */
  readonly target: Dialect;
  readonly #object: JsonObject;
  readonly #changes: DocumentChanges;
  /** The names of the members after the changes, by those before. */
  readonly #names = new Map<string, string | undefined>();
  readonly #added: string[] = [];

  constructor(schema: IndexedSchema, index: SchemaIndex, target: Dialect, changes: DocumentChanges) {
    this.schema = schema;
    this.index = index;
    this.target = target;
    this.#object = schema.json as JsonObject;
    this.#changes = changes;
    for (const name of Object.keys(this.#object)) this.#names.set(name, name);
  }

  /** The value of a member; `undefined` if there is none. */
  value(name: string): Json | undefined {
    return Object.hasOwn(this.#object, name) ? this.#object[name] : undefined;
  }

  /** Gives a member another name. References to what is in it follow. */
  rename(name: string, newName: string): void {
    const pointer = this.#at(name);
    this.#changes.edits.push({ op: "rename", pointer, name: newName });
    this.#changes.moves.add(pointer, [newName, ...this.#changes.moves.lastTokens(pointer).slice(1)]);
    this.#names.set(name, newName);
  }

  /** Writes another value for a member, or for a part of it. */
  replace(path: readonly string[], value: Json): void {
    this.#changes.edits.push({ op: "replace", pointer: this.schema.pointer + pointerOf(path), value });
  }

  /** Makes the value of a member the only item of an array. References to what is in it follow. */
  wrapInArray(name: string): void {
    const pointer = this.#at(name);
    this.#changes.edits.push({ op: "wrap-in-array", pointer });
    this.#changes.moves.add(pointer, [...this.#changes.moves.lastTokens(pointer), "0"]);
  }

  /** Makes the value of a member the only member of an object. References to what is in it follow. */
  wrapInObject(name: string, inner: string): void {
    const pointer = this.#at(name);
    this.#changes.edits.push({ op: "wrap-in-object", pointer, name: inner });
    this.#changes.moves.add(pointer, [...this.#changes.moves.lastTokens(pointer), inner]);
  }

  /** Adds a member before another one. */
  addBefore(name: string, newName: string, value: Json): void {
    this.#changes.edits.push({ op: "add-before", pointer: this.#at(name), name: newName, value });
    this.#added.push(newName);
  }

  /** Adds a part to the value of a member. */
  addPart(path: readonly string[], name: string, value: Json): void {
    this.#changes.edits.push({ op: "add-first", pointer: this.schema.pointer + pointerOf(path), name, value });
  }

  /** Makes a reference the only part of an applicator, since its place is not free. */
  moveReference(name: string): void {
    const taken = new Set([...this.#names.values(), ...this.#added]);
    const free = oneSchemaApplicators.find((each) => !taken.has(each));
    if (free === undefined)
      return this.block(
        name,
        `"${name}" has no place beside ${oneSchemaApplicators.map((each) => `"${each}"`).join(", ")}`,
      );
    this.rename(name, free);
    this.wrapInObject(name, "$ref");
    this.wrapInArray(name);
  }

  /** The members after the changes, with their names before. Those that are added are not among them. */
  get names(): ReadonlyMap<string, string | undefined> {
    return this.#names;
  }

  /** Removes a part of a member that no reference leads to. */
  removePart(path: readonly string[]): void {
    this.#changes.edits.push({ op: "remove", pointer: this.schema.pointer + pointerOf(path) });
  }

  /** Removes a member. If references lead to schemas in it, it becomes an unknown keyword instead. */
  remove(name: string): void {
    const pointer = this.#at(name);
    const isReferred = this.#changes.referred.some((each) => each === pointer || each.startsWith(`${pointer}/`));
    if (isReferred) return this.setAside(name);
    this.removePart([name]);
    this.#names.set(name, undefined);
  }

  /** Makes a member an unknown keyword, which places no constraint. */
  setAside(name: string): void {
    this.rename(name, unknownName(name));
  }

  /** Reports something that changes beside the verdicts. */
  note(keyword: string, message: string): void {
    this.#remark("note", keyword, message);
  }

  /** Reports why the document cannot be written in the draft. */
  block(keyword: string, message: string): void {
    this.#remark("blocks", keyword, message);
  }

  #remark(kind: DraftRemark["kind"], keyword: string, message: string): void {
    const { resource, pointer } = this.schema;
    const at = this.value(keyword) === undefined ? pointer : appendToken(pointer, keyword);
    this.#changes.remarks.push({ kind, uri: resource.document.uri, pointer: at, keyword, message });
  }

  /** Blocks the document if two members would have one name. */
  finish(): void {
    const seen = new Set(this.#added);
    for (const [name, newName] of this.#names) {
      if (newName === undefined) continue;
      if (seen.has(newName))
        this.block(name, `"${name}" cannot become "${newName}", since the schema has that already`);
      seen.add(newName);
    }
  }

  #at(name: string): string {
    return appendToken(this.schema.pointer, name);
  }
}

/** Applicators that mean the same with an array of one schema. */
const oneSchemaApplicators = ["allOf", "anyOf", "oneOf"];

/** The name of an unknown keyword in the place of a known one. */
export const unknownName = (name: string): string => `x-${name.replace(/^\$/, "")}`;
