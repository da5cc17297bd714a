import { cents, movementReference, type Transaction, transactionFieldList } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import type { TransactionRow } from '../../schema/transactions.ts';

export interface TransactionNames {
  userName: string;
  bankAccount: { alias: string; account: string } | null;
  projectName?: string | null;
  adminName?: string | null;
  managerName?: string | null;
  file?: Transaction['file'];
  /** The return of a withdrawal's payment. */
  returned?: { at: Date; transactionId: string } | null;
  /** Why the payment came back; set for the withdrawal and for the deposit that returned it. */
  returnReason?: string | null;
}

/** A bank account as movements name it. */
export const shownAccount = ({ alias, account }: { alias: string; account: string }) =>
  `${alias} · ${maskIban(account)}`;

/** A transaction as the API returns it. Only staff see who entered and decided it. */
export function transactionAnswer(
  own: TransactionRow,
  names: TransactionNames,
  isForStaff: boolean,
): Transaction {
  const {
    amountCents,
    taxRateHundredths,
    entryId: _,
    documentId: __,
    bankEntryId: ___,
    takenBackDepositId: ____,
    ...same
  } = own;
  const {
    userName,
    bankAccount,
    projectName = null,
    adminName = null,
    managerName = null,
    file = null,
    returned = null,
    returnReason = null,
  } = names;
  const answer: Transaction = {
    ...same,
    reference: movementReference(same.transactionId),
    amount: cents(amountCents),
    taxRate: taxRateHundredths,
    userName,
    projectName,
    bankAccount: bankAccount && shownAccount(bankAccount),
    adminName,
    managerName,
    file,
    returnedAt: returned?.at ?? null,
    returnTransactionId: returned?.transactionId ?? null,
    returnReason,
  };
  return isForStaff ? answer : hideStaffFields(transactionFieldList, answer);
}
