import type { IdentityNews } from './protocol.ts';

/** What the platform knows about the person to verify. */
export interface PersonToVerify {
  verificationId: string;
  userId: string;
  firstName: string;
  lastName: string | null;
  gender: 'M' | 'F' | null;
  dateOfBirth: string | null;
  document: { type: string; number: string } | null;
  /** Two-letter country code. */
  nationality: string | null;
}

export interface IdentitySession {
  sessionId: string;
  /** The page where the person shows their documents. */
  url: string;
}

/** A message as received; its content must not be used before its signature is checked. */
export interface SignedMessage {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Uint8Array;
}

/** A service that checks documents and faces to identify people. */
export interface IdentityProvider {
  /** Throws `IdentityUnavailable` if the provider cannot be reached or sends an invalid answer. */
  createSession(person: PersonToVerify): Promise<IdentitySession>;
  /** Undefined while there is no decision. Throws `IdentityUnavailable`. */
  readDecision(sessionId: string): Promise<IdentityNews | undefined>;
  /** Undefined for a message of an unknown kind. Throws `UnsignedMessage`. */
  readMessage(message: SignedMessage): IdentityNews | undefined;
}

/** The credentials that the platform and the provider share. */
export interface IdentityAccess {
  baseUrl: string;
  apiKey: string;
  secrets: readonly string[];
}

/** How this process calls other servers, and its own URL; tests replace both. */
export interface Web {
  fetch: typeof fetch;
  ownUrl: () => string;
}
