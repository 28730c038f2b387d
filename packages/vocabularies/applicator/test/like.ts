import { all, defineKeyword, type Edge, type Keyword, presence, reference } from "@argot/core/keyword";

/** A reference that says what it leads to, as `$ref` of draft-03 does. */
export const like: Keyword<Edge> = defineKeyword({
  id: "https://example.com/keyword/like",
  value: reference,
  provide: (edge) => presence.of({ inherits: [edge] }),
  lower: (k) => all([k.value]),
});
