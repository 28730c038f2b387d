// The plan: what a schema means, with keywords already forgotten. Blocks hold rules, a rule has a constraint, constraints reach
// other blocks through applications and ask predicates. This list is closed: a new op needs a decision record.
import { ownProperties } from "../json/own-properties.js";
import type { Json, TypeSet } from "../json/types.js";

/** The number of a block: its index in `Plan.blocks`. */
export type BlockId = number;

/** No block: the target of a dynamic application that has none to fall back on. */
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
export interface CustomFunction<Answer> {
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
export type Decoding = CustomFunction<{ readonly value: unknown } | undefined>;

/** How what is measured, on the left, must stand to the bound, on the right. */
export type Relation = ">=" | "<=" | ">" | "<";

/** What a comparison measures: the number itself, characters of a string, items of an array, properties of an object. */
export type Measure = "self" | "characterCount" | "itemCount" | "propertyCount";

/** A question about one value, with no subschemas and no annotations. */
export type Predicate =
  | { readonly op: "is"; readonly types: TypeSet }
  | { readonly op: "compare"; readonly of: Measure; readonly relation: Relation; readonly to: number | bigint }
  | { readonly op: "multiple"; readonly of: number | bigint }
  | { readonly op: "match"; readonly pattern: Pattern }
  | { readonly op: "among"; readonly values: readonly Json[] }
  | { readonly op: "has"; readonly name: string }
  | { readonly op: "member"; readonly name: string; readonly of: Predicate }
  | { readonly op: "unique" }
  | { readonly op: "custom"; readonly test: CustomFunction<boolean> }
  | { readonly op: "and"; readonly of: readonly Predicate[] }
  | { readonly op: "or"; readonly of: readonly Predicate[] }
  | { readonly op: "not"; readonly of: Predicate };

/** The application of a block to a value. */
export interface Application {
  /** The block that is applied, unless `dynamic` finds another; `nowhere` where that has to find one. */
  readonly target: BlockId;
  /** What the application adds to the keyword location: reference tokens from the block that holds the rule. */
  readonly keywordPath: readonly string[];
  /**
   * The anchor to look for in the dynamic scope; the outermost resource that declares it wins, and `target` stands where
   * none does. Where `target` is `nowhere`, evaluation ends with an error then. The empty string is an anchor like
   * any other.
   */
  readonly dynamic: string | undefined;
  /** The application is followed only where this holds of the value; elsewhere it holds by itself. */
  readonly when: Predicate | undefined;
}

/** Member names that sibling rules answer for. */
export interface SiblingNames {
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
export type Constraint =
  /** The predicate holds. */
  | { readonly op: "test"; readonly predicate: Predicate }
  /** Every application holds of the same value. */
  | { readonly op: "all"; readonly applications: readonly Application[] }
  /** As many applications as the range says hold of the same value. */
  | { readonly op: "some"; readonly applications: readonly Application[]; readonly range: Range }
  /** Where `if` holds, `then` must; elsewhere, `else` must. */
  | {
      readonly op: "branch";
      readonly if: Application;
      readonly then: Application | undefined;
      readonly else: Application | undefined;
    }
  /** Members of an object: by name, by each pattern that matches the name, and the rest. Marks those it applied to. */
  | {
      readonly op: "members";
      readonly named: ReadonlyMap<string, Application>;
      readonly patterns: readonly { readonly pattern: Pattern; readonly application: Application }[];
      readonly rest: Application | undefined;
      readonly except: Except<SiblingNames>;
    }
  /** The names of an object's members, each as a string. */
  | { readonly op: "names"; readonly application: Application }
  /**
   * Items of an array: the first ones by position, the others, from `from` on, by `rest`. With a quota, as many as it
   * says hold; otherwise all do. Marks those it applied to (with a quota, those that hold), unless `unmarked`.
   */
  | {
      readonly op: "items";
      readonly prefix: readonly Application[];
      readonly rest: Application | undefined;
      readonly from: number;
      readonly except: Except<never>;
      readonly quota: Range | undefined;
      readonly keepsUnevaluated: boolean | undefined;
    }
  /**
   * The content of an instance, a value that is derived from it step by step, holds; without an application it is enough that there
   * is one. An instance from which none can be derived does not hold, nor one that is within `deepest` contents already.
   * Steps are told apart as objects: what constraints of one block have in common is taken once.
   */
  | {
      readonly op: "decoded";
      readonly decode: readonly Decoding[];
      readonly application: Application | undefined;
      readonly deepest: number;
    }
  /** Always holds. It is there for its note. */
  | { readonly op: "nothing" };

/** The constraint with a given op. */
export type ConstraintOf<Op extends Constraint["op"]> = Extract<Constraint, { op: Op }>;

/** What a rule that holds says about the value: a constant, or what its constraint applied to. */
export type RuleAnnotation = { readonly kind: "value"; readonly value: Json } | { readonly kind: "applied" };

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
  readonly appliesTo: TypeSet;
  /** What must hold of a value of these types. */
  readonly constraint: Constraint;
  /** The vocabulary that the keyword belongs to. */
  readonly vocabulary: string | undefined;
  /** The annotation that the rule leaves where it holds; without one it leaves none. */
  readonly annotation: RuleAnnotation | undefined;
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
  readonly entry: Application;
  /** Every block that can be reached; a block's index is its id. */
  readonly blocks: readonly Block[];
  /** The resources that the blocks stand in, by the index that blocks refer to. */
  readonly resources: readonly Resource[];
}

// ---- constructors ----
// What a plan is made of always has all its members, `undefined` where there is nothing: nothing is asked of a prototype.

/** The application of a block, always and whatever the scope. */
export const applicationTo = (target: BlockId, keywordPath: readonly string[] = []): Application => ({
  target,
  keywordPath,
  dynamic: undefined,
  when: undefined,
});

/** A rule that only demands: nobody named it, and it says nothing. */
export const ruleOf = (appliesTo: TypeSet, constraint: Constraint): Rule => ({
  name: undefined,
  appliesTo,
  constraint,
  vocabulary: undefined,
  annotation: undefined,
  report: undefined,
});

/** The parts of a constraint, of which some may be left out. */
export type Parts<Op extends Constraint["op"]> = {
  readonly [Part in keyof Omit<ConstraintOf<Op>, "op">]?: ConstraintOf<Op>[Part] | undefined;
};

/** A function of the host as keywords name it: it need not be exported anywhere. */
export type CustomCall<Answer> = Omit<CustomFunction<Answer>, "module"> & {
  readonly module?: ExportedFrom | undefined;
};

/** The same with all its members. */
export function customFunction<Answer>(given: CustomCall<Answer>): CustomFunction<Answer> {
  const { call, argument, name, module } = ownProperties(given);
  return { call, argument, name, module };
}

/** Measures an object: the number of its properties; one that is `undefined` does not count. */
export const propertyCount: Measure = "propertyCount";
/** Measures a string: the number of its Unicode code points. */
export const characterCount: Measure = "characterCount";
/** Measures an array: the number of its items. */
export const itemCount: Measure = "itemCount";
/** Measures a number: its own value. */
export const self: Measure = "self";

/* @__NO_SIDE_EFFECTS__ */
const comparison =
  (relation: Relation) =>
  (of: Measure, to: number | bigint): Predicate => ({ op: "compare", of, relation, to });

/** Makes the predicate that compares a measure of the value, on the left, with a bound. */
export type Comparison = (of: Measure, to: number | bigint) => Predicate;
/** Holds where the measure is greater than the bound or equal to it. */
export const atLeast: Comparison = comparison(">=");
/** Holds where the measure is less than the bound or equal to it. */
export const atMost: Comparison = comparison("<=");
/** Holds where the measure is greater than the bound, and not where they are equal. */
export const above: Comparison = comparison(">");
/** Holds where the measure is less than the bound, and not where they are equal. */
export const below: Comparison = comparison("<");

/** Holds of a value that has at least one of the types. */
export const is = (types: TypeSet): Predicate => ({ op: "is", types });
/** Holds of a number that is an integral multiple of this one in decimal arithmetic: 4.02 is one of 0.01. */
export const multipleOf = (of: number | bigint): Predicate => ({ op: "multiple", of });
/** Holds of a string in which the pattern matches anywhere. */
export const match = (pattern: Pattern): Predicate => ({ op: "match", pattern });
/** Holds of a value that equals one of these as JSON: the order of an object's members does not count. */
export const among = (values: readonly Json[]): Predicate => ({ op: "among", values });
/** Holds of an object that has an own property of this name. */
export const has = (name: string): Predicate => ({ op: "has", name });
/** Holds of an object that has an own property of this name, of whose value the predicate holds. */
export const member = (name: string, of: Predicate): Predicate => ({ op: "member", name, of });
/** Holds of an array of which no two items are equal as JSON. */
export const unique = (): Predicate => ({ op: "unique" });
/** Holds of a value of which a function of the host says so. */
export const custom = (call: CustomCall<boolean>): Predicate => ({ op: "custom", test: customFunction(call) });
/** Holds where all of the predicates do; with none, always. */
export const and = (of: readonly Predicate[]): Predicate => ({ op: "and", of });
/** Holds where at least one of the predicates does; with none, never. */
export const or = (of: readonly Predicate[]): Predicate => ({ op: "or", of });
/** Holds where the predicate does not. */
export const not = (of: Predicate): Predicate => ({ op: "not", of });

/** Demands that a predicate holds of the value. */
export const test = (predicate: Predicate): Constraint => ({ op: "test", predicate });
/** Demands that every application holds of the same value; with none, nothing is demanded. */
export const all = (applications: readonly Application[]): Constraint => ({ op: "all", applications });
/** Demands that at least `min` (0) and at most `max` (no limit) of the applications hold of the same value. */
export const some = (applications: readonly Application[], range: Partial<Range>): Constraint => {
  const { min = 0, max = Infinity } = ownProperties(range);
  return { op: "some", applications, range: { min, max } };
};
/** Demands `then` where `if` holds and `else` where it does not; a side that is missing demands nothing. */
export const branch = (applications: {
  if: Application;
  then?: Application | undefined;
  else?: Application | undefined;
}): Constraint => {
  const { if: condition, then, else: otherwise } = ownProperties(applications);
  return { op: "branch", if: condition, then, else: otherwise };
};
/** Demands applications of an object's members; without `except`, `rest` is demanded of every member. */
export const members = (parts: Parts<"members">): Constraint => {
  const { named = new Map(), patterns = [], rest, except = null } = ownProperties(parts);
  return { op: "members", named, patterns, rest, except };
};
/** Demands the application of each member name of an object, as a string. */
export const names = (application: Application): Constraint => ({ op: "names", application });
/** Demands applications of an array's items; without `from`, `rest` starts at index 0. */
export const items = (parts: Parts<"items">): Constraint => {
  const { prefix = [], rest, from = 0, except = null, quota, keepsUnevaluated } = ownProperties(parts);
  return { op: "items", prefix, rest, from, except, quota, keepsUnevaluated };
};
/** A step on the way to a content: made once, for all constraints that take it. */
export const decoding = (call: CustomCall<{ readonly value: unknown } | undefined>): Decoding => customFunction(call);
/** Demands that there is a content, and the application of it; at most so many contents lie in one another. */
export const decoded = (parts: {
  readonly decode: readonly Decoding[];
  readonly application?: Application | undefined;
  readonly deepest: number;
}): Constraint => {
  const { decode, application, deepest } = ownProperties(parts);
  return { op: "decoded", decode, application, deepest };
};
/** Demands nothing: for rules that only annotate. */
export const nothing = (): Constraint => ({ op: "nothing" });
/** The application, followed only where the predicate holds. */
export const when = (application: Application, predicate: Predicate): Application => ({
  ...application,
  when: predicate,
});
