// The plan: what a schema means, with keywords already forgotten. Blocks hold rules, a rule has a goal, goals reach
// other blocks through edges and ask predicates. This list is closed: a new op needs a decision record.
import { own } from "../json/own.js";
import type { Json, TypeSet } from "../json/types.js";

/** The number of a block: its index in `Plan.blocks`. */
export type BlockId = number;

/** No block: the target of a dynamic edge that has none to fall back on. */
export const nowhere: BlockId = -1;

/** A regular expression of a schema, compiled once. ECMA-262 syntax, never anchored. */
export interface Pattern {
  /** The expression as the schema has it, without delimiters. */
  readonly source: string;
  /** `"u"`, or `""` for a source that is valid without Unicode mode only. */
  readonly flags: string;
  /** Where another engine matches it: `new RegExp(source, flags)` must then not stand in for `test`. */
  readonly foreign: true | undefined;
  /** Whether it matches anywhere in the text. */
  test(text: string): boolean;
}

/** Where a function is exported, for modules that import it. */
export interface ExportedFrom {
  /** The module specifier, as it stands in an `import`. */
  readonly specifier: string;
  /** The name of the export; `default` is one. */
  readonly name: string;
}

/** A function of the host that a plan calls: it sees values, never schemas, and answers the same for the same value. */
export interface HostFunction<Answer> {
  /** The function: it is given a value of the types that its rule applies to, and `argument`. */
  readonly call: (value: never, argument: never) => Answer;
  /** The second argument of each call; `undefined` where it takes one only. */
  readonly argument: unknown;
  /** The keyword it stands for, for the text form and for messages. */
  readonly name: string;
  /** Where `call` can be imported from. Without it the plan cannot be written as a module. */
  readonly module: ExportedFrom | undefined;
}

/** A step on the way to a content: it is given the instance, or what the step before it gave, and gives nothing where it fails. */
export type Decoding = HostFunction<{ readonly value: unknown } | undefined>;

/** How what is measured, on the left, must stand to the bound, on the right. */
export type Relation = ">=" | "<=" | ">" | "<";

/** What a comparison measures: the number itself, characters of a string, items of an array, properties of an object. */
export type Measure = "self" | "length" | "count" | "size";

/** A question about one value, with no subschemas and no annotations. */
export type Pred =
  | { readonly op: "is"; readonly types: TypeSet }
  | { readonly op: "compare"; readonly of: Measure; readonly relation: Relation; readonly to: number | bigint }
  | { readonly op: "multiple"; readonly of: number | bigint }
  | { readonly op: "match"; readonly pattern: Pattern }
  | { readonly op: "among"; readonly values: readonly Json[] }
  | { readonly op: "has"; readonly name: string }
  | { readonly op: "member"; readonly name: string; readonly of: Pred }
  | { readonly op: "unique" }
  | { readonly op: "host"; readonly test: HostFunction<boolean> }
  | { readonly op: "and"; readonly of: readonly Pred[] }
  | { readonly op: "or"; readonly of: readonly Pred[] }
  | { readonly op: "not"; readonly of: Pred };

/** The application of a block to a value. */
export interface Edge {
  /** The block that is applied, unless `dynamic` finds another; `nowhere` where that has to find one. */
  readonly target: BlockId;
  /** What the application adds to the keyword location: reference tokens from the block that holds the rule. */
  readonly via: readonly string[];
  /**
   * The anchor to look for in the dynamic scope; the outermost resource that declares it wins, and `target` stands where
   * none does. Where `target` is `nowhere`, evaluation ends with an error then. The empty string is an anchor like
   * any other.
   */
  readonly dynamic: string | undefined;
  /** The edge is followed only where this holds of the value; elsewhere it holds by itself. */
  readonly when: Pred | undefined;
}

/** Member names that sibling rules answer for. */
export interface Claims {
  /** Names claimed one by one. */
  readonly names: ReadonlySet<string>;
  /** Each claims every name that it matches. */
  readonly patterns: readonly Pattern[];
}

/** How many, both ends included. */
export interface Range {
  /** The least count; 0 where there is no lower end. */
  readonly min: number;
  /** The greatest count; `Infinity` where there is no upper end. */
  readonly max: number;
}

/** What remains for `rest`: what `Claims` does not name, or what no rule has evaluated so far, or everything (`null`). */
export type Except<C> = C | "evaluated" | null;

