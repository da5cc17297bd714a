import { eq } from 'drizzle-orm';
import { verificationSessions } from '../account/verifications/table.ts';
import { as, type Caller } from './callers.ts';
import { tellAsProvider } from './identity.ts';
import type { TestApp } from './test-app.ts';
import type { UserGiven } from './users.ts';

/** Somebody who has begun to verify who they are. */
export interface Beginner extends Caller {
  verificationId: string;
  url: string;
  sessionId: string;
}

export async function beginner(test: TestApp, given: UserGiven = {}): Promise<Beginner> {
  const caller = await as(test, 'user', given);
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

/** The decision of the provider on somebody, with whatever else it tells. */
export function decideAsProvider(test: TestApp, { sessionId }: { sessionId: string }, more: object) {
  const verification = { id: sessionId, decisionTime: test.clock.now.toISOString(), ...more };
  return tellAsProvider(test, { status: 'success', verification });
}
