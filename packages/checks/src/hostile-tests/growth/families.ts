// Families of schemas and values of which one grows with a number n, and the other stays small.
import { alternatives } from "./families/alternatives.js";
import { anchors } from "./families/anchors.js";
import { digits } from "./families/digits.js";
import { familiesOf, type Family } from "./families/family.js";
import { names } from "./families/names.js";
import { patterns } from "./families/patterns.js";
import { resources } from "./families/resources.js";
import { schemaDepth } from "./families/schema-depth.js";
import { urls } from "./families/urls.js";
import { valueDepth } from "./families/value-depth.js";
import { value } from "./families/value.js";
import { width } from "./families/width.js";

export const families: readonly Family[] = [
  ...familiesOf("schema width", [...width, ...alternatives]),
  ...familiesOf("schema depth", schemaDepth),
  ...familiesOf("value", value),
  ...familiesOf("value depth", valueDepth),
  ...familiesOf("names", names),
  ...familiesOf("digits", digits),
  ...familiesOf("anchors", anchors),
  ...familiesOf("resources", resources),
  ...familiesOf("patterns", patterns),
  ...familiesOf("URL", urls),
];
