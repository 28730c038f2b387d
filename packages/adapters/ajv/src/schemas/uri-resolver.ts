import { resolveUri } from "@argot/core/json";

const base = "https://example.com/a/b?c";
const references = ["d", "../d", "#e", "d#/e", "https://example.org/d", "urn:example:d"];

/**
 * Checks a resolver of the option `uriResolver`: it has no effect, so it must resolve references as RFC 3986 says, as
 * this package does.
 *
 * @throws Error if it resolves references differently.
 */
export function refuseOtherResolver(resolver: { resolve?: unknown }): void {
  const { resolve } = resolver;
  const isSame =
    typeof resolve === "function" &&
    references.every(
      (reference) => Reflect.apply(resolve, resolver, [base, reference]) === resolveUri(reference, base),
    );
  if (!isSame)
    throw new Error(
      "@argot/ajv resolves references as RFC 3986 says: the option `uriResolver` must do the same. " +
        "Give schemas the identifiers that references resolve to.",
    );
}
