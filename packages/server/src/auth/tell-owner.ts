import type { FastifyRequest } from 'fastify';
import type { Change } from '../kit/change/make-change.ts';
import type { Db } from '../kit/database/types.ts';
import { findUserById } from '../kit/users/queries.ts';
import { deviceName } from './device-name.ts';
import { authMails, type SignIn, type SignInNews } from './mails.ts';

/** Mails the account's owner about a security event, also if someone else caused it. */
export async function mailOwner(
  { tx, mail }: { tx: Db; mail: Change['mail'] },
  userId: string,
  news: SignInNews,
  signIn: SignIn,
): Promise<void> {
  const user = await findUserById(tx, userId);
  await mail(user, authMails[news].write(user, signIn));
}

/** The browser and time of a request, for a mail about a login. */
export function signInOf({ request, now }: { request: FastifyRequest; now: Date }): SignIn {
  return { device: deviceName(request.headers['user-agent']), at: now };
}
