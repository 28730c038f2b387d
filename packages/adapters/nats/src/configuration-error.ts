/** The streams, the consumer or the options do not fit together. Thrown when a validation starts. */
export class ConfigurationError extends Error {
  /** Always `"ConfigurationError"`. */
  override readonly name = "ConfigurationError";
}
