import type { LoanHistory } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { findLoans } from '../loans/find-loans.ts';
import { loanHistories } from '../loans/loan-histories.ts';
import { findClosings } from '../phases/find-closings.ts';

/** All loans of the platform, including private ones, with the data that default rates need. */
export async function findHistories(db: Db): Promise<LoanHistory[]> {
  return loanHistories(await findLoans(db, undefined), await findClosings(db));
}
