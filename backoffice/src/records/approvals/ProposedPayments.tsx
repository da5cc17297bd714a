import type { PaymentFileRecord } from '../../api/record-types/payment-file-record.ts';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { FilePayments } from '../payment-files/FilePayments.tsx';
import { ProposedSubject } from './ProposedSubject.tsx';

/** The payees and amounts of the payment file that the proposal is about. */
export function ProposedPayments({ record: { act, subjectId } }: { record: ProposalRecord }) {
  if (act !== 'approvePaymentFile' && act !== 'cancelPaymentFile') return null;
  return (
    <ProposedSubject<PaymentFileRecord>
      resource="payment-files"
      id={subjectId}
      title="fields.paymentFiles.payments"
    >
      {(file) => (
        <div>
          <FilePayments file={file} isNarrow />
        </div>
      )}
    </ProposedSubject>
  );
}
