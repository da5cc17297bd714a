/** The provider cannot be reached, refuses, or answers what makes no sense. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
  /** Whether it was there at all. */
  readonly hasAnswered: boolean;

  constructor(message: string, options: { hasAnswered?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.hasAnswered = options.hasAnswered ?? true;
  }
}

/** A message that does not prove whom it is from. */
export class UnsignedMessage extends Error {
  override name = 'UnsignedMessage';
}
