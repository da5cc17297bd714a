import type { Db } from '../../database/index.ts';
import { wallets } from './table.ts';

export async function createWallet(tx: Db, userId: string): Promise<void> {
  await tx.insert(wallets).values({ userId });
}

export { wallets };
