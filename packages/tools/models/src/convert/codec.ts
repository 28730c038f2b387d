import { equal, parseJson, stringifyJson } from "@argot/core/json";
import { isObject, type Json } from "@argot/core/keyword";

/** How values are written as answers. Both functions take every JSON value and leave what they do not know. */
export interface Codec {
  encode(value: Json): Json;
  decode(answer: Json): Json;
}

/** How a property is written. */
export interface PropertyCodec {
  /** How its value is written; `undefined`: as it is. */
  readonly codec: Codec | undefined;
  /** How its absence is written: not at all, as null, or as null where a value is within an object. */
  readonly absence: "absent" | "null" | "wrapped";
}

/** The name of the property that holds a value in an object made for it. */
export const valueName = "value";

/** The name of the property that holds the name of a property in a list of properties. */
export const nameName = "name";

/** Values as JSON texts. */
export const jsonText: Codec = {
  encode: (value) => stringifyJson(value),
  decode(answer) {
    if (typeof answer !== "string") return answer;
    try {
      return parseJson(answer) as Json;
    } catch {
      return answer;
    }
  },
};

/** Some values as JSON texts. */
export const textsOf = (values: readonly Json[]): Codec => ({
  encode: (value) => (values.some((each) => equal(each, value)) ? stringifyJson(value) : value),
  decode(answer) {
    const value = values.find((each) => stringifyJson(each) === answer);
    return value === undefined ? answer : value;
  },
});

/** A value within an object. */
export const wrapped = (codec: Codec | undefined, name: string): Codec => ({
  encode: (value) => ({ [name]: codec ? codec.encode(value) : value }),
  decode(answer) {
    const [only, second] = isObject(answer) ? Object.entries(answer) : [];
    if (only?.[0] !== name || second !== undefined) return answer;
    return codec ? codec.decode(only[1]) : only[1];
  },
});

/** Items, of which the first ones may differ from the others. */
export const itemsCodec = (first: readonly (Codec | undefined)[], rest: Codec | undefined): Codec => {
  const codecAt = (i: number): Codec | undefined => (i < first.length ? first[i] : rest);
  return {
    encode: (value) => (Array.isArray(value) ? value.map((each: Json, i): Json => encoded(codecAt(i), each)) : value),
    decode: (answer) =>
      Array.isArray(answer) ? answer.map((each: Json, i): Json => decoded(codecAt(i), each)) : answer,
  };
};

/** The value that an answer stands for. */
export const decoded = (codec: Codec | undefined, answer: Json): Json => (codec ? codec.decode(answer) : answer);

/** The answer that stands for a value. */
export const encoded = (codec: Codec | undefined, value: Json): Json => (codec ? codec.encode(value) : value);

/** Other properties: with their names, or as a list of names and values under a name; `undefined` for the value itself. */
export interface OtherProperties {
  readonly list: { readonly property: string | undefined } | undefined;
  readonly codec: Codec | undefined;
}

/** Objects by their properties. */
export function propertiesCodec(
  properties: ReadonlyMap<string, PropertyCodec>,
  { list, codec: otherCodec }: OtherProperties,
): Codec {
  const asObject = (
    entries: readonly (readonly [string, Json])[],
    others: readonly (readonly [string, Json])[],
  ): Json => {
    if (!list) return Object.fromEntries([...entries, ...others]);
    const written = others.map(([name, value]): Json => ({ [nameName]: name, [valueName]: value }));
    return list.property === undefined ? written : Object.fromEntries([...entries, [list.property, written]]);
  };
  return {
    encode(value) {
      if (!isObject(value)) return value;
      const entries: [string, Json][] = [];
      for (const [name, { codec, absence }] of properties) {
        if (Object.hasOwn(value, name)) {
          const each = encoded(codec, value[name] as Json);
          entries.push([name, absence === "wrapped" ? { [valueName]: each } : each]);
        } else if (absence !== "absent") entries.push([name, null]);
      }
      const others = Object.entries(value).filter(([name]) => !properties.has(name));
      return asObject(
        entries,
        others.map(([name, each]) => [name, encoded(otherCodec, each)]),
      );
    },
    decode(answer) {
      if (list && list.property === undefined)
        return Array.isArray(answer) ? (listed(answer, otherCodec) ?? answer) : answer;
      if (!isObject(answer)) return answer;
      const entries: [string, Json][] = [];
      for (const [name, value] of Object.entries(answer)) {
        const property = properties.get(name);
        if (!property) {
          const others = name === list?.property && Array.isArray(value) ? listed(value, otherCodec) : undefined;
          if (others) entries.push(...Object.entries(others));
          else entries.push([name, list ? value : decoded(otherCodec, value)]);
        } else if (value !== null || property.absence === "absent")
          entries.push([
            name,
            property.absence === "wrapped"
              ? wrapped(property.codec, valueName).decode(value)
              : decoded(property.codec, value),
          ]);
      }
      return Object.fromEntries(entries);
    },
  };
}

/** The properties that a list of names and values stands for; `undefined` if it is none. */
function listed(list: readonly Json[], codec: Codec | undefined): Readonly<Record<string, Json>> | undefined {
  const entries: [string, Json][] = [];
  for (const each of list) {
    if (!isObject(each) || !Object.hasOwn(each, valueName)) return undefined;
    const { [nameName]: name, [valueName]: value } = each;
    if (typeof name !== "string") return undefined;
    entries.push([name, decoded(codec, value as Json)]);
  }
  return Object.fromEntries(entries);
}
