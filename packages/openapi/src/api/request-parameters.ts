// The parameters of operations, and the headers of responses, which are described alike.
import type { Budget } from "../parameters/budget.js";
import { Malformed } from "../parameters/malformed.js";
import { isDescribedElsewhere, type Parameter, type ParameterTexts, readParameter } from "../parameters/parameter.js";
import { type ParameterLocation, styleOf } from "../parameters/style.js";
import type { Described, DescribedObject } from "./described.js";
import { type MessageIssue, messageIssue, schemaIssues } from "./issue.js";
import { locationOf } from "./message-descriptions.js";
import type { CompileSchema } from "./schema-compiler.js";

/** An object for each part of a request. */
const byLocation = <A>(make: () => A): Readonly<Record<ParameterLocation, A>> => ({
  path: make(),
  query: make(),
  header: make(),
  cookie: make(),
  querystring: make(),
});

/** The parameters of an operation, and those of its path item that it does not override. */
export function parametersOf(
  described: Described,
  compile: CompileSchema,
  owners: readonly DescribedObject[],
): readonly Parameter[] {
  const parameters = new Map<string, Parameter>();
  const listed = byLocation(() => new Set<string>());
  for (const owner of owners) {
    const list = owner.json["parameters"];
    for (const i of Array.isArray(list) ? list.keys() : []) {
      const object = described.at(owner, ["parameters", String(i)], "parameter");
      if (!object || isDescribedElsewhere(object.json)) continue;
      const { name, in: location } = object.json as { readonly name: string; readonly in: ParameterLocation };
      const key = location === "header" ? name.toLowerCase() : name;
      const parameter = parameterOf(described, compile, object, { name, in: location });
      parameters.set(JSON.stringify([location, key]), { ...parameter, listed: listed[location] });
      listed[location].add(name);
    }
  }
  return [...parameters.values()];
}

/** A parameter or header as it is described. */
export function parameterOf(
  described: Described,
  compile: CompileSchema,
  object: DescribedObject,
  { name, in: location }: Pick<Parameter, "name" | "in">,
): Parameter {
  const { json } = object;
  const [content] = described.named(object, "content", "media-type");
  const owner = content?.[1] ?? object;
  return {
    name,
    in: location,
    isRequired: location === "path" || json["required"] === true,
    allowsEmpty: location === "query" && json["allowEmptyValue"] === true,
    content: content && { mediaType: content[0], encodings: described.encodings(content[1]) },
    ...styleOf(json, location),
    allowsReserved: json["allowReserved"] === true,
    listed: new Set(),
    location: locationOf(object),
    schema: Object.hasOwn(owner.json, "schema")
      ? compile({ document: owner.document, path: [...owner.path, "schema"] })
      : undefined,
  };
}

/** The values of parameters, by the part of the request that they are in. */
export function readParameters(
  parameters: readonly Parameter[],
  texts: ParameterTexts,
  budget: Budget,
  issues: MessageIssue[],
): Readonly<Record<ParameterLocation, Readonly<Record<string, unknown>>>> {
  const found = byLocation<[string, unknown][]>(() => []);
  for (const each of parameters) {
    const value = checkParameter(each, texts, budget, issues);
    if (value !== undefined) found[each.in].push([each.name, value]);
  }
  // `fromEntries` defines own properties with any names.
  const { path, query, header, cookie, querystring } = found;
  return {
    path: Object.fromEntries(path),
    query: Object.fromEntries(query),
    header: Object.fromEntries(header),
    cookie: Object.fromEntries(cookie),
    querystring: Object.fromEntries(querystring),
  };
}

/** Reads and checks a parameter. Returns its value with defaults; `undefined` if it has none or cannot be read. */
export function checkParameter(
  parameter: Parameter,
  texts: ParameterTexts,
  budget: Budget,
  issues: MessageIssue[],
): unknown {
  const { name, in: location, schema } = parameter;
  const place = { in: location === "querystring" ? "query" : location, name } as const;
  const value = readParameter(parameter, texts, budget);
  if (value instanceof Malformed) {
    issues.push(messageIssue(place, value.reason));
    return undefined;
  }
  if (value === undefined && parameter.isRequired) {
    issues.push(messageIssue(place, "is missing"));
    return undefined;
  }
  if (!schema || (parameter.allowsEmpty && value === "")) return value;
  const found = value === undefined ? [] : schemaIssues(place, schema.errorsOf(value));
  for (const issue of found) issues.push(issue);
  if (found.length > 0) return value;
  const filled = schema.fillDefaults(value);
  if (!(filled instanceof Malformed)) return filled;
  issues.push(messageIssue(place, filled.reason));
  return value;
}
