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

/** The contents of the next payment file: first the withdrawals, then the orders for promoters and third parties. */
export async function findPayable(db: Db, gathering: Gathering): Promise<Payable[]> {
  const withdrawals = await findPayableWithdrawals(db, gathering);
  const limit = paymentsPerFileMax - withdrawals.length;
  return [...withdrawals, ...(await findPayableOrders(db, { ...gathering, limit }))];
}

/** The payments of a payment file that can still be made. */
export async function findStillPayable(tx: Db, paymentFileId: string, now: Date): Promise<Payable[]> {
  return [
    ...(await findStillPayableWithdrawals(tx, paymentFileId, now)),
    ...(await findStillPayableOrders(tx, paymentFileId, now)),
  ];
}

/** Locks what a payment file pays, so that it cannot be decided at the same time. */
export async function lockPaid(tx: Db, paymentFileId: string): Promise<void> {
  await lockWithdrawals(tx, paymentFileId);
  await lockOrders(tx, paymentFileId);
}
