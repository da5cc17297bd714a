/** A configuration that cannot be used; the message is one sentence that says what to set. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
