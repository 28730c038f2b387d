// Copies of schemas of draft-07 in 2020-12, and the other way: the same schema in other words, where this file knows such words.

export type Schema = Readonly<Record<string, unknown>>;

/** Thrown for a schema of which no copy can be made. */
export class NoCopyError extends Error {}

interface Target {
  readonly $schema: string;
  /** What a keyword of a schema is called in the target: the empty text if the keyword means nothing. */
  readonly nameOf: (keyword: string, schema: Schema) => string;
  /** Keywords whose meaning the target has no words for, or that mean something only in the target. */
  readonly refused: readonly string[];
  /** The last changes of a schema whose keywords have their new names. */
  readonly finish: (schema: Schema) => Schema;
}

const newer = ["unevaluatedItems", "unevaluatedProperties", "minContains", "maxContains", "$recursiveRef"];

const targets: Readonly<Record<"2020-12" | "draft-07", Target>> = {
  "2020-12": {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    nameOf(keyword, { items }) {
      if (keyword === "definitions") return "$defs";
      if (keyword === "items" && Array.isArray(items)) return "prefixItems";
      if (keyword === "additionalItems") return Array.isArray(items) ? "items" : "";
      return keyword === "dependencies" ? "dependentSchemas" : keyword;
    },
    refused: [...newer, "prefixItems", "dependentRequired", "dependentSchemas", "$anchor", "$dynamicAnchor"],
    finish({ $ref, dependentSchemas, ...schema }) {
      // What stands beside a reference means nothing in draft-07.
      if ($ref !== undefined) return { $ref, $defs: schema["$defs"] ?? {} };
      if (dependentSchemas === undefined) return schema;
      const entries = Object.entries(dependentSchemas as Schema);
      return {
        ...schema,
        dependentRequired: Object.fromEntries(entries.filter(([, each]) => Array.isArray(each))),
        dependentSchemas: Object.fromEntries(entries.filter(([, each]) => !Array.isArray(each))),
      };
    },
  },
  "draft-07": {
    $schema: "http://json-schema.org/draft-07/schema#",
    nameOf(keyword, { prefixItems }) {
      if (keyword === "$defs") return "definitions";
      if (keyword === "prefixItems") return "items";
      if (keyword === "items" && prefixItems !== undefined) return "additionalItems";
      if (keyword === "$dynamicRef") return "$ref";
      if (keyword === "$anchor" || keyword === "$dynamicAnchor") return "";
      return keyword === "dependentSchemas" ? "dependencies" : keyword;
    },
    refused: [...newer, "dependencies", "additionalItems"],
    finish({ $ref, dependentRequired, ...schema }) {
      const dependencies = (schema["dependencies"] ?? {}) as Schema;
      const twice = Object.keys(dependentRequired ?? {}).find((name) => Object.hasOwn(dependencies, name));
      if (twice !== undefined) throw new NoCopyError(`two dependencies of ${twice}`);
      const allOf = (schema["allOf"] ?? []) as readonly unknown[];
      return {
        ...schema,
        ...(dependentRequired !== undefined && { dependencies: { ...dependencies, ...dependentRequired } }),
        // A reference has its own schema: beside it, nothing means anything in draft-07.
        ...($ref !== undefined && { allOf: [...allOf, { $ref }] }),
      };
    },
  },
};

const single = new Set("additionalItems additionalProperties contains else if items not propertyNames then".split(" "));
const listed = new Set("allOf anyOf items oneOf prefixItems".split(" "));
const named = new Set("$defs definitions dependencies dependentSchemas patternProperties properties".split(" "));

/** What the value of a keyword consists of. */
function kindOf(keyword: string, value: unknown): "schema" | "list" | "names" | undefined {
  if (Array.isArray(value)) return listed.has(keyword) ? "list" : undefined;
  if (single.has(keyword)) return "schema";
  return named.has(keyword) && isSchema(value) ? "names" : undefined;
}

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;

/**
 * The copy of a schema in another draft. It means the same and has no identifiers.
 *
 * @throws NoCopyError if the schema has keywords, identifiers or references that this function cannot copy.
 */
export function copyInDraft(draft: keyof typeof targets, root: Schema): Schema {
  const { nameOf, refused, finish, $schema } = targets[draft];
  const anchors = anchorsOf(root);

  /** The pointer to a schema, for the copy. */
  function pointer(text: string): string {
    let value: unknown = root;
    let kind: ReturnType<typeof kindOf> = "schema";
    return text.replaceAll(/\/([^/]*)/g, (_, token: string) => {
      const key = decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
      const parent = value as Schema;
      value = parent[key];
      const isKeyword = kind === "schema";
      kind = isKeyword ? kindOf(key, value) : "schema";
      return `/${isKeyword ? nameOf(token, parent) : token}`;
    });
  }

  function reference(uri: string): string {
    const target = anchors.get(uri) ?? uri;
    if (!/^#(?:\/|$)/.test(target)) throw new NoCopyError(`a reference to ${uri}`);
    return pointer(target);
  }

  function valueOf(keyword: string, value: unknown): unknown {
    if (keyword === "$ref" || keyword === "$dynamicRef") return reference(value as string);
    const kind = kindOf(keyword, value);
    if (kind === "schema") return copyOf(value);
    if (kind === "list") return (value as readonly unknown[]).map(copyOf);
    if (kind === "names")
      return Object.fromEntries(Object.entries(value as Schema).map(([name, each]) => [name, copyOf(each)]));
    return value;
  }

  /** Booleans are schemas, and lists are dependencies, in both drafts. */
  function copyOf(schema: unknown): unknown {
    if (!isSchema(schema) || Array.isArray(schema)) return schema;
    if (schema !== root && typeof schema["$id"] === "string") throw new NoCopyError("a resource within another");
    const entries = Object.entries(schema).filter(([keyword]) => keyword !== "$id" && keyword !== "$schema");
    const other = entries.find(([keyword]) => refused.includes(keyword));
    if (other !== undefined) throw new NoCopyError(other[0]);
    const renamed = entries.map(([keyword, value]) => [nameOf(keyword, schema), valueOf(keyword, value)] as const);
    return finish(Object.fromEntries(renamed.filter(([keyword]) => keyword !== "")));
  }

  return { $schema, ...(copyOf(root) as Schema) };
}

/** The pointers of anchors. One that is dynamic is like any other in a document without resources within it. */
function anchorsOf(root: Schema): ReadonlyMap<string, string> {
  const anchors = new Map<string, string>();
  const visit = (value: unknown, at: string): void => {
    if (!isSchema(value)) return;
    for (const anchor of [value["$anchor"], value["$dynamicAnchor"]])
      if (typeof anchor === "string") anchors.set(`#${anchor}`, at);
    for (const [key, each] of Object.entries(value))
      visit(each, `${at}/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`);
  };
  visit(root, "#");
  return anchors;
}

/** The draft to copy a schema in: draft-07, or 2020-12 if it is of draft-07 itself. */
export const otherDraft = ({ $schema }: Schema): keyof typeof targets =>
  $schema === targets["draft-07"].$schema ? "2020-12" : "draft-07";
