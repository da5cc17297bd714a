import type { Db } from '../../kit/database/types.ts';
import { insertWallet } from './queries.ts';

/** Creates the wallet of a new user, in the same transaction as the user. */
export async function createWallet(tx: Db, userId: string): Promise<void> {
  await insertWallet(tx, userId);
}
