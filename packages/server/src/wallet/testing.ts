import type { Caller } from '../testing/index.ts';

interface WalletTold {
  walletId: string;
  userId: string;
  userName: string;
  balance: string;
  held: string;
  createdAt: string;
}

const walletsUrl = '/v1/wallet/wallets';

/** The one wallet of a user, as they are told of it. */
export async function walletOf(owner: Caller): Promise<WalletTold> {
  return (await owner.get(walletsUrl)).json().data[0];
}
