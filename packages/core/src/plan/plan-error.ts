/** A plan that is not well-formed: a fault of the code that built it, never of a schema. */
export class PlanError extends Error {
  /** The text `PlanError`, for callers for whom `instanceof` fails, as across realms. */
  override readonly name = "PlanError";
}
