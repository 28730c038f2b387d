import type { BlockId, Application, Constraint, Pattern, Profile } from "@argot/core/plan";
import type { Analysis } from "../analysis/analysis.js";
import type { Kinds } from "../analysis/kinds.js";
import { quote } from "./text.js";
import type { EvaluatedBits } from "./evaluated-bits.js";

/** What emitted code finds around it in a module that stands for itself. */
export interface Surroundings {
  /** The name of a regular expression that is declared there. */
  pattern(pattern: Pattern): string;
}

/** What the functions of one module share: constants, patterns, names, and the functions that are still to be written. */
export class ModuleContext {
  readonly analysis: Analysis;
  readonly profile: Profile | undefined;
  /** Where there are some, as little as possible is handed over to the loop: it would have to come along. */
  readonly surroundings: Surroundings | undefined;
  /** Where the code is that of one block, those of others are found in the tables `B` and `W`. */
  readonly #only: BlockId | undefined;
  /** Values that source cannot hold, handed to the module in this order. */
  readonly constants: unknown[] = [];
  /** Declarations at the top of the module. */
  readonly declarations: string[] = [];
  readonly #names = new Map<unknown, string>();
  readonly #shared = new Map<string, string>();
  readonly #patterns = new Map<string, string>();
  readonly #wanted: BlockId[] = [];
  readonly #functions = new Set<BlockId>();
  readonly #unexplained: BlockId[] = [];
  readonly #explanations = new Set<BlockId>();
  #counter = 0;

  constructor(analysis: Analysis, profile: Profile | undefined, surroundings?: Surroundings, only?: BlockId) {
    this.#only = only;
    this.analysis = analysis;
    this.profile = profile;
    this.surroundings = surroundings;
  }

  /** A name that nothing else has. */
  fresh(prefix: string): string {
    return `${prefix}${++this.#counter}`;
  }

  /** The name of a value that is handed to the module. */
  constant(value: unknown, prefix = "k"): string {
    const known = this.#names.get(value);
    if (known) return known;
    const name = this.declare(`c[${this.constants.push(value) - 1}]`, prefix);
    this.#names.set(value, name);
    return name;
  }

  /** The name of a declaration of its own. */
  declare(expression: string, prefix: string): string {
    const name = this.fresh(prefix);
    this.declarations.push(`const ${name} = ${expression};`);
    return name;
  }

  /** The name of a declaration that all who want the same expression share. */
  once(expression: string, prefix: string): string {
    const known = this.#shared.get(expression);
    if (known !== undefined) return known;
    const name = this.declare(expression, prefix);
    this.#shared.set(expression, name);
    return name;
  }

  /** The name of a regular expression. */
  pattern(pattern: Pattern): string {
    if (this.surroundings) return this.surroundings.pattern(pattern);
    if (pattern.foreign) return this.constant(pattern);
    const { source, flags } = pattern;
    const key = `${flags}/${source}`;
    const known = this.#patterns.get(key);
    if (known) return known;
    const name = this.declare(`new RegExp(${quote(source)}, ${quote(flags)})`, "p");
    this.#patterns.set(key, name);
    return name;
  }

  /** How the function of a block is called: by the name under which it will be written, where that is here. */
  functionOf(id: BlockId): string {
    if (this.#only !== undefined && id !== this.#only) return `B[${id}]`;
    if (!this.#functions.has(id)) {
      this.#functions.add(id);
      this.#wanted.push(id);
    }
    return `b${id}`;
  }

  /** The next function to write. */
  nextWanted(): BlockId | undefined {
    return this.#wanted.shift();
  }

  /** How the function that explains a block is called: by the name under which it will be written, where that is here. */
  explanationOf(id: BlockId): string {
    if (this.#only !== undefined && id !== this.#only) return `W[${id}]`;
    if (!this.#explanations.has(id)) {
      this.#explanations.add(id);
      this.#unexplained.push(id);
    }
    return `why${id}`;
  }

  /** The next function that explains to write. */
  nextUnexplained(): BlockId | undefined {
    return this.#unexplained.shift();
  }
}

/**
 * Writes what stands in other blocks. The rooms for objects, arrays and alternatives call it for the parts they find,
 * and know nothing of one another.
 */
export interface Writer {
  /** Statements that go on where an application's block holds of a value, noting that it does, and run `fail` where it does not. */
  follow(
    application: Application,
    value: string,
    known: Kinds,
    fail: string,
    context: FunctionContext,
    evaluatedBits?: EvaluatedBits,
  ): string;
  /** Statements that run `held` where an application's block holds of a value, noting that it does, and go on in any case. */
  attempt(
    application: Application,
    value: string,
    known: Kinds,
    held: string,
    context: FunctionContext,
    evaluatedBits: EvaluatedBits,
  ): string;
  /** A condition: the block of an application holds of a value. */
  holds(application: Application, value: string, known: Kinds, context: FunctionContext): string;
  /** Statements for one constraint. */
  constraint(
    constraint: Constraint,
    value: string,
    known: Kinds,
    fail: string,
    context: FunctionContext,
    evaluatedBits?: EvaluatedBits,
  ): string;
}

/** What the code of one function shares. */
export interface FunctionContext {
  readonly module: ModuleContext;
  readonly writer: Writer;
  /** The block that the function was begun for. */
  readonly id: BlockId;
  readonly resource: number;
  /** Whether it counts how deep it is, and knows the scope. */
  readonly recursive: boolean;
  readonly scoped: boolean;
  /** Blocks being inlined right now, the function's own first. */
  readonly open: Set<BlockId>;
  /** How much has been inlined so far: rules. */
  inlined: number;
}

/** A condition: the loop says that a block holds of a value. */
export const fallbackCall = (id: BlockId, value: string, { scoped }: Pick<FunctionContext, "scoped">): string =>
  `L(${id}, ${value}${scoped ? ", s" : ""})`;

/** What the code of one function that explains shares, and how it asks for verdicts. */
export interface ExplanationContext {
  readonly module: ModuleContext;
  /** Whether the function counts how deep it is. */
  readonly recursive: boolean;
  /** The numbers of those rules of the block that read marks, settled or not. */
  readonly readers: ReadonlySet<number>;
  /** A condition: the block of an application holds of a value. */
  holds(application: Application, value: string, known: Kinds): string;
  /** Statements that run `fail` where a constraint does not hold. */
  verdict(constraint: Constraint, value: string, known: Kinds, fail: string, evaluatedBits?: EvaluatedBits): string;
}
