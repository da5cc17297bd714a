import { findUserById } from '../account/index.ts';
import type { Db } from '../database/index.ts';
import type { Change } from '../routing/change.ts';
import { type SecurityNews, securityNotice } from './letters.ts';

/** Tells the owner of an account what became of it, whoever it was that did it. */
export async function tellOwner(
  tx: Db,
  mail: Change['mail'],
  userId: string,
  news: SecurityNews,
): Promise<void> {
  const user = await findUserById(tx, userId);
  await mail(user, securityNotice(news, user));
}
