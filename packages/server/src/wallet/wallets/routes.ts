import { v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../kit/database/types.ts';
import { assert, InvalidInput, NotFound } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { createWallet } from './create-wallet.ts';
import { endHold, lookAtHold } from './end-hold.ts';
import { findWallet, findWalletOf, findWalletRows, findWallets, isReached } from './queries.ts';

export async function registerWallets(app: FastifyInstance): Promise<void> {
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

  route(app, v1.wallets.endHold, async (call) => {
    const { params, body, now } = call;
    const read = async (db: Db) => {
      const wallet = await findWallet(db, call, params.walletId);
      if (!wallet) throw new NotFound();
      return wallet;
    };
    const { userId } = await read(call.db);
    return call.changeWithSecond(
      (tx) => lookAtHold(tx, userId, body.why),
      async (change) => {
        await endHold(change, userId, now);
        return read(change.tx);
      },
    );
  });

  route(app, v1.wallets.create, (call) =>
    call.change(async ({ tx, audit }) => {
      const { userId } = call.body;
      // A user out of the caller's scope counts as unknown.
      if (!(await isReached(tx, call, userId))) {
        throw new InvalidInput([{ path: 'userId', code: 'choice', params: {} }]);
      }
      const isNew = await createWallet(tx, userId);
      const wallet = await findWalletOf(tx, userId, call.now);
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
