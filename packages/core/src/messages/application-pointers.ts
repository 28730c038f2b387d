import { appendToken } from "../json/pointer.js";
import type { Application } from "../plan/plan.js";

/** What the applications of a plan add to keyword locations, as JSON Pointers. Each is made once. */
export class ApplicationPointers {
  readonly #known = new Map<Application, string>();

  of(application: Application): string {
    const known = this.#known.get(application);
    if (known !== undefined) return known;
    const pointer = application.keywordPath.reduce(appendToken, "");
    this.#known.set(application, pointer);
    return pointer;
  }
}
