/** Stops the start, with a message for the operator instead of a stack. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
