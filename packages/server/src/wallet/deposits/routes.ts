import { type InputOf, v1, walletReference } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { type Call, route } from '../../kit/http/route.ts';
import { transactionList } from '../transactions/queries.ts';
import { findWalletOf } from '../wallets/queries.ts';
import { transferCode } from './transfer-code.ts';

type Find = typeof v1.depositAccount.find;

/** What to write on a transfer: for one requested deposit, or for any transfer to the caller's wallet. */
async function whatFor({ db, caller, services }: Call<Find>, { transactionId }: InputOf<Find>['query']) {
  if (transactionId) {
    const deposit = await transactionList.one(db, transactionId, { caller, scope: 'own' });
    if (deposit.type !== 'income') throw new NotFound();
    return { reference: deposit.reference, amount: deposit.amount };
  }
  const wallet = caller.userId && (await findWalletOf(db, caller.userId, services.now()));
  return wallet ? { reference: walletReference(wallet.walletId) } : undefined;
}

export async function registerDeposits(app: FastifyInstance): Promise<void> {
  route(app, v1.depositAccount.find, async (call) => {
    const to = call.services.config.depositAccount ?? null;
    const wanted = await whatFor(call, call.query);
    const qrSvg = to && wanted ? await transferCode({ to, ...wanted }) : null;
    return { depositAccount: to, reference: wanted?.reference ?? null, qrSvg };
  });
}
