// What other vocabularies have, as far as the tests need it to build schemas with.
import {
  all,
  containsRange,
  defineKeyword,
  type Application,
  has,
  items as itemsOf,
  type Keyword,
  claimedProperties,
  members,
  prefixLength,
  reference,
  schema,
  schemaList,
  schemaMap,
  some,
  JsonType,
  when,
} from "@argot/core/keyword";

const id = (name: string): string => `https://example.com/keyword/${name}`;

const allOf: Keyword<Application[]> = defineKeyword({
  id: id("allOf"),
  value: schemaList,
  lower: (k) => all(k.value),
});
const anyOf: Keyword<Application[]> = defineKeyword({
  id: id("anyOf"),
  value: schemaList,
  lower: (k) => some(k.value, { min: 1 }),
});
const oneOf: Keyword<Application[]> = defineKeyword({
  id: id("oneOf"),
  value: schemaList,
  lower: (k) => some(k.value, { min: 1, max: 1 }),
});
const not: Keyword<Application> = defineKeyword({
  id: id("not"),
  value: schema,
  lower: (k) => some([k.value], { max: 0 }),
});
const dependentSchemas: Keyword<ReadonlyMap<string, Application>> = defineKeyword({
  id: id("dependentSchemas"),
  value: schemaMap,
  appliesTo: JsonType.object,
  lower: (k) => all(Array.from(k.value, ([name, application]) => when(application, has(name)))),
});
const properties: Keyword<ReadonlyMap<string, Application>> = defineKeyword({
  id: id("properties"),
  value: schemaMap,
  appliesTo: JsonType.object,
  provide: (named) => claimedProperties.of({ names: [...named.keys()] }),
  lower: (k) => members({ named: k.value }),
});
const additionalProperties: Keyword<Application> = defineKeyword({
  id: id("additionalProperties"),
  value: schema,
  appliesTo: JsonType.object,
  lower: (k) => members({ rest: k.value, except: k.read(claimedProperties) }),
});
const prefixItems: Keyword<Application[]> = defineKeyword({
  id: id("prefixItems"),
  value: schemaList,
  appliesTo: JsonType.array,
  provide: (prefix) => prefixLength.of(prefix.length),
  lower: (k) => itemsOf({ prefix: k.value }),
});
const items: Keyword<Application> = defineKeyword({
  id: id("items"),
  value: schema,
  appliesTo: JsonType.array,
  lower: (k) => itemsOf({ rest: k.value, from: k.read(prefixLength) ?? 0 }),
});
const contains: Keyword<Application> = defineKeyword({
  id: id("contains"),
  value: schema,
  appliesTo: JsonType.array,
  lower: (k) => itemsOf({ rest: k.value, quota: k.read(containsRange) }),
});
const containsUnmarked: Keyword<Application> = defineKeyword({
  id: id("containsUnmarked"),
  value: schema,
  appliesTo: JsonType.array,
  lower: (k) => itemsOf({ rest: k.value, quota: k.read(containsRange), keepsUnevaluated: true }),
});
const ref: Keyword<Application> = defineKeyword({
  id: id("ref"),
  value: reference,
  lower: (k) => all([k.value]),
});

export const applicators = {
  allOf,
  anyOf,
  oneOf,
  not,
  dependentSchemas,
  properties,
  additionalProperties,
  prefixItems,
  items,
  contains,
  containsUnmarked,
  ref,
};
