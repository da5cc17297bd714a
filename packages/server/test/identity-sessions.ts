import { eq } from 'drizzle-orm';
import { verificationSessions } from '../src/schema/verification-sessions.ts';
import { as, type Caller } from './callers.ts';
import { tellAsProvider } from './identity.ts';
import type { TestApp } from './test-app.ts';
import type { UserGiven } from './users.ts';

/** A user who has started a verification. */
export interface Beginner extends Caller {
  verificationId: string;
  url: string;
  sessionId: string;
}

export async function beginner(test: TestApp, overrides: UserGiven = {}): Promise<Beginner> {
  const caller = await as(test, 'user', overrides);
  const answer = await caller.post('/v1/account/verifications');
  const { verificationId, url } = answer.json();
  return { ...caller, verificationId, url, sessionId: await sessionOf(test, verificationId) };
}

export async function sessionOf(test: TestApp, verificationId: string): Promise<string> {
  const [row] = await test.db
    .select()
    .from(verificationSessions)
    .where(eq(verificationSessions.verificationId, verificationId));
  return row?.sessionId as string;
}

/** Sends the provider's decision on a session, with the given fields. */
export function decideAsProvider(test: TestApp, { sessionId }: { sessionId: string }, fields: object) {
  const verification = { id: sessionId, decisionTime: test.clock.now.toISOString(), ...fields };
  return tellAsProvider(test, { status: 'success', verification });
}
