import { type StepOf, takesNothing } from "./step.js";

export const nothing: StepOf<"nothing"> = { next: () => false, take: takesNothing };
