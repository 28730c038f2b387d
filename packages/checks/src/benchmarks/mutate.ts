// Makes invalid instances from valid ones. Mutations do not use the schema, so an instance may stay valid: the reference
// validators decide.
import { isObject, type Json, type JsonObject, parsedCopy } from "./json.js";
import { type Random, randomOf } from "./random.js";

/** The position of a value: its container, and its name or index there. The root has a container made for it. */
interface Spot {
  readonly container: JsonObject | Json[];
  readonly key: string | number;
}

const foreign: readonly Json[] = [null, true, 7, -0.5, "argot", [], ["argot"], {}, { argot: 1 }];

const kindOf = (value: Json): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

function read({ container, key }: Spot): Json {
  return (container as JsonObject)[key] as Json;
}

function write({ container, key }: Spot, value: Json): void {
  (container as JsonObject)[key] = value;
}

function spotsOf(holder: JsonObject): Spot[] {
  const spots: Spot[] = [];
  const open: (JsonObject | Json[])[] = [holder];
  for (let container = open.pop(); container; container = open.pop()) {
    const keys = Array.isArray(container) ? container.keys() : Object.keys(container);
    for (const key of keys) {
      const spot = { container, key };
      spots.push(spot);
      const value = read(spot);
      if (Array.isArray(value) || isObject(value)) open.push(value);
    }
  }
  return spots;
}

/** Changes the value at a position. Returns whether it could. */
type Mutation = (spot: Spot, random: Random) => boolean;

const changeType: Mutation = (spot, random) => {
  const kind = kindOf(read(spot));
  write(spot, parsedCopy(random.pick(foreign.filter((value) => kindOf(value) !== kind))));
  return true;
};

const deleteProperty: Mutation = (spot, random) => {
  const value = read(spot);
  if (!isObject(value)) return false;
  const names = Object.keys(value);
  if (names.length === 0) return false;
  delete value[random.pick(names)];
  return true;
};

const addUnknown: Mutation = (spot, random) => {
  const value = read(spot);
  if (!isObject(value)) return false;
  value[`unknown${random.below(100)}`] = parsedCopy(random.pick(foreign));
  return true;
};

const leaveRange: Mutation = (spot, random) => {
  const value = read(spot);
  if (typeof value === "number") write(spot, random.pick([-1e9, 1e9, value + 0.5, -value]));
  else if (typeof value === "string") write(spot, random.pick(["", value.repeat(50), ` ${value}`]));
  else if (Array.isArray(value)) write(spot, random.pick([[], [...value, ...value, ...value]]));
  else return false;
  return true;
};

const wrongEnum: Mutation = (spot, random) => {
  const value = read(spot);
  if (typeof value === "string") write(spot, random.pick([`${value}-argot`, value.toUpperCase(), "argot"]));
  else if (typeof value === "boolean") write(spot, !value);
  else return false;
  return true;
};

const mutations: readonly Mutation[] = [changeType, deleteProperty, addUnknown, leaveRange, wrongEnum];

/**
 * A mutated copy of an instance.
 *
 * @param instance - any JSON value
 */
export function mutant(instance: Json, random: Random): Json {
  const holder: JsonObject = { root: parsedCopy(instance) };
  const spots = spotsOf(holder);
  for (;;) {
    // A change of the type is always possible, so the loop ends.
    if (random.pick(mutations)(random.pick(spots), random)) return parsedCopy(holder["root"] as Json);
  }
}

/** Mutants of instances in rotation, without those that equal their original. The same seed gives the same mutants. */
export function mutants(instances: readonly Json[], limit: number, seed: number): Json[] {
  const random = randomOf(seed);
  const found: Json[] = [];
  for (let attempt = 0; attempt < limit * 3 && found.length < limit && instances.length > 0; attempt++) {
    const original = random.pick(instances);
    const changed = mutant(original, random);
    if (JSON.stringify(changed) !== JSON.stringify(original)) found.push(changed);
  }
  return found;
}
