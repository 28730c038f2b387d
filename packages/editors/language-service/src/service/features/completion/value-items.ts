import { stringifyJson } from "@argot/core/json";
import type { ApplicableSchema, Possibilities, SchemaAnnotation } from "argot/inspect";
import { type CompletionItem, CompletionItemKind, MarkupKind } from "vscode-languageserver-types";
import type { OpenDocument } from "../../open-document.js";
import type { UsableSchema } from "../../schemas/schema-workspace.js";
import type { DocumentContext } from "../context.js";
import { annotationsOf, asMarkdown, documentationOf } from "../documentation.js";
import { type CursorPlace, isAfterName, withoutMarked, withValue } from "./cursor.js";
import { snippetsIn } from "./default-snippets.js";
import { closest, Templates } from "./templates.js";
import { ValueList } from "./value-list.js";

/** Maximum number of values of which each is looked at by itself. */
const maxCompared = 50;

/** The values that schemas name, or ask for by their types. */
export function valueItems(
  context: DocumentContext,
  usable: UsableSchema,
  place: CursorPlace,
  document: OpenDocument,
): CompletionItem[] {
  const values = new SchemaValues(context, usable, place, document);
  values.addSnippets();
  values.addNamed();
  values.addByType();
  return values.list.items;
}

/** Collects what schemas say about the value at a place. */
class SchemaValues {
  readonly list: ValueList;
  readonly #roles: DocumentContext["roles"];
  readonly #applicability: UsableSchema["applicability"];
  readonly #place: CursorPlace;
  readonly #document: OpenDocument;
  readonly #possible: Possibilities;
  readonly #annotations: readonly SchemaAnnotation[];
  readonly #templates: Templates;
  readonly #isWanted: (value: unknown) => boolean;
  readonly #documentation: string;

  constructor({ roles }: DocumentContext, { applicability }: UsableSchema, place: CursorPlace, document: OpenDocument) {
    const root = place.part.root?.value;
    const { pointer } = place.node;
    this.#roles = roles;
    this.#applicability = applicability;
    this.#place = place;
    this.#document = document;
    this.#possible = applicability.possibilities(root, pointer, closest);
    this.#annotations = describing(this.#possible.schemas).flatMap(annotationsOf);
    this.#documentation = documentationOf(roles, this.#annotations);
    this.#templates = new Templates(roles, applicability, root, pointer);
    this.#isWanted = repetition(applicability, place);
    this.list = new ValueList(place, document);
  }

