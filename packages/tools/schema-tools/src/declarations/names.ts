import type { Block, Plan } from "@argot/core/plan";

/** Gives blocks distinct identifiers, from the locations of their schemas. */
export class TypeNames {
  readonly #plan: Plan;
  readonly #taken: Set<string>;

  /** @param taken - Names that are in use already. */
  constructor(plan: Plan, taken: Iterable<string>) {
    this.#plan = plan;
    this.#taken = new Set(taken);
  }

  /** A name for a block: the last part of its pointer, or of the URI of its resource. */
  nameOf({ pointer, resource }: Block): string {
    const uri = this.#plan.resources[resource]?.uri ?? "";
    const last =
      (pointer === "" ? uri.replace(/[#?].*$/, "") : pointer).split("/").findLast((each) => each !== "") ?? "";
    const base = pascalCase(
      last
        .replace(/(?:\.schema)?\.(?:json|ya?ml)$/, "")
        .replaceAll("~1", "/")
        .replaceAll("~0", "~"),
    );
    return this.free(base);
  }

  /** The name, with a number if it is in use. It is in use from now on. */
  free(base: string): string {
    let name = base;
    for (let i = 2; this.#taken.has(name); i++) name = `${base}${i}`;
    this.#taken.add(name);
    return name;
  }
}

/** A text as the name of a type: `order-line` is `OrderLine`. */
export function pascalCase(given: string): string {
  const words = given.split(/[^\p{L}\p{N}$]+/u).filter((word) => word !== "");
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const identifier = joined.replace(/[^\p{ID_Continue}$]/gu, "");
  return /^[\p{ID_Start}$]/u.test(identifier) && !reserved.has(identifier) ? identifier : `Schema${identifier}`;
}

/** Names with another meaning in declarations. */
const reserved: ReadonlySet<string> = new Set(["Array", "Object", "String", "Number", "Boolean", "Symbol", "Function"]);
