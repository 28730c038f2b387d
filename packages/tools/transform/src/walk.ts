import { appendToken } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import type { Change, ChangeKind } from "./change.js";
import { copyOf, isCopied, shallowCopyOf, sizeOf } from "./copy.js";
import { setMember } from "./set-member.js";
import { TransformLimitError } from "./transform-limit-error.js";

/**
 * Maximum amount of work for a value: schemas that are applied to arrays and objects, their members, and values that are copied. Nested
 * alternatives and nested defaults can lead to exponentially many.
 */
const baseWork = 200_000;
/** The amount that each nested value adds, and that each block adds for it. */
const workPerValue = 100;
const workPerBlock = 20;
/** The work of a change, besides the copies that it makes. */
const changeWork = 10;

/** Maximum depth of nested applications of schemas. */
const maxDepth = 1500;

/** A part of what a schema does to a value. Returns what takes its place: the value itself if nothing changes. */
export type Stage = (value: unknown, walk: Walk) => unknown;

/** What a schema does to a value. */
export interface Step {
  readonly run: Stage;
}

/** How a walk changes values. */
export interface WalkSettings {
  /** Whether the value itself is changed, objects of classes included. */
  readonly mutates: boolean;
  /** Whether functions of keywords run, which see the objects and arrays around a value. A copy of the whole is changed for them. */
  readonly showsParents: boolean;
  /** The number of blocks of the plan. */
  readonly blockCount: number;
}

/** The walk through one value. */
export class Walk {
  changes: Change[] = [];
  /** The names and indices that lead to the current value. Those from `depth` on are of values before it. */
  readonly keys: (string | number)[] = [];
  depth = 0;
  /** The whole value, as far as functions of keywords may see it. */
  root: unknown;
  readonly #settings: WalkSettings;
  readonly #maxWork: number;
  #work = 0;
  #nesting = 0;
  /** The number of changes so far, those that were undone included. */
  #version = 0;
  /** Whether arrays and objects are changed themselves, rather than copied once for each place. */
  #changesInPlace: boolean;
  /** The arrays and objects that lead to the current value, and the copies of those at each depth that have been changed. */
  readonly #containers: object[] = [];
  readonly #copies: object[] = [];
  /** The locations of these arrays and objects, if some change has needed them. */
  readonly #locations: (string | undefined)[] = [];
  #visits: Map<Step, Map<string, number>> | undefined;

  /** @throws EvaluationError if the value contains itself. */
  constructor(value: unknown, settings: WalkSettings) {
    const { mutates, showsParents, blockCount } = settings;
    this.#settings = settings;
    this.#maxWork = baseWork + sizeOf(value) * (workPerValue + workPerBlock * blockCount);
    this.#changesInPlace = mutates || showsParents;
    this.root = showsParents && !mutates ? copyOf(value) : value;
  }

