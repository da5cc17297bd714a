import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { assert, InvalidInput, NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { preventOwnerDeletion } from './prevent-owner-deletion.ts';
import { findWallet, findWalletOf, findWalletRows, findWallets, insertWallet, isReached } from './queries.ts';

export async function registerWallets(app: FastifyInstance): Promise<void> {
  preventOwnerDeletion();
  route(app, v1.wallets.find, (call) => findWallets(call.db, call, call.query));

  exportRoute(app, v1.wallets.export, {
    fileName: 'wallets',
    find: (call, db, page) => findWalletRows(db, call, { ...call.query, ...page }),
  });

  route(app, v1.wallets.findOne, async (call) => {
    const wallet = await findWallet(call.db, call, call.params.walletId);
    if (!wallet) throw new NotFound();
    return wallet;
  });

  route(app, v1.wallets.create, (call) =>
    call.change(async ({ tx, audit }) => {
      const { userId } = call.body;
      // A user out of the caller's scope is treated as missing.
      if (!(await isReached(tx, call, userId))) {
        throw new InvalidInput([{ path: 'userId', code: 'choice', params: {} }]);
      }
      const isNew = await insertWallet(tx, userId);
      const wallet = await findWalletOf(tx, userId);
      assert(wallet, 'a user has a wallet once it is made');
      if (isNew)
        audit({
          action: 'wallet.create',
          subjectType: 'wallet',
          subjectId: wallet.walletId,
          after: { userId },
        });
      return wallet;
    }),
  );
}
