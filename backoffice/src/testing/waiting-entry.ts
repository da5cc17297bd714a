import type { bankEntry } from '@semilla/contract';
import { ids } from './records.ts';

/** An outgoing bank movement that waits for a decision. */
export const waitingEntry: (typeof bankEntry)['_zod']['input'] = {
  bankEntryId: ids.project,
  bankStatementId: ids.project,
  bookedOn: '2026-03-02',
  valueOn: '2026-03-02',
  side: 'out',
  amount: '200.00',
  counterpartyName: 'Lucía Ferrer Soler',
  counterpartyAccount: '•••• •••• 1332',
  reference: 'RF37SML2K7Q',
  text: '',
  bankReference: null,
  isReturn: false,
  returnReason: null,
  state: 'waiting',
  doubt: 'otherAccount',
  bookedAs: null,
  sentBackById: null,
  reversesId: null,
  sendingBack: null,
  taxes: null,
  note: null,
  projectId: null,
  userId: ids.manager,
  userName: 'Lucía Ferrer Soler',
  transactionId: null,
};