/** What a rule demands of the value that its block is applied to. */
export type Goal =
  /** The predicate holds. */
  | { readonly op: "test"; readonly pred: Pred }
  /** Every edge holds of the same value. */
  | { readonly op: "all"; readonly edges: readonly Edge[] }
  /** As many edges as the range says hold of the same value. */
  | { readonly op: "some"; readonly edges: readonly Edge[]; readonly range: Range }
  /** Where `if` holds, `then` must; elsewhere, `else` must. */
  | { readonly op: "branch"; readonly if: Edge; readonly then: Edge | undefined; readonly else: Edge | undefined }
  /** Members of an object: by name, by each pattern that matches the name, and the rest. Marks those it applied to. */
  | {
      readonly op: "members";
      readonly named: ReadonlyMap<string, Edge>;
      readonly patterns: readonly { readonly pattern: Pattern; readonly edge: Edge }[];
      readonly rest: Edge | undefined;
      readonly except: Except<Claims>;
    }
  /** The names of an object's members, each as a string. */
  | { readonly op: "names"; readonly edge: Edge }
  /**
   * Items of an array: the first ones by position, the others, from `from` on, by `rest`. With a quota, as many as it
   * says hold; otherwise all do. Marks those it applied to (with a quota, those that hold), unless `unmarked`.
   */
  | {
      readonly op: "items";
      readonly prefix: readonly Edge[];
      readonly rest: Edge | undefined;
      readonly from: number;
      readonly except: Except<never>;
      readonly quota: Range | undefined;
      readonly unmarked: boolean | undefined;
    }
  /**
   * The content of an instance, a value that is derived from it step by step, holds; without an edge it is enough that there
   * is one. An instance from which none can be derived does not hold, nor one that is within `deepest` contents already.
   * Steps are told apart as objects: what goals of one block have in common is taken once.
   */
  | {
      readonly op: "decoded";
      readonly decode: readonly Decoding[];
      readonly edge: Edge | undefined;
      readonly deepest: number;
    }
  /** Always holds. It is there for its note. */
  | { readonly op: "nothing" };

/** The goal with a given op. */
export type GoalOf<Op extends Goal["op"]> = Extract<Goal, { op: Op }>;

/** What a rule that holds says about the value: a constant, or what its goal applied to. */
export type Note = { readonly kind: "value"; readonly value: Json } | { readonly kind: "applied" };

/** What a rule that fails says: a template with `{names}` of its data. */
export interface Report {
  /** Stable across releases and languages. */
  readonly id: string;
  /** The end of a sentence about the value at the instance location; `{name}` stands for a member of the data. */
  readonly template: string;
  /** What is known before any value is seen, by name: `value` is the keyword's value. Evaluation adds what it found. */
  readonly data: Readonly<Record<string, Json>>;
  /** Whether it is said as it stands, and nothing around it: the words are those of the schema's author. */
  readonly verbatim: true | undefined;
}

/** One keyword's demand, or what is left of it. */
export interface Rule {
  /** The keyword as the schema spells it; `undefined` where the rule speaks of the schema as a whole. */
  readonly name: string | undefined;
  /** Types the rule speaks about; it holds of all others. */
  readonly applies: TypeSet;
  /** What must hold of a value of these types. */
  readonly goal: Goal;
  /** The vocabulary that the keyword belongs to. */
  readonly vocabulary: string | undefined;
  /** The annotation that the rule leaves where it holds; without one it leaves none. */
  readonly note: Note | undefined;
  /** What is said where the rule fails; without one only what failed beneath is. */
  readonly report: Report | undefined;
}

/** A schema. All its rules must hold; with none, everything does. */
export interface Block {
  /** Its index in `Plan.blocks`. */
  readonly id: BlockId;
  /** The resource it stands in, an index into {@link Plan.resources}. */
  readonly resource: number;
  /** The JSON Pointer of the schema in its resource. */
  readonly pointer: string;
  /** In the order in which they run; those that read what others evaluated come last. */
  readonly rules: readonly Rule[];
}

/** A schema resource: what a base URI identifies. */
export interface Resource {
  /** The absolute URI that identifies it, without a fragment. */
  readonly uri: string;
  /** The URI of the dialect that it speaks, for outputs that name it. */
  readonly dialect: string | undefined;
  /** The blocks that its dynamic anchors name, by anchor. */
  readonly dynamicAnchors: ReadonlyMap<string, BlockId>;
}

/** The meaning of one schema and of all that it reaches. */
export interface Plan {
  /** The application of the compiled schema to the instance root. */
  readonly entry: Edge;
  /** Every block that can be reached; a block's index is its id. */
  readonly blocks: readonly Block[];
  /** The resources that the blocks stand in, by the index that blocks refer to. */
  readonly resources: readonly Resource[];
}

// ---- constructors ----
// What a plan is made of always has all its members, `undefined` where there is nothing: nothing is asked of a prototype.

/** The application of a block, always and whatever the scope. */
export const edgeTo = (target: BlockId, via: readonly string[] = []): Edge => ({
  target,
  via,
  dynamic: undefined,
  when: undefined,
});

/** A rule that only demands: nobody named it, and it says nothing. */
export const demand = (applies: TypeSet, goal: Goal): Rule => ({
  name: undefined,
  applies,
  goal,
  vocabulary: undefined,
  note: undefined,
  report: undefined,
});

/** The parts of a goal, of which some may be left out. */
export type Parts<Op extends Goal["op"]> = {
  readonly [Part in keyof Omit<GoalOf<Op>, "op">]?: GoalOf<Op>[Part] | undefined;
};

/** A function of the host as keywords name it: it need not be exported anywhere. */
export type HostCall<Answer> = Omit<HostFunction<Answer>, "module"> & {
  readonly module?: ExportedFrom | undefined;
};

