/** Why a registry gave no schema. */
export type RegistryErrorCode =
  /** It has no such schema, subject or version. Trying again does not help. */
  | "not-found"
  /** It refuses the request, such as for missing rights or a schema that is not compatible. */
  | "refused"
  /** It cannot be reached, or did not answer in time, after all tries. */
  | "unavailable"
  /** The answer is not one of a schema registry. */
  | "bad-answer";

/** A registry gave no schema. */
export class RegistryError extends Error {
  /** Always `"RegistryError"`. */
  override readonly name = "RegistryError";
  /** Why, for programs. */
  readonly code: RegistryErrorCode;
  /** The HTTP status, if there was an answer. */
  readonly status: number | undefined;
  /** The code of the registry, such as 40403, if it gave one. */
  readonly registryCode: number | undefined;

  constructor(
    code: RegistryErrorCode,
    message: string,
    { status, registryCode, cause }: { status?: number; registryCode?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.registryCode = registryCode;
  }
}
