// How the loop evaluates a constraint: step by step, from one application to the next.
import type { ConstantSets } from "./ops/among.js";
import type { Application, Constraint, ConstraintOf, Decoding } from "./plan.js";

/** The meaning of a constraint's op. Its state is in the frame, so that the loop can leave it and come back. */
export interface Step<C extends Constraint = Constraint> {
  /** Starts the next application and returns true. If none is left, decides `frame.holds` and returns false. */
  next(constraint: C, frame: StepFrame, machine: Machine): boolean;
  /** Takes in the result of the application that `next` started. */
  take(constraint: C, frame: StepFrame, child: StepFrame, machine: Machine): void;
}

export type StepOf<Op extends Constraint["op"]> = Step<ConstraintOf<Op>>;

/** For ops without applications. */
export function takesNothing(): never {
  throw new TypeError("nothing was applied");
}

/** The result of a decoding step, and its input: another constraint may apply the step to another input. */
export interface Decoded {
  readonly from: { readonly value: unknown };
  readonly content: { readonly value: unknown } | undefined;
}

/** The application of a block to a value in the loop, as far as the constraint of its current rule is concerned. */
export interface StepFrame {
  readonly value: unknown;
  /** The name or index of the value in the value of the caller, if it is a part of that. */
  readonly key: string | number | undefined;
  /** The frame whose rule made the application. */
  readonly caller: StepFrame | undefined;
  /** The frame of the first application to the same value. */
  readonly base: StepFrame;
  /** The number of contents that the value is within. */
  readonly contentDepth: number;
  /** The results of decoding steps, if there are any. */
  decoded: Map<Decoding, Decoded> | undefined;
  /** Whether all rules so far are valid. */
  readonly valid: boolean;
  /** The evaluated set, if some rule reads it. */
  readonly evaluated: object | undefined;
  /** Whether the current constraint holds. */
  holds: boolean;
  cursor: number;
  /** Within one member: the number of its possible applications that have been processed. */
  stage: number;
  /** The number of valid applications. */
  validCount: number;
  /** The parts that the constraint applied to, if an annotation needs them. */
  readonly applied: (string | number)[] | undefined;
  /** Replaces the value, in this frame and those that applied this one in place. */
  see(value: unknown): void;
  /** The name of a member of the value, by index; `undefined` after the last. */
  nameAt(index: number): string | undefined;
  /** Whether a part of the value is evaluated, or may be: it is declared by a rule that has failed. */
  isEvaluated(key: string | number): boolean;
  /** Records that the constraint has applied an application to a part of the value. */
  markEvaluated(key: string | number): void;
  /** Adds what a block that is valid for the same value has evaluated. */
  adoptEvaluated(child: StepFrame): void;
}

/** The interface of the evaluation for constraints. */
export interface Machine {
  /** Whether only a verdict is needed, so that a rule may stop as soon as it is decided. */
  readonly shortCircuit: boolean;
  /** Whether failures are recorded. Their messages show how many applications hold, so that all of them have to be counted. */
  readonly records: boolean;
  /** The sets of constants in the plan. */
  readonly sets: ConstantSets;
  /** Applies an application to the value of the frame. */
  applyInPlace(frame: StepFrame, application: Application): true;
  /** Applies an application to a part of the frame's value. `key` is its location; a name of a member has none. */
  applyToChild(frame: StepFrame, application: Application, value: unknown, key: string | number | undefined): true;
  /** Counts content that is about to be decoded. */
  charge(content: unknown): void;
  /** Applies an application to the content of the frame's value. */
  applyToContent(frame: StepFrame, application: Application, content: unknown): true;
}