/** The same with all its members. */
export function hostFunction<Answer>(given: HostCall<Answer>): HostFunction<Answer> {
  const { call, argument, name, module } = own(given);
  return { call, argument, name, module };
}

/** Measures an object: the number of its properties; one that is `undefined` does not count. */
export const size: Measure = "size";
/** Measures a string: the number of its Unicode code points. */
export const length: Measure = "length";
/** Measures an array: the number of its items. */
export const count: Measure = "count";
/** Measures a number: its own value. */
export const self: Measure = "self";

/* @__NO_SIDE_EFFECTS__ */
const comparison =
  (relation: Relation) =>
  (of: Measure, to: number | bigint): Pred => ({ op: "compare", of, relation, to });

/** Makes the predicate that compares a measure of the value, on the left, with a bound. */
export type Comparison = (of: Measure, to: number | bigint) => Pred;
/** Holds where the measure is greater than the bound or equal to it. */
export const atLeast: Comparison = comparison(">=");
/** Holds where the measure is less than the bound or equal to it. */
export const atMost: Comparison = comparison("<=");
/** Holds where the measure is greater than the bound, and not where they are equal. */
export const above: Comparison = comparison(">");
/** Holds where the measure is less than the bound, and not where they are equal. */
export const below: Comparison = comparison("<");

/** Holds of a value that has at least one of the types. */
export const is = (types: TypeSet): Pred => ({ op: "is", types });
/** Holds of a number that is an integral multiple of this one in decimal arithmetic: 4.02 is one of 0.01. */
export const multipleOf = (of: number | bigint): Pred => ({ op: "multiple", of });
/** Holds of a string in which the pattern matches anywhere. */
export const match = (pattern: Pattern): Pred => ({ op: "match", pattern });
/** Holds of a value that equals one of these as JSON: the order of an object's members does not count. */
export const among = (values: readonly Json[]): Pred => ({ op: "among", values });
/** Holds of an object that has an own property of this name. */
export const has = (name: string): Pred => ({ op: "has", name });
/** Holds of an object that has an own property of this name, of whose value the predicate holds. */
export const member = (name: string, of: Pred): Pred => ({ op: "member", name, of });
/** Holds of an array of which no two items are equal as JSON. */
export const unique = (): Pred => ({ op: "unique" });
/** Holds of a value of which a function of the host says so. */
export const host = (call: HostCall<boolean>): Pred => ({ op: "host", test: hostFunction(call) });
/** Holds where all of the predicates do; with none, always. */
export const and = (of: readonly Pred[]): Pred => ({ op: "and", of });
/** Holds where at least one of the predicates does; with none, never. */
export const or = (of: readonly Pred[]): Pred => ({ op: "or", of });
/** Holds where the predicate does not. */
export const not = (of: Pred): Pred => ({ op: "not", of });

/** Demands that a predicate holds of the value. */
export const test = (pred: Pred): Goal => ({ op: "test", pred });
/** Demands that every edge holds of the same value; with none, nothing is demanded. */
export const all = (edges: readonly Edge[]): Goal => ({ op: "all", edges });
/** Demands that at least `min` (0) and at most `max` (no limit) of the edges hold of the same value. */
export const some = (edges: readonly Edge[], range: Partial<Range>): Goal => {
  const { min = 0, max = Infinity } = own(range);
  return { op: "some", edges, range: { min, max } };
};
/** Demands `then` where `if` holds and `else` where it does not; a side that is missing demands nothing. */
export const branch = (edges: { if: Edge; then?: Edge | undefined; else?: Edge | undefined }): Goal => {
  const { if: condition, then, else: otherwise } = own(edges);
  return { op: "branch", if: condition, then, else: otherwise };
};
/** Demands edges of an object's members; without `except`, `rest` is demanded of every member. */
export const members = (parts: Parts<"members">): Goal => {
  const { named = new Map(), patterns = [], rest, except = null } = own(parts);
  return { op: "members", named, patterns, rest, except };
};
/** Demands the edge of each member name of an object, as a string. */
export const names = (edge: Edge): Goal => ({ op: "names", edge });
/** Demands edges of an array's items; without `from`, `rest` starts at index 0. */
export const items = (parts: Parts<"items">): Goal => {
  const { prefix = [], rest, from = 0, except = null, quota, unmarked } = own(parts);
  return { op: "items", prefix, rest, from, except, quota, unmarked };
};
/** A step on the way to a content: made once, for all goals that take it. */
export const decoding = (call: HostCall<{ readonly value: unknown } | undefined>): Decoding => hostFunction(call);
/** Demands that there is a content, and the edge of it; at most so many contents lie in one another. */
export const decoded = (parts: {
  readonly decode: readonly Decoding[];
  readonly edge?: Edge | undefined;
  readonly deepest: number;
}): Goal => {
  const { decode, edge, deepest } = own(parts);
  return { op: "decoded", decode, edge, deepest };
};
/** Demands nothing: for rules that only annotate. */
export const nothing = (): Goal => ({ op: "nothing" });
/** The edge, followed only where the predicate holds. */
export const when = (edge: Edge, pred: Pred): Edge => ({ ...edge, when: pred });