  /** Begins to apply a schema. @throws TransformLimitError */
  enter(): void {
    if (++this.#nesting > maxDepth) throw new TransformLimitError("depth", maxDepth, this.location);
    this.use(1);
  }

  leave(): void {
    this.#nesting--;
  }

  use(work: number): void {
    this.#work += work;
    if (this.#work > this.#maxWork) throw new TransformLimitError("work", this.#maxWork, this.location);
  }

  /** Goes to the members of an object or array. Returns the index of their names in `keys`. */
  down(container: object): number {
    this.#containers[this.depth] = container;
    this.#locations[this.depth] = undefined;
    return this.depth++;
  }

  up(): void {
    this.depth--;
  }

  /** The object or array that the current value is in. */
  get parent(): object | undefined {
    return this.depth === 0 ? undefined : this.#containers.at(this.depth - 1);
  }

  get key(): string | number | undefined {
    return this.depth === 0 ? undefined : this.keys.at(this.depth - 1);
  }

  get path(): (string | number)[] {
    return this.keys.slice(0, this.depth);
  }

  get location(): string {
    return this.#locationAt(this.depth);
  }

  /** Several changes in one array or object begin with the same location. */
  #locationAt(depth: number): string {
    if (depth === 0) return "";
    const outer = this.#locations.at(depth - 1) ?? this.#locationAt(depth - 1);
    this.#locations[depth - 1] = outer;
    return appendToken(outer, String(this.keys.at(depth - 1)));
  }

  copyOf(value: unknown): unknown {
    return isCopied(value) ? copyOf(value, () => this.use(1)) : value;
  }

  /** Whether a value is an object whose members may be changed. Objects of classes are not copied, so they may not. */
  isChangeable(value: unknown): value is Record<string, unknown> {
    return isObject(value) && (this.#settings.mutates || isCopied(value));
  }

  /** Notes the change of the current value. Returns the new value. */
  change(kind: ChangeKind, before: unknown, after: unknown): unknown {
    // Copies, as both may be changed further.
    this.note(kind, this.copyOf(before), this.copyOf(after));
    return after;
  }

  note(kind: ChangeKind, before: unknown, after: unknown): void {
    this.use(changeWork);
    this.#version++;
    this.changes.push({ kind, instanceLocation: this.location, before, after });
  }

  /** An object or array that may be changed, in place of one whose members have the index `at` in `keys`. */
  owned<Container extends object>(container: Container, at: number): Container {
    if (this.#changesInPlace || this.#copies.at(at) === container) return container;
    const copy = shallowCopyOf(container) as Container;
    this.#copies[at] = copy;
    return copy;
  }

  /** An object without some members. To leave them out of a copy takes less time than to delete them. */
  without(object: Record<string, unknown>, names: ReadonlySet<string>, at: number): Record<string, unknown> {
    if (this.#changesInPlace) {
      for (const name of names) {
        this.keys[at] = name;
        this.remove(object, name);
      }
      return object;
    }
    const copy = shallowCopyOf(object, names) as Record<string, unknown>;
    this.#copies[at] = copy;
    return copy;
  }

  /** @throws TypeError if the object or array cannot be changed. */
  put(container: object, key: string | number, value: unknown): void {
    if (!setMember(container, key, value)) this.#refuse();
  }

  /** @throws TypeError if the object cannot be changed. */
  remove(container: object, name: string): void {
    if (!Reflect.deleteProperty(container, name)) this.#refuse();
  }

  #refuse(): never {
    throw new TypeError(
      `The value at "${this.location}" cannot be changed: it is frozen or read-only. Transform a copy of the value.`,
    );
  }

  /** Makes what functions of keywords see of the current value what it has become. */
  show(value: unknown): void {
    const { parent, key } = this;
    if (!parent) this.root = value;
    else if ((parent as Record<string | number, unknown>)[key as string] !== value)
      this.put(parent, key as string, value);
  }

  /** Transforms a copy of the current value by an alternative, and gives it if it is valid then. */
  attempt(step: Step, isValid: (value: unknown) => boolean, value: unknown): { readonly value: unknown } | undefined {
    const { changes } = this;
    const inPlace = this.#changesInPlace;
    const copy = this.copyOf(value);
    this.changes = [];
    this.#changesInPlace = true;
    if (this.#settings.showsParents) this.show(copy);
    const made = step.run(copy, this);
    const attempted = this.changes;
    this.changes = changes;
    this.#changesInPlace = inPlace;
    if (this.#settings.showsParents) this.show(value);
    // What has been applied was applied to the copy.
    if (attempted.length > 0) this.#version++;
    if (attempted.length === 0 || !isValid(made)) return undefined;
    for (const change of attempted) changes.push(change);
    return { value: inPlace ? this.#adopt(value, made) : made };
  }

  /** Makes a value equal to a copy of it that was changed, so that its owner sees it, where both are objects or both are arrays. */
  #adopt(value: unknown, changed: unknown): unknown {
    if (Array.isArray(value) && Array.isArray(changed)) value.length = changed.length;
    else if (!isObject(value) || !isObject(changed)) return changed;
    for (const name of Object.keys(value)) if (!Object.hasOwn(changed, name)) this.remove(value, name);
    for (const name of Object.keys(changed)) this.put(value, name, (changed as Record<string, unknown>)[name]);
    return value;
  }

  /** Whether a step was run for the current value, and nothing has changed since. */
  wasVisited(step: Step): boolean {
    return this.#visits?.get(step)?.get(this.location) === this.#version;
  }

  visit(step: Step): void {
    const visits = (this.#visits ??= new Map<Step, Map<string, number>>());
    const places = visits.get(step) ?? new Map<string, number>();
    visits.set(step, places.set(this.location, this.#version));
  }
}
