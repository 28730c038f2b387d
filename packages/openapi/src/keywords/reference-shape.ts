import { type Shape, simpleShape } from "@argot/core/keyword";
import type { Reference } from "./discriminated.js";

/** A URI reference, as it is written and where it leads. */
export const referenceShape: Shape<Reference, string> = {
  ...simpleShape("a string", (json): json is string => typeof json === "string"),
  parse: (reference, context) => ({ reference, application: context.reference(reference) }),
};
