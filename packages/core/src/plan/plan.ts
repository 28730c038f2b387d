// The plan: the intermediate representation between keywords and backends. Blocks hold rules, a rule has a constraint, and
// constraints reach other blocks through applications and test predicates. The ops of constraints and of predicates are closed
// sets: a new op needs a decision record. What is true of an op stands in ops/, one file an op.
import type { Json, TypeSet } from "../json/types.js";
import type { InnerMessage } from "./inner-message.js";

/** The number of a block: its index in `Plan.blocks`. */
export type BlockId = number;

/** No block: the target of a dynamic application that has no block to fall back on. */
export const nowhere: BlockId = -1;

/** A regular expression of a schema, compiled once. ECMA-262 syntax, never anchored. */
export interface Pattern {
  /** The expression as the schema has it, without delimiters. */
  readonly source: string;
  /** `"u"`, or `""` for a source that is valid without Unicode mode only. */
  readonly flags: string;
  /** Set if another engine matches it: `new RegExp(source, flags)` must then not replace `test`. */
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

/** Where a value stands in the instance. */
export interface InstancePosition {
  /** The whole instance. */
  readonly root: unknown;
  /** The object or array that the value is in; `undefined` for the whole instance, and for names and decoded contents. */
  readonly parent: unknown;
  /** The name or index of the value in it. */
  readonly key: string | number | undefined;
  /** The names and indices that lead to the value. */
  readonly path: readonly (string | number)[];
}

/** Tests a value by where it stands. */
export type TestAt<Value> = (value: Value, position: () => InstancePosition, see: (value: unknown) => void) => boolean;

/** A JavaScript function that a plan calls. It sees values, never schemas, and returns the same answer for the same value. */
export interface CustomFunction<Answer> {
  /** The function. Its arguments are a value of the types that its rule applies to, and `argument`. */
  readonly call: (value: never, argument: never) => Answer;
  /** The second argument of each call; `undefined` if it takes one only. */
  readonly argument: unknown;
  /** The keyword it stands for, for the text form and for messages. */
  readonly name: string;
  /** Where `call` can be imported from. Without it the plan cannot be written as a module. */
  readonly module: ExportedFrom | undefined;
}

/** A step of decoding content. */
export interface Decoding extends Omit<CustomFunction<unknown>, "call"> {
  /**
   * The function. Its arguments are the instance, or the result of the step before it, and `argument`; it returns `undefined`
   * if the value cannot be decoded.
   *
   * @param explain - Takes the reason why the value cannot be decoded, if it is known. Given only for a message.
   */
  readonly call: (
    value: never,
    argument: never,
    explain?: (problem: InnerMessage) => void,
  ) => { readonly value: unknown } | undefined;
}

/** How the measure, on the left, must relate to the bound, on the right. */
export type Relation = ">=" | "<=" | ">" | "<";

/** What a comparison measures: the number itself, characters of a string, items of an array, properties of an object. */
export type Measure = "self" | "characterCount" | "itemCount" | "propertyCount";

/** A condition on one value, with no subschemas and no annotations. */
export type Predicate =
  /** The value has at least one of the types. */
  | { readonly op: "is"; readonly types: TypeSet }
  /** A measure of the value relates to the bound. */
  | { readonly op: "compare"; readonly of: Measure; readonly relation: Relation; readonly to: number | bigint }
  /** The number is an integral multiple of this one. */
  | { readonly op: "multiple"; readonly of: number | bigint }
  /** The pattern matches anywhere in the string. */
  | { readonly op: "match"; readonly pattern: Pattern }
  /** The value equals one of these as JSON. */
  | { readonly op: "among"; readonly values: readonly Json[] }
  /** The value is an object with a member of this name. */
  | { readonly op: "has"; readonly name: string }
  /** The value is an object with a member of this name, and the predicate holds for that member. */
  | { readonly op: "member"; readonly name: string; readonly of: Predicate }
  /** No two items of the array are equal as JSON. */
  | { readonly op: "unique" }
  /** The function returns true for the value. */
  | {
      readonly op: "custom";
      readonly test: CustomFunction<boolean>;
      /**
       * Called in place of `test` by the loop, if the answer depends on where the value stands. The predicate is then all that a
       * constraint tests, and validators of the plan have the tier `"loop"`. A function that replaces the value calls
       * `see` with the new one, for the rules that follow.
       */
      readonly testAt: TestAt<never> | undefined;
    }
  /** All of the predicates hold. */
  | { readonly op: "and"; readonly of: readonly Predicate[] }
  /** At least one of the predicates holds. */
  | { readonly op: "or"; readonly of: readonly Predicate[] }
  /** The predicate does not hold. */
  | { readonly op: "not"; readonly of: Predicate };

/** The predicate with a given op. */
export type PredicateOf<Op extends Predicate["op"]> = Extract<Predicate, { op: Op }>;

/** The application of a block to a value. */
export interface Application {
  /** The block that is applied, unless `dynamic` finds another; `nowhere` if only `dynamic` can find one. */
  readonly target: BlockId;
  /** The reference tokens that the application adds to the keyword location of the block that holds the rule. */
  readonly keywordPath: readonly string[];
  /**
   * The anchor to look for in the dynamic scope. The outermost resource that declares it wins; if none does, `target` is
   * applied, and if that is `nowhere`, evaluation ends with an error. The empty string is an anchor like any other.
   */
  readonly dynamic: string | undefined;
  /** The block is applied only to values for which this holds; for all others the application holds. */
  readonly when: Predicate | undefined;
  /** How a value names this one of several alternatives. Issues read it, verdicts do not. */
  readonly namedBy: AlternativeName | undefined;
}

/** A property that says which of several alternatives a value is meant for, and the values of it that name one of them. */
export interface AlternativeName {
  /** The name of the property. */
  readonly property: string;
  /** Its values that name this alternative. */
  readonly values: readonly Json[];
}

/** The member names that sibling rules are about. */
export interface SiblingNames {
  /** Single names. */
  readonly names: ReadonlySet<string>;
  /** Every name that one of these matches. */
  readonly patterns: readonly Pattern[];
}

/** A number of applications, both ends included. */
export interface Range {
  /** The least number; 0 if there is no lower bound. */
  readonly min: number;
  /** The greatest number; `Infinity` if there is no upper bound. */
  readonly max: number;
}

/** What `rest` leaves out: the names of siblings, or whatever rules have evaluated so far, or nothing (`null`). */
export type Except<C> = C | "evaluated" | null;

/** What must hold for a value that a rule's block is applied to. */
export type Constraint =
  /** The predicate holds. */
  | { readonly op: "test"; readonly predicate: Predicate }
  /** Every application holds for the same value. */
  | { readonly op: "all"; readonly applications: readonly Application[] }
  /** The number of applications that hold for the same value is in the range. */
  | { readonly op: "some"; readonly applications: readonly Application[]; readonly range: Range }
  /** If `if` holds for the value, `then` must; otherwise `else` must. */
  | {
      readonly op: "branch";
      readonly if: Application;
      readonly then: Application | undefined;
      readonly else: Application | undefined;
    }
  /** Members of an object: by name, by each pattern that matches the name, and the rest. Those it applied to are evaluated. */
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
   * Items of an array: the first ones by position, and those from the index `from` on by `rest`. With a quota, the number of
   * items that hold is in its range; without one, all items hold. Those it applied to are evaluated (with a quota, those that
   * hold), unless `keepsUnevaluated`.
   */
  | {
      readonly op: "items";
      readonly prefix: readonly Application[];
      readonly rest: Application | undefined;
      readonly from: number;
      readonly except: Except<never>;
      readonly quota: Range | undefined;
      readonly keepsUnevaluated: true | undefined;
    }
  /**
   * The application holds for the content that the steps decode from the instance; without an application it is enough that
   * there is content. It fails if the instance cannot be decoded, or is within `deepest` contents already. Steps are
   * compared as objects: constraints of one block that share a step take it once.
   */
  | {
      readonly op: "decoded";
      readonly decode: readonly Decoding[];
      readonly application: Application | undefined;
      readonly deepest: number;
    }
  /** Always holds. It is there for its annotation. */
  | { readonly op: "nothing" };

/** The constraint with a given op. */
export type ConstraintOf<Op extends Constraint["op"]> = Extract<Constraint, { op: Op }>;

/** The parts of a constraint, any of which may be left out. */
export type Parts<Op extends Constraint["op"]> = {
  readonly [Part in keyof Omit<ConstraintOf<Op>, "op">]?: ConstraintOf<Op>[Part] | undefined;
};

/** The annotation of a rule that holds: a constant, or what its constraint applied to. */
export type RuleAnnotation = { readonly kind: "value"; readonly value: Json } | { readonly kind: "applied" };

/** The message of a rule that fails: a template with `{names}` of its data. */
export interface Report {
  /** Stable across releases and languages. */
  readonly id: string;
  /** The end of a sentence about the value at the instance location; `{name}` stands for a member of the data. */
  readonly template: string;
  /** What is known before any value is seen, by name: `value` is the keyword's value. Evaluation adds what it found. */
  readonly data: Readonly<Record<string, Json>>;
  /** Set if the template is shown as it is, with nothing around it: the schema's author wrote it. */
  readonly verbatim: true | undefined;
}

/** The meaning of one keyword, or what is left of it. */
export interface Rule {
  /** The keyword as the schema spells it; `undefined` if the rule is about the schema as a whole. */
  readonly name: string | undefined;
  /** The types that the rule is about; it holds for all others. */
  readonly appliesTo: TypeSet;
  /** What must hold for a value of these types. */
  readonly constraint: Constraint;
  /** The vocabulary that the keyword belongs to. */
  readonly vocabulary: string | undefined;
  /** The annotation that the rule leaves if it holds. */
  readonly annotation: RuleAnnotation | undefined;
  /** The message if the rule fails; without one, the failures beneath it are reported alone. */
  readonly report: Report | undefined;
}

/** A schema. All its rules must hold; with none, everything is valid. */
export interface Block {
  /** Its index in {@link Plan.blocks}. */
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
  /** The URI of its dialect, for outputs that name it. */
  readonly dialect: string | undefined;
  /** The blocks that its dynamic anchors name, by anchor. */
  readonly dynamicAnchors: ReadonlyMap<string, BlockId>;
}

/** The meaning of one schema and of all that it reaches. */
export interface Plan {
  /** The application of the compiled schema to the instance root: neither conditional nor dynamic. */
  readonly entry: Application;
  /** Every block that can be reached; a block's index is its id. */
  readonly blocks: readonly Block[];
  /** The resources that the blocks stand in, by the index that blocks refer to. */
  readonly resources: readonly Resource[];
}
