import type { BlockId } from "../plan/plan.js";
import type { ObjectShape, Profile } from "../plan/profile.js";

/** Number of values that are observed before compiling, to learn the usual shapes of objects. */
export const observedValues = 4;

/** Number of objects after which a block is not observed any more. */
const maxObjects = 8;
/** Number of objects of one shape from which further ones are expected to have it. */
const minAlike = 3;
/** Number of shapes that are few, for JavaScript engines as well. */
const few = 3;

/** What was seen of the objects that one block was applied to. */
interface Seen {
  objects: number;
  readonly shapes: ObjectShape[];
}

/** Observes the first values that a plan is evaluated for. */
export class Observer implements Profile {
  readonly #blocks = new Map<BlockId, Seen>();

  /** Records the shape of an object that a block is applied to. */
  observe(block: BlockId, object: object): void {
    const known = this.#blocks.get(block);
    if (known && (known.shapes.length > few || known.objects >= maxObjects)) return;
    const shape = Object.keys(object);
    if (!known) this.#blocks.set(block, { objects: 1, shapes: [shape] });
    else {
      known.objects++;
      if (!known.shapes.some((each) => isSame(each, shape))) known.shapes.push(shape);
    }
  }

  shapes(block: BlockId): readonly ObjectShape[] | "many" | undefined {
    const known = this.#blocks.get(block);
    if (!known) return undefined;
    const { objects, shapes } = known;
    if (shapes.length === 1) return objects >= minAlike ? shapes : undefined;
    return shapes.length <= few && objects >= maxObjects ? shapes : "many";
  }
}

const isSame = (one: ObjectShape, other: ObjectShape): boolean =>
  one.length === other.length && one.every((name, i) => name === other.at(i));
