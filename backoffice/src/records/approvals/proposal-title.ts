import { formatMoney } from '@semilla/format';
import type { TranslateFunction } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { proposedMoney } from './proposed-money.ts';

/** What is proposed, and with how much money. */
export function proposalTitle(
  record: ProposalRecord,
  translate: TranslateFunction,
): { what: string; amount: string | undefined; whole: string } {
  const money = proposedMoney(record);
  const about = { act: translate(`approvals.acts.${record.act}`), name: record.subjectName };
  const what = money
    ? translate(`approvals.money.${money.kind}`, money.words)
    : translate('approvals.about', about);
  const amount = money?.amount === undefined ? undefined : formatMoney(money.amount);
  return { what, amount, whole: amount ? translate('approvals.ofAmount', { what, amount }) : what };
}
