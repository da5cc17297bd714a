import { paymentsPerFileMax } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import {
  findPayableWithdrawals,
  findStillPayableWithdrawals,
  type Gathering,
  lockWithdrawals,
  type Payable,
} from './payable.ts';
import { findPayableOrders, findStillPayableOrders, lockOrders } from './payable-orders.ts';

/** What a payment file would hold: first the withdrawals, then what was ordered for promoters and third parties. */
export async function findPayable(db: Db, gathering: Gathering): Promise<Payable[]> {
  const withdrawals = await findPayableWithdrawals(db, gathering);
  const limit = paymentsPerFileMax - withdrawals.length;
  return [...withdrawals, ...(await findPayableOrders(db, { ...gathering, limit }))];
}

/** Those payments of a payment file that still can be made. */
export async function findStillPayable(tx: Db, paymentFileId: string, now: Date): Promise<Payable[]> {
  return [
    ...(await findStillPayableWithdrawals(tx, paymentFileId, now)),
    ...(await findStillPayableOrders(tx, paymentFileId, now)),
  ];
}

/** Locks what a payment file pays, so that it is not decided meanwhile. */
export async function lockPaid(tx: Db, paymentFileId: string): Promise<void> {
  await lockWithdrawals(tx, paymentFileId);
  await lockOrders(tx, paymentFileId);
}
