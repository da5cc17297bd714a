import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { EntryFacts } from '../bank-entries/EntryFacts.tsx';
import { ProposedSubject } from './ProposedSubject.tsx';

/** What the bank says of the movement that the proposal books: who sent or received the money, and with which words. */
export function ProposedMovement({ record: { subjectId, subjectType } }: { record: ProposalRecord }) {
  if (subjectType !== 'bank-entry') return null;
  return (
    <ProposedSubject resource="bank" id={subjectId} title="payment.bank.movement">
      {() => <EntryFacts />}
    </ProposedSubject>
  );
}
