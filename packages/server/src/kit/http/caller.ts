import type { Role } from '@semilla/contract';

interface WithSession {
  kind: 'half' | 'full';
  role: Role;
  userId: string;
  sessionId: string;
  /** When this session last gave a one-time code or a passkey, or confirmed another act of the same queue with it. */
  factorAt: Date | null;
  /** Whether the call needed the factor. */
  hasUsedFactor?: boolean;
  /** The session ends then even if it is in use. */
  sessionEndsAt: Date;
  /** Whether the configuration requires a passkey and the user has none yet. */
  lacksPasskey: boolean;
}

/** The user or visitor who makes a request. */
export type Caller =
  | { kind: 'visitor'; role: 'visitor'; userId: undefined; sessionId: undefined }
  | WithSession;

/** A caller with a session, with or without its one-time code. */
export type SignedIn = Extract<Caller, { userId: string }>;

/**
 * The role that decides what the caller may do. A session that lacks its one-time code or a required passkey
 * may do no more than a visitor.
 */
export function roleOf(caller: Caller): Role | 'visitor' {
  return caller.kind === 'full' && !caller.lacksPasskey ? caller.role : 'visitor';
}

export const visitor: Caller = { kind: 'visitor', role: 'visitor', userId: undefined, sessionId: undefined };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
