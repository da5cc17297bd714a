/** The provider cannot be reached, refuses the request, or sends an invalid answer. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
  /** False if no answer arrived. */
  readonly hasAnswered: boolean;

  constructor(message: string, options: { hasAnswered?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.hasAnswered = options.hasAnswered ?? true;
  }
}

/** A message without a valid signature of the provider. */
export class UnsignedMessage extends Error {
  override name = 'UnsignedMessage';
}
