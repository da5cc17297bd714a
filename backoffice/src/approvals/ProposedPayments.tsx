import Skeleton from '@mui/material/Skeleton';
import { RecordContextProvider, ResourceContextProvider, useGetOne } from 'react-admin';
import { FilePayments } from '../bank/payment-files/FilePayments.tsx';
import type { PaymentFileRecord } from '../bank/payment-files/payment-file-record.ts';
import { PartFailure } from '../layout/PartFailure.tsx';
import type { ProposalRecord } from './proposal-record.ts';

/** The payees and amounts of the payment file that the proposal is about. */
export function ProposedPayments({ record: { act, subjectId } }: { record: ProposalRecord }) {
  const isShown = act === 'approvePaymentFile' || act === 'cancelPaymentFile';
  const file = useGetOne<PaymentFileRecord>(
    'payment-files',
    { id: subjectId },
    { enabled: isShown, retry: false },
  );
  if (!isShown) return null;
  if (file.error) return <PartFailure title="fields.paymentFiles.payments" of={file} />;
  if (!file.data) return <Skeleton variant="rounded" height={200} />;
  return (
    <ResourceContextProvider value="payment-files">
      <RecordContextProvider value={file.data}>
        <div>
          <FilePayments file={file.data} isNarrow />
        </div>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
