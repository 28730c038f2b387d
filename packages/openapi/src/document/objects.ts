// The kinds of objects in OpenAPI documents, and which contain which. All versions share one table, since the published
// schema of a version refuses objects that it lacks.
import { isObject, type JsonObject } from "@argot/core/keyword";

/** A kind of object in OpenAPI documents. */
export type ObjectKind =
  | "openapi"
  | "components"
  | "path-item"
  | "operation"
  | "parameter"
  | "request-body"
  | "media-type"
  | "encoding"
  | "response"
  | "header"
  | "callbacks"
  | "example"
  | "link"
  | "security-scheme"
  | "schema";

/** The value of a member of an object: one object, a list of objects, or objects by name, perhaps with extensions. */
export interface Member {
  readonly kind: ObjectKind;
  readonly holds: "one" | "list" | "map" | "extensible-map";
}

/** Whether a member of an object with extensions is an extension, by its name. */
export const isExtension = (name: string): boolean => name.startsWith("x-");

const one = (kind: ObjectKind): Member => ({ kind, holds: "one" });
const list = (kind: ObjectKind): Member => ({ kind, holds: "list" });
const map = (kind: ObjectKind): Member => ({ kind, holds: "map" });
const extensibleMap = (kind: ObjectKind): Member => ({ kind, holds: "extensible-map" });

/** The methods that a path item has members for. `query` since 3.2. */
export const methods: readonly string[] = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
];

/** The paths of the operations in a path item: its methods, and since 3.2 additional operations. */
export const operationPaths = (item: JsonObject): readonly (readonly string[])[] => {
  const { additionalOperations: more } = item;
  const additional = isObject(more) ? Object.keys(more) : [];
  return [
    ...methods.filter((method) => Object.hasOwn(item, method)).map((method) => [method]),
    ...additional.map((method) => ["additionalOperations", method]),
  ];
};

const described: Readonly<Record<string, Member>> = {
  schema: one("schema"),
  content: map("media-type"),
  examples: map("example"),
};

/** The members of each kind of object that hold other objects. */
export const members: Readonly<Record<ObjectKind, Readonly<Record<string, Member>>>> = {
  openapi: { paths: extensibleMap("path-item"), webhooks: map("path-item"), components: one("components") },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("request-body"),
    headers: map("header"),
    links: map("link"),
    securitySchemes: map("security-scheme"),
    callbacks: map("callbacks"),
    pathItems: map("path-item"),
    mediaTypes: map("media-type"),
  },
  "path-item": {
    ...Object.fromEntries(methods.map((method) => [method, one("operation")])),
    additionalOperations: map("operation"),
    parameters: list("parameter"),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("request-body"),
    responses: extensibleMap("response"),
    callbacks: map("callbacks"),
  },
  parameter: described,
  header: described,
  "request-body": { content: map("media-type") },
  "media-type": {
    schema: one("schema"),
    itemSchema: one("schema"),
    examples: map("example"),
    encoding: map("encoding"),
    itemEncoding: one("encoding"),
    prefixEncoding: list("encoding"),
  },
  encoding: {
    headers: map("header"),
    encoding: map("encoding"),
    itemEncoding: one("encoding"),
    prefixEncoding: list("encoding"),
  },
  response: { headers: map("header"), content: map("media-type"), links: map("link") },
  // An object of path items by expression.
  callbacks: {},
  example: {},
  link: {},
  "security-scheme": {},
  schema: {},
};
