import { type RJSFSchema, ROOT_SCHEMA_PREFIX, type StrictRJSFSchema, withIdRefPrefix } from "@rjsf/utils";
import { type Argot, type ArgotOptions, createArgot, type Validator } from "argot";

/** The compiled schemas of forms. */
export class FormSchemas {
  readonly #options: ArgotOptions;
  #whole = new WeakMap<object, Validator>();
  #roots = new WeakMap<object, RootSchema>();

  constructor(options: ArgotOptions) {
    this.#options = options;
    // Options that are wrong are reported here, not when a form is shown.
    createArgot(options);
  }

  /**
   * The validator of a form's schema.
   *
   * @throws SchemaError if the schema cannot be used.
   */
  whole(schema: StrictRJSFSchema): Validator {
    const known = this.#whole.get(schema);
    if (known) return known;
    const validator = createArgot(this.#options).compile(JSON.parse(textOf(schema)));
    this.#whole.set(schema, validator);
    return validator;
  }

  /**
   * The validator of a part of a form's schema, perhaps changed by the form. Its references to `#` lead into the whole
   * schema.
   *
   * @throws SchemaError if the schema cannot be used.
   */
  part(schema: StrictRJSFSchema, rootSchema: StrictRJSFSchema): Validator {
    const root = this.#roots.get(rootSchema) ?? new RootSchema(rootSchema, this.#options);
    this.#roots.set(rootSchema, root);
    return root.part(schema);
  }

  clear(): void {
    this.#whole = new WeakMap();
    this.#roots = new WeakMap();
  }
}

/** A form's schema, and the compiled parts of it. */
class RootSchema {
  readonly #argot: Argot;
  /** By their text, since a form creates equal schemas repeatedly. */
  readonly #parts = new Map<string, Validator>();

  constructor(schema: StrictRJSFSchema, options: ArgotOptions) {
    const { $schema } = schema as RJSFSchema;
    const dialect = $schema === undefined ? {} : { dialect: $schema };
    this.#argot = createArgot({ ...options, ...dialect });
    this.#argot.add(JSON.parse(textOf(schema)), ROOT_SCHEMA_PREFIX);
  }

  part(schema: StrictRJSFSchema): Validator {
    const text = textOf(withIdRefPrefix(withoutId(schema)));
    const known = this.#parts.get(text);
    if (known) return known;
    const validator = this.#argot.compile(JSON.parse(text));
    this.#parts.set(text, validator);
    return validator;
  }
}

/** The schema without its identifier, which belongs to the unchanged part of the whole schema. */
function withoutId(schema: RJSFSchema | boolean): RJSFSchema | boolean {
  if (typeof schema === "boolean") return schema;
  const { $id: _, ...anonymous } = schema;
  return anonymous;
}

/** The schema as JSON. Forms create members that are `undefined`, which count as absent. */
const textOf = (schema: unknown): string => JSON.stringify(schema) ?? "true";
