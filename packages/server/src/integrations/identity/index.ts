import type { Config } from '../../config.ts';
import type { Keys } from '../../signing/keys.ts';
import { nobody } from './nobody.ts';
import type { IdentityNews } from './protocol.ts';
import { createVeriff } from './veriff.ts';

/** Whom a verification is about, as far as the platform knows. */
export interface PersonToVerify {
  verificationId: string;
  userId: string;
  firstName: string;
  lastName: string | null;
  gender: 'M' | 'F' | null;
  dateOfBirth: string | null;
  document: { type: string; number: string } | null;
  /** Of the person, in two letters. */
  nationality: string | null;
}

export interface IdentitySession {
  sessionId: string;
  /** Where the person shows their documents. */
  url: string;
}

/** A message as it came in: nothing of it is believed before its signature is. */
export interface SignedMessage {
  headers: Record<string, string | string[] | undefined>;
  rawBody: Uint8Array;
}

/** Whoever looks at documents and faces, and says who somebody is. */
export interface IdentityProvider {
  /** Throws `IdentityUnavailable` where it cannot be reached or makes no sense. */
  createSession(person: PersonToVerify): Promise<IdentitySession>;
  /** Undefined while nothing is decided. Throws `IdentityUnavailable`. */
  readDecision(sessionId: string): Promise<IdentityNews | undefined>;
  /** What a message tells; undefined where it tells nothing we know. Throws `UnsignedMessage`. */
  readMessage(message: SignedMessage): IdentityNews | undefined;
}

/** What both sides of the protocol must know. */
export interface IdentityAccess {
  baseUrl: string;
  apiKey: string;
  secrets: readonly string[];
}

/** How this process calls others, and where it is called itself; both are its own business in tests. */
export interface Web {
  fetch: typeof fetch;
  ownUrl: () => string;
}

/** Where the simulator speaks the protocol, in the demo. */
export const simulatorPath = '/dev/identity';

export function simulatorAccess(keys: Keys, web: Web): IdentityAccess {
  return {
    baseUrl: `${web.ownUrl()}${simulatorPath}`,
    apiKey: 'simulator',
    secrets: [keys.sign('identity simulator')],
  };
}

export function createIdentity({
  config,
  keys,
  web,
}: {
  config: Pick<Config, 'identity' | 'publicUrl'>;
  keys: Keys;
  web: Web;
}): IdentityProvider {
  const { identity, publicUrl } = config;
  if (identity.kind === 'nobody') return nobody;
  const access = () => (identity.kind === 'veriff' ? identity : simulatorAccess(keys, web));
  return createVeriff({ access, publicUrl, fetch: web.fetch });
}
