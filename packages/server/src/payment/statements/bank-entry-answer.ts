import { type BankEntry, cents } from '@semilla/contract';
import { maskIban } from '@semilla/format';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { hideAccounts } from './hide-accounts.ts';

interface Names {
  userName: string | null;
  transactionId: string | null;
  /** The movement that this one reversed. */
  reversesId?: string | null;
  /** The order to send its money back, and the file that pays it. */
  sendingBack?: BankEntry['sendingBack'];
  taxes?: BankEntry['taxes'];
}

/** A bank movement as the API returns it. */
export function bankEntryAnswer(
  row: BankEntryRow,
  { userName, transactionId, reversesId, sendingBack, taxes }: Names,
): BankEntry {
  const { account: _, entryId: _entry, place: _place, ...shown } = row;
  const { amountCents, bankReference, counterpartyAccount, reference, text, ...same } = shown;
  return {
    ...same,
    side: amountCents < 0 ? 'out' : 'in',
    amount: cents(Math.abs(amountCents)),
    counterpartyAccount: counterpartyAccount && maskIban(counterpartyAccount),
    bankReference: bankReference ? hideAccounts(bankReference) : null,
    reference: reference && hideAccounts(reference),
    text: text && hideAccounts(text),
    userName: userName?.trim() ?? null,
    transactionId,
    reversesId: reversesId ?? null,
    sendingBack: sendingBack ?? null,
    taxes: taxes ?? null,
  };
}