  /** Adds the snippets that schemas have. */
  addSnippets(): void {
    for (const { label, description, isMarkdown, template } of snippetsIn(this.#roles, this.#annotations))
      this.list.addTemplate(label, template, {
        kind: CompletionItemKind.Snippet,
        ...documented(
          description === undefined || isMarkdown ? (description ?? this.#documentation) : asMarkdown(description),
        ),
      });
  }

  /** Adds defaults, constants and examples. */
  addNamed(): void {
    for (const value of this.#roles.valuesOf("preset", this.#annotations))
      if (!isEmpty(value)) this.#add(value, { detail: "default value" });
    const described = descriptionsOf(this.#possible, this.#roles);
    for (const value of this.#possible.values) {
      const text = described.get(value) ?? this.#documentationFor(value);
      this.#add(value, { kind: CompletionItemKind.EnumMember, ...documented(text) });
    }
    for (const samples of this.#roles.valuesOf("samples", this.#annotations))
      for (const value of Array.isArray(samples) ? (samples as readonly unknown[]) : [])
        this.#add(value, { detail: "example" });
  }

  /** Adds what types ask for. */
  addByType(): void {
    const { types, values } = this.#possible;
    const { style, replaced } = this.#place;
    if (types.length > 5 && values.length === 0) {
      if (this.list.items.length === 0 && style === "json") this.#addBrackets();
      return;
    }
    if (types.includes("boolean")) for (const value of [true, false]) this.#add(value);
    if (types.includes("null")) this.#add(null);
    if (types.includes("object")) this.#addObject();
    if (types.includes("array")) this.#addArray();
    const isInString = this.#document.text.getText()[replaced.start] === '"';
    if (types.includes("string") && style === "json" && this.list.items.length === 0 && !isInString)
      this.list.addTemplate('""', { kind: "snippet", text: "", isString: true }, documented(this.#documentation));
  }

  #add(value: unknown, item: Partial<CompletionItem> = {}): void {
    if (this.#isWanted(value)) this.list.add(value, { ...documented(this.#documentation), ...item });
  }

  /** What is said of a value by the schemas that would describe it. */
  #documentationFor(value: unknown): string {
    const { values, schemas } = this.#possible;
    if (values.length > maxCompared || schemas.length === 1) return this.#documentation;
    const found = this.#applicability.schemas(withValue(this.#place, value), this.#place.node.pointer);
    return documentationOf(this.#roles, describing(found).flatMap(annotationsOf));
  }

  #addBrackets(): void {
    this.list.addTemplate("{}", { kind: "object", members: [] }, documented(this.#documentation));
    this.list.addTemplate("[]", { kind: "array", items: [] }, documented(this.#documentation));
  }

  #addObject(): void {
    const { properties } = this.#possible;
    const template = this.#templates.ofObject(properties);
    const names = properties.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    const item = documented(this.#documentation);
    if (this.#place.style !== "block") this.list.addTemplate("{}", template, item);
    // The names of a mapping of YAML are proposed where it begins.
    else if (names.length > 0)
      this.list.addTemplate(names.join(", "), template, { ...item, kind: CompletionItemKind.Struct });
    else if (this.#place.lead.trim() !== "") this.list.addTemplate("item", { kind: "blank" }, item);
  }

  #addArray(): void {
    const isBlock = this.#place.style === "block";
    const item = documented(this.#documentation);
    if (!isBlock || isAfterName(this.#place))
      for (const { label, template } of this.#templates.itemSnippets())
        this.list.addTemplate(
          label,
          { kind: "array", items: [template] },
          { ...item, kind: CompletionItemKind.Snippet },
        );
    const template = this.#templates.ofArray();
    if (!isBlock) this.list.addTemplate("[]", template, item);
    // The items of a list of YAML are proposed where it begins.
    else if (isAfterName(this.#place) || this.#place.lead.trim() !== "")
      this.list.addTemplate("- item", template, item);
  }
}

const documented = (text: string): Pick<CompletionItem, "documentation"> =>
  text === "" ? {} : { documentation: { kind: MarkupKind.Markdown, value: text } };

/** Whether a value is an object or array without parts, which the types propose. */
const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;

const describing = (schemas: readonly ApplicableSchema[]): readonly ApplicableSchema[] =>
  schemas.filter(({ describes }) => describes);

/**
 * Whether a value is wanted as an item: not if the array has it already, and its schemas refuse it a second time, as where items must be
 * unique.
 */
function repetition(applicability: UsableSchema["applicability"], place: CursorPlace): (value: unknown) => boolean {
  const { node } = place;
  const array = node.parent;
  if (array?.type !== "array") return () => true;
  const present = new Set(array.children.filter((each) => each !== node).map(({ value }) => stringifyJson(value)));
  const refusedIn = (value: unknown): ReadonlySet<string> =>
    new Set(
      describing(applicability.schemas(value, array.pointer)).flatMap(({ keywords, absoluteKeywordLocation }) =>
        keywords.filter(({ valid }) => !valid).map(({ keyword = "" }) => `${absoluteKeywordLocation} ${keyword}`),
      ),
    );
  let before: ReadonlySet<string> | undefined;
  return (value) => {
    if (!present.has(stringifyJson(value))) return true;
    before ??= refusedIn(withoutMarked(place));
    const known = before;
    return [...refusedIn(withValue(place, value))].every((each) => known.has(each));
  };
}

/** Descriptions of single values in Markdown, from annotations that list them in the order of the values. */
function descriptionsOf(
  { schemas, values }: Possibilities,
  roles: DocumentContext["roles"],
): ReadonlyMap<unknown, string> {
  const found = new Map<unknown, string>();
  for (const schema of schemas) {
    const annotations = annotationsOf(schema);
    const add = (role: "valueTexts" | "valueMarkdown", write: (text: string) => string): void => {
      const [list] = roles.valuesOf(role, annotations);
      if (!Array.isArray(list) || list.length !== values.length) return;
      for (const [i, text] of list.entries()) if (typeof text === "string") found.set(values[i], write(text));
    };
    add("valueTexts", asMarkdown);
    add("valueMarkdown", (text) => text);
  }
  return found;
}
