/** A place in a value: the value itself, or a part of it at a path. There is one object for each place. */
export class Place {
  #inner: Map<string | number, Place> | undefined;

  /** The place of a part. */
  at(key: string | number): Place {
    const known = this.#inner?.get(key);
    if (known) return known;
    const place = new Place();
    (this.#inner ??= new Map()).set(key, place);
    return place;
  }

  /** The place of a part, if it has been asked for before. */
  find(key: string | number): Place | undefined {
    return this.#inner?.get(key);
  }
}
