import type { ProposalAct } from '@semilla/contract';
import type { ProposalRecord } from '../../../api/record-types/proposal-record.ts';
import { type MoneyKind, proposedMoney } from '../proposed-money.ts';

/** Acts that move one amount. All others are decided on their own pages. */
const acts: readonly ProposalAct[] = [
  'approveTransaction',
  'release',
  'repay',
  'payTax',
  'bookOtherMovement',
  'sendMoneyBack',
];

/** Kinds that are only shown whole with the account that the money goes to. */
const leaving: readonly MoneyKind[] = ['withdrawal', 'release', 'sendMoneyBack'];

function isShownWhole(record: ProposalRecord): boolean {
  const money = proposedMoney(record);
  if (record.effects.length !== 1 || money?.amount === undefined) return false;
  return money.way !== undefined || !leaving.includes(money.kind);
}

/** Whether the user may approve a proposal together with others: it waits, and its line says all about it. */
export const isApprovableTogether = (record: ProposalRecord): boolean =>
  record.status === 'pending' && record.refusal === null && acts.includes(record.act) && isShownWhole(record);
