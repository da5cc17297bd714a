import type { ProposalAct } from '@semilla/contract';
import type { ProposalRecord } from '../proposal-record.ts';
import { proposedMoney } from '../proposed-money.ts';

/** Acts with more to read than a sum and its way, such as payees or a statement: they are decided on their own pages. */
const readAlone: readonly ProposalAct[] = [
  'approvePaymentFile',
  'cancelPaymentFile',
  'distribute',
  'closeWithRefund',
  'allocateWishes',
  'importStatement',
];

/** Whether the user may approve a proposal together with others: it waits, and its line says all about it. */
export const isApprovableTogether = (record: ProposalRecord): boolean =>
  record.status === 'pending' &&
  record.refusal === null &&
  !readAlone.includes(record.act) &&
  proposedMoney(record) !== undefined;
