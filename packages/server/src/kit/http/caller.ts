import type { Role } from '@semilla/contract';

/** The user or visitor who makes a request. */
export type Caller =
  | { kind: 'visitor'; role: 'visitor'; userId: undefined; sessionId: undefined }
  | { kind: 'half' | 'full'; role: Role; userId: string; sessionId: string };

/** A caller with a session, with or without its one-time code. */
export type SignedIn = Extract<Caller, { userId: string }>;

/** A session that lacks its one-time code may do no more than a visitor. */
export function roleOf(caller: Caller): Role | 'visitor' {
  return caller.kind === 'full' ? caller.role : 'visitor';
}

export const visitor: Caller = { kind: 'visitor', role: 'visitor', userId: undefined, sessionId: undefined };

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
