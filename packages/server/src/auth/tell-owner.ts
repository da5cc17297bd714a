import type { FastifyRequest } from 'fastify';
import { findUserById } from '../account/users/repository.ts';
import type { Db } from '../database/types.ts';
import type { Change } from '../routing/change.ts';
import { deviceName } from './device-name.ts';
import { type SecurityNews, type SignIn, securityNotice } from './letters.ts';

/** Tells the owner of an account what became of it, whoever it was that did it. */
export async function tellOwner(
  { tx, mail }: { tx: Db; mail: Change['mail'] },
  userId: string,
  news: SecurityNews,
  signIn?: SignIn,
): Promise<void> {
  const user = await findUserById(tx, userId);
  await mail(user, securityNotice(news, user, signIn));
}

/** What a mail says of whoever is signing in. */
export function signInOf({ request, now }: { request: FastifyRequest; now: Date }): SignIn {
  return { device: deviceName(request.headers['user-agent']), at: now };
}
