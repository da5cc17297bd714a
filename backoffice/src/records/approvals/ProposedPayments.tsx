import { FilePayments } from '../payment-files/FilePayments.tsx';
import type { PaymentFileRecord } from '../payment-files/payment-file-record.ts';
import { ProposedSubject } from './ProposedSubject.tsx';
import type { ProposalRecord } from './proposal-record.ts';

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
