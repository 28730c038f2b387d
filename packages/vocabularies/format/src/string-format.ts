import { defineFormat, type Format } from "./define-format.js";

/** A format of strings whose test this package exports. */
/* @__NO_SIDE_EFFECTS__ */
export const stringFormat = (test: (text: string) => boolean, name: string, message: string): Format =>
  defineFormat({ test, importFrom: { specifier: "@argot/format", name }, message });
