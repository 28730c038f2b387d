import { type KeywordGroup, type KeywordPlace, keywordGroups } from "../errors/keyword-groups.js";
import { errorMessageKeyword } from "../errors/error-message-keyword.js";
import { type MessageOptions, messageOptions } from "../errors/message-options.js";
import type { Logger } from "../options.js";
import type { JSONType } from "../types.js";
import { servedDefinition } from "./code-keywords.js";
import type { KeywordDefinition } from "./keyword-definition.js";

/** A keyword that was added to an instance. */
export interface AddedKeyword {
  readonly name: string;
  /** `undefined` for a keyword without a meaning. */
  readonly definition: KeywordDefinition | undefined;
  /** The types that it is about; none for all. */
  readonly types: readonly JSONType[];
}

const validName = /^[a-z_$][a-z0-9_$:-]*$/i;

/** The keywords of an instance besides those of dialects, and the order of all keywords. */
export class KeywordTable {
  readonly added: Map<string, AddedKeyword> = new Map<string, AddedKeyword>();
  readonly removed: Set<string> = new Set<string>();
  /** The options of the keyword of `ajv-errors`, if it was added. */
  messageOptions: MessageOptions | undefined;
  /** Whether `select` of `ajv-keywords` was added. */
  hasSelect = false;
  readonly #logger: Logger;
  #groups: KeywordGroup[] | undefined;
  /** The places of keywords that were looked up. */
  readonly #places = new Map<string, readonly KeywordPlace[]>();

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  /** The order of keywords. */
  get groups(): KeywordGroup[] {
    return (this.#groups ??= keywordGroups());
  }

  /**
   * Adds a keyword.
   *
   * @param isKnown - Whether a name is that of a keyword of the dialect.
   * @throws Error if there is one of the name, or its definition has types that are none.
   */
  add(name: string, given: KeywordDefinition | undefined, isKnown: (name: string) => boolean): void {
    this.refuseName(name, isKnown);
    const served = given?.code ? (servedDefinition(name, given) ?? refusedDefinition(name, given)) : given;
    if (name === "select" && given?.code) this.hasSelect = true;
    if (name === errorMessageKeyword && given?.code) this.messageOptions = messageOptions(given);
    const definition = served && {
      ...served,
      type: namesOfTypes(served.type),
      schemaType: namesOfTypes(served.schemaType),
    };
    const types = definition?.type ?? [];
    if (types.length > 0 && definition?.post) throw new Error('keyword with "post" flag cannot have "type"');
    this.added.set(name, { name, definition, types });
    this.#places.clear();
    if (definition) this.#order(name, definition, types);
    for (const implemented of definition?.implements ?? [])
      if (!this.added.has(implemented) && !isKnown(implemented)) this.add(implemented, undefined, isKnown);
  }

  /** @throws Error if there is a keyword of the name, or the name is not one of a keyword. */
  refuseName(name: string, isKnown: (name: string) => boolean): void {
    if (this.added.has(name) || (isKnown(name) && !this.removed.has(name)))
      throw new Error(`Keyword ${name} is already defined`);
    if (!validName.test(name)) throw new Error(`Keyword ${name} has invalid name`);
  }

  /** The added keywords in the order of keywords, and those that are in no group. */
  inOrder(): readonly AddedKeyword[] {
    const names = new Set([...this.groups.flatMap((group) => group.names), ...this.added.keys()]);
    return [...names].flatMap((name) => this.added.get(name) ?? []);
  }

  /** The positions of a keyword in the order: one in each of its groups. */
  placesOf(name: string): readonly KeywordPlace[] {
    let places = this.#places.get(name);
    if (!places) {
      places = this.groups.flatMap(({ type, names }, group) => {
        const position = names.indexOf(name);
        return position === -1 ? [] : [{ group, position, type }];
      });
      this.#places.set(name, places);
    }
    return places;
  }

  remove(name: string): void {
    this.#places.clear();
    this.added.delete(name);
    this.removed.add(name);
    this.#leaveGroups(name);
  }

  #leaveGroups(name: string): void {
    for (const { names } of this.groups) if (names.includes(name)) names.splice(names.indexOf(name), 1);
  }

  #order(name: string, { before, post }: KeywordDefinition, types: readonly JSONType[]): void {
    // That of a keyword of another draft.
    this.#leaveGroups(name);
    const groups = post
      ? this.groups.slice(-1)
      : (types.length === 0 ? [undefined] : types).map((type) => this.#groupOf(type));
    for (const { names } of groups) {
      const i = before === undefined ? -1 : names.indexOf(before);
      if (before !== undefined && i === -1) this.#logger.warn(`rule ${before} is not defined`);
      names.splice(i === -1 ? names.length : i, 0, name);
    }
  }

  /** The group of keywords about a type. Types with keywords of the specification come first. */
  #groupOf(type: JSONType | undefined): KeywordGroup {
    const known = this.groups.slice(0, -1).find((group) => group.type === type);
    if (known) return known;
    const group = { type, names: [] };
    this.groups.splice(-1, 0, group);
    return group;
  }
}

const typeNames: ReadonlySet<unknown> = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/**
 * A keyword that generates code of Ajv. Adding it is allowed, because plug-ins add many keywords; schemas that have it
 * are refused.
 */
const refusedDefinition = (name: string, given: KeywordDefinition): KeywordDefinition => ({
  ...given,
  compile() {
    throw new Error(
      `@argot/ajv cannot run the keyword "${name}", which generates code of Ajv by \`code\`; define it with \`validate\`, \`compile\` or \`macro\`.`,
    );
  },
});

/** The names of types of a definition. @throws Error if one is not the name of a type. */
function namesOfTypes(given: JSONType | readonly JSONType[] | undefined): JSONType[] {
  const names = [given ?? []].flat();
  if (names.every((name) => typeNames.has(name))) return names;
  throw new Error(`type must be JSONType or JSONType[]: ${names.join(",")}`);
}
