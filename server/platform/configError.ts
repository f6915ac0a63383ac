/** The start cannot go on; the message is for the operator, without a stack. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
