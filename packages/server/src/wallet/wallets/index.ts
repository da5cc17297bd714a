import type { Db } from '../../database/types.ts';
import { insertWallet } from './repository.ts';

/** Every user has a wallet, made together with them. */
export async function createWallet(tx: Db, userId: string): Promise<void> {
  await insertWallet(tx, userId);
}
