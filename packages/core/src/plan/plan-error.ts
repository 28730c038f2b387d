/** A plan that is not well-formed, or a text that is not that of a plan: a fault of the code that made it, never of a schema. */
export class PlanError extends Error {
  /** The text `PlanError`, for callers for whom `instanceof` fails, as across realms. */
  override readonly name = "PlanError";
}
