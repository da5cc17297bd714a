import type { Cents } from '@semilla/contract';
import { groupIban } from '@semilla/format';
import type { TransactionRecord } from '../../../api/record-types/customer-record.ts';
import type { EntryRecord } from '../../../api/record-types/entry-record.ts';
import { containsCode, isSameName } from '../../../kit/text/same-text.ts';
import type { Verdict } from '../compare/ComparedLines.tsx';

type Announced = Pick<TransactionRecord, 'amount' | 'userName' | 'reference'>;

const textOf = ({ reference, text }: EntryRecord) => [reference, text].filter(Boolean).join(' ');

/** The movement that most likely is the deposit, found by its reference or otherwise by the sender's name. */
export function entryOf(deposit: Announced, entries: readonly EntryRecord[]): EntryRecord | undefined {
  return (
    entries.find((entry) => containsCode(textOf(entry), deposit.reference)) ??
    entries.find(({ counterpartyName }) => counterpartyName && isSameName(counterpartyName, deposit.userName))
  );
}

interface Line {
  label: string;
  ours: Cents | string | undefined;
  theirs: Cents | string | undefined;
  verdict: Verdict;
}

const lastDigits = (masked: string) => masked.replace(/\D/g, '').slice(-4);

/** Compares the customer's announcement with the bank movement, line by line. */
export function depositLines(
  deposit: Announced & { account?: string | undefined },
  entry: EntryRecord | undefined,
): Line[] {
  const verdict = (isSame: boolean | undefined): Verdict => {
    if (!entry || isSame === undefined) return 'unknown';
    return isSame ? 'same' : 'different';
  };
  const name = entry?.counterpartyName;
  const account = entry?.counterpartyAccount;
  return [
    {
      label: 'fields.transactions.amount',
      ours: deposit.amount,
      theirs: entry?.amount,
      verdict: verdict(entry && entry.amount === deposit.amount),
    },
    {
      label: 'overview.work.compare.sender',
      ours: deposit.userName,
      theirs: name ?? undefined,
      verdict: verdict(name ? isSameName(name, deposit.userName) : undefined),
    },
    {
      label: 'fields.transactions.reference',
      // With spaces that wrap, as the page of the transaction shows it.
      ours: groupIban(deposit.reference).replaceAll('\u00a0', ' '),
      theirs: entry && textOf(entry),
      verdict: verdict(entry && containsCode(textOf(entry), deposit.reference)),
    },
    {
      label: 'fields.bankAccounts.account',
      ours: deposit.account,
      theirs: account ?? undefined,
      verdict: verdict(
        account && deposit.account ? lastDigits(account) === lastDigits(deposit.account) : undefined,
      ),
    },
  ];
}
