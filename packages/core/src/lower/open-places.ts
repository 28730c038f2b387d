/** Places of a document that are left open: members of objects and items of arrays, by their names. */
export class OpenPlaces {
  readonly #names = new Map<object, Set<string>>();

  add(container: object, name: string): void {
    const names = this.#names.get(container);
    if (names) names.add(name);
    else this.#names.set(container, new Set([name]));
  }

  has(container: unknown, name: string | undefined): boolean {
    return name !== undefined && this.#names.get(container as object)?.has(name) === true;
  }
}
