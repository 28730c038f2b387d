import { appendToken } from "@argot/core/json";
import type { Applicability, PossibleProperty, PossibleValue, SchemaAnnotation } from "argot/inspect";
import { annotationsOf } from "../documentation.js";
import type { RoleFinder } from "../../schemas/annotation-roles.js";
import { type DefaultSnippet, snippetsIn } from "./default-snippets.js";
import { constant, type Template, templateOf } from "./template.js";

/** Maximum depth of required members in a template. */
const maxDepth = 4;

/** Maximum number of values among which a template offers a choice. */
const maxChoices = 50;

/** Completions are what is most likely meant. */
export const closest = { onlyClosest: true } as const;

const blank: Template = { kind: "blank" };

/** Makes templates of what schemas ask for. */
export class Templates {
  readonly #roles: RoleFinder;
  readonly #applicability: Pick<Applicability, "possibilities">;
  readonly #value: unknown;
  readonly #at: string;

  /** @param at - JSON Pointer of the value that the templates are for, or of the object around it. */
  constructor(roles: RoleFinder, applicability: Pick<Applicability, "possibilities">, value: unknown, at: string) {
    this.#roles = roles;
    this.#applicability = applicability;
    this.#value = value;
    this.#at = at;
  }

  /** A first value of a property: its default, its constants, or what its type asks for. */
  ofProperty(property: PossibleProperty, around: readonly string[] = []): Template {
    const { declared, annotations } = property;
    const tokens = [...around, property.name];
    const preset = this.#presetIn(annotations);
    if (preset) return preset;
    const [snippet, ...others] = snippetsIn(this.#roles, annotations);
    if (snippet && others.length === 0 && declared.values.length === 0) return snippet.template;
    return this.#ofValue(declared, tokens, () => this.#object(property.required, tokens));
  }

  /** An object with members that are required of it. */
  ofObject(properties: readonly PossibleProperty[]): Template {
    return this.#object(
      properties.filter(({ isRequired, isPresent }) => isRequired && !isPresent),
      [],
    );
  }

  /** An array with a first item. */
  ofArray(tokens: readonly string[] = []): Template {
    const inside = [...tokens, "0"];
    const empty: Template = { kind: "array", items: [] };
    if (inside.length > maxDepth) return empty;
    const { properties, types } = this.#applicability.possibilities(
      this.#value,
      inside.reduce(appendToken, this.#at),
      closest,
    );
    const required = properties.filter(({ isRequired }) => isRequired);
    // Without required members, the items are proposed where they are written.
    if (types.join() !== "object" || required.length === 0) return empty;
    return { kind: "array", items: [this.#object(required, inside)] };
  }

  /** The snippets for items of the array. */
  itemSnippets(): readonly DefaultSnippet[] {
    const { schemas } = this.#applicability.possibilities(this.#value, appendToken(this.#at, "0"), closest);
    return snippetsIn(this.#roles, schemas.filter(({ describes }) => describes).flatMap(annotationsOf));
  }

  #object(required: readonly PossibleProperty[], around: readonly string[]): Template {
    const few = around.length < maxDepth ? required : [];
    return {
      kind: "object",
      members: few.map((each) => [constant(each.name), this.ofProperty(each, around)] as const),
    };
  }

  #presetIn(annotations: readonly SchemaAnnotation[]): Template | undefined {
    const [preset] = this.#roles.valuesOf("preset", annotations);
    return preset === undefined ? undefined : templateOf(preset, (value) => ({ kind: "blank", value }));
  }

  #ofValue({ types, values }: PossibleValue, tokens: readonly string[], object: () => Template): Template {
    if (types.length === 0 && values.length === 1) return constant(values[0]);
    if (values.length > 0 && values.length <= maxChoices) return { kind: "choice", values };
    if (types.length !== 1) return blank;
    switch (types[0]) {
      case "object":
        return object();
      case "array":
        return this.ofArray(tokens);
      case "string":
        return { kind: "snippet", text: "", isString: true };
      case "boolean":
        return { kind: "choice", values: [false, true] };
      case "null":
        return constant(null);
      default:
        return { kind: "blank", value: 0 };
    }
  }
}
