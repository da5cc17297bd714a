import type { FastifyRequest } from 'fastify';
import type { Change } from '../kit/change/make-change.ts';
import type { Db } from '../kit/database/types.ts';
import { findUserById } from '../kit/users/queries.ts';
import { deviceName } from './device-name.ts';
import { type SecurityNews, type SignIn, securityNotice } from './letters.ts';

/** Mails the account's owner about a security event, also if someone else caused it. */
export async function mailOwner(
  { tx, mail }: { tx: Db; mail: Change['mail'] },
  userId: string,
  news: SecurityNews,
  signIn?: SignIn,
): Promise<void> {
  const user = await findUserById(tx, userId);
  await mail(user, securityNotice(news, user, signIn));
}

/** The browser and time of a request, for a mail about a login. */
export function signInOf({ request, now }: { request: FastifyRequest; now: Date }): SignIn {
  return { device: deviceName(request.headers['user-agent']), at: now };
}
