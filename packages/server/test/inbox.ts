import { v1 } from '@semilla/contract';
import { authMails } from '../src/auth/mails.ts';
import { thePlatform } from '../src/kit/change/actor.ts';
import { makeChange } from '../src/kit/change/make-change.ts';
import type { Letter } from '../src/kit/mail/letter.ts';
import { findUserById } from '../src/kit/users/queries.ts';
import type { Caller } from './callers.ts';
import type { TestApp } from './test-app.ts';

type Written = Pick<TestApp, 'services' | 'db'>;

/** Mails a user in a change of its own. */
export async function mailTo({ services, db }: Written, userId: string, letter?: Letter): Promise<void> {
  const user = await findUserById(db, userId);
  const written = letter ?? authMails.passwordChanged.write(user);
  await makeChange(services, thePlatform, ({ mail }) => mail(user, written));
}

/** The caller's own messages, latest first. */
export async function messagesOf(caller: Caller, query = '') {
  const answer = await caller.get(`${v1.inboxMessages.find.path}${query}`);
  return answer.json().data as { inboxMessageId: string; subject: string; readAt: string | null }[];
}

/** Leaves a message in a user's inbox. */
export async function givenMessage(test: Written, caller: Caller): Promise<string> {
  await mailTo(test, caller.userId);
  const [latest] = await messagesOf(caller);
  return latest?.inboxMessageId as string;
}
