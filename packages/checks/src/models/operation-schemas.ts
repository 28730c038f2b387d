import type { ToolSchema } from "./tool-schemas.js";

/** A JSON object. */
type JsonObject = Readonly<Record<string, unknown>>;

/** An OpenAPI description: what is read of it. */
interface Description {
  readonly paths?: Readonly<Record<string, JsonObject>>;
  readonly components?: Readonly<Record<string, JsonObject>>;
}

const methods: ReadonlySet<string> = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/**
 * The operations of an OpenAPI description as tools: an argument for each parameter, and `body` for a body in JSON. An operation with
 * references that lead neither to a component nor within one is left out.
 */
export function operationSchemas(description: Description): readonly ToolSchema[] {
  const { paths = {}, components = {} } = description;
  const resolved = (value: unknown): JsonObject => {
    const [, kind = "", name = ""] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(String(objectOf(value)["$ref"])) ?? [];
    return objectOf(kind === "" ? value : components[kind]?.[name]);
  };
  const definitions = objectOf(inDraft202012(components["schemas"] ?? {}));
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, each]): ToolSchema[] => {
      if (!methods.has(method)) return [];
      const operation = objectOf(each);
      const parameters = [item["parameters"], operation["parameters"]].flatMap((list) =>
        Array.isArray(list) ? list.map((parameter) => resolved(parameter)) : [],
      );
      const body = resolved(operation["requestBody"]);
      const content = objectOf(objectOf(body["content"])["application/json"])["schema"];
      const named = parameters.map((parameter): [string, unknown] => {
        const schema = objectOf(inDraft202012(parameter["schema"] ?? {}));
        return [String(parameter["name"]), { ...schema, ...pick(parameter, "description") }];
      });
      const schema = {
        type: "object",
        properties: Object.fromEntries(content === undefined ? named : [...named, ["body", inDraft202012(content)]]),
        required: [
          ...new Set(parameters.filter(({ required }) => required === true).map(({ name }) => String(name))),
          ...(content !== undefined && body["required"] === true ? ["body"] : []),
        ],
        additionalProperties: false,
      };
      const $defs = definitionsFor(schema, definitions);
      return $defs ? [{ name: `${method} ${path}`, schema: { ...schema, $defs } }] : [];
    }),
  );
}

const objectOf = (value: unknown): JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};

const pick = (from: JsonObject, name: string): JsonObject => (from[name] === undefined ? {} : { [name]: from[name] });

/** Schemas of OpenAPI 3.0 in 2020-12, those of 3.1 as they are. References to components lead to `$defs`. */
function inDraft202012(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inDraft202012(each));
  if (typeof value !== "object" || value === null) return value;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === "enum" ? (each as unknown) : inDraft202012(each)]),
  );
  if (typeof schema["$ref"] === "string") schema["$ref"] = schema["$ref"].replace("#/components/schemas/", "#/$defs/");
  for (const [name, bound] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    if (typeof schema[name] !== "boolean") continue;
    if (schema[name]) schema[name] = schema[bound];
    else delete schema[name];
  }
  if (nullable !== true) return schema;
  const { type, enum: values } = schema;
  if (typeof type !== "string") return { anyOf: [schema, { type: "null" }] };
  return { ...schema, type: [type, "null"], ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }) };
}

/** The definitions that a schema needs; `undefined` if one of its references leads elsewhere. */
function definitionsFor(schema: unknown, definitions: JsonObject): JsonObject | undefined {
  const found: Record<string, unknown> = {};
  const pending = [JSON.stringify(schema)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    for (const [, reference = ""] of next.matchAll(/"\$ref":"([^"]+)"/g)) {
      const [, key = ""] = /^#\/\$defs\/([^/]+)/.exec(reference) ?? [];
      if (!Object.hasOwn(definitions, key)) return undefined;
      if (Object.hasOwn(found, key)) continue;
      found[key] = definitions[key];
      pending.push(JSON.stringify(definitions[key]));
    }
  return found;
}
