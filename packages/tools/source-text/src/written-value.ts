import type { Json } from "@argot/core";
import { stringifyJson } from "@argot/core/json";

/** A value as JSON in one line. */
export const writtenValue = (value: Json): string =>
  Array.isArray(value) ? `[${value.map((item) => stringifyJson(item)).join(", ")}]` : stringifyJson(value);
