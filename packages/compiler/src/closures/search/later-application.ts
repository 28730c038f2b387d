import type { Application, BlockId, FailedApplication, Failure } from "@argot/core/plan";
import { kindOf } from "../../analysis/kinds.js";
import type { Scope } from "../test-run.js";
import type { BlockSearch } from "./search.js";

/** A failed application whose failures are found when they are first read. */
export class LaterApplication implements FailedApplication {
  readonly application: Application;
  readonly block: BlockId;
  readonly key = undefined;
  readonly isRepeated = false;
  readonly value: unknown;
  #search: BlockSearch;
  #scope: Scope;
  #failures: readonly Failure[] | undefined;

  constructor(application: Application, value: unknown, search: BlockSearch, scope: Scope) {
    this.application = application;
    this.block = application.target;
    this.value = value;
    this.#search = search;
    this.#scope = scope;
  }

  get failures(): readonly Failure[] {
    return (this.#failures ??= this.#search.run(this.value, kindOf(this.value), 0, this.#scope) ?? []);
  }
}
