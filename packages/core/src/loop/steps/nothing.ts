import { type StepOf, takesNothing } from "./step.js";

export const nothingStep: StepOf<"nothing"> = { next: () => false, take: takesNothing };
