import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { FileOnDemand } from '../fields/FileOnDemand.tsx';
import { QueueLink } from '../layout/queue/QueueLink.tsx';
import { call } from '../providers/session.ts';
import { useMay } from '../providers/use-may.ts';

interface DecidedProps {
  transaction: TransactionRecord;
  /** Whether the user has just decided it: then the link to the next transaction gets the focus. */
  isJustDecided: boolean;
}

/** The decision on a transaction, with a link to the next pending one. */
export function Decided({ transaction, isJustDecided }: DecidedProps) {
  const translate = useTranslate();
  const mayDecide = useMay('wallet', 'decide');
  const { transactionId, status, adminName, updatedAt, rejectReason, file } = transaction;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="output">
        {translate(`wallet.backoffice.decided.${adminName ? status : 'byItself'}`, {
          name: adminName,
          at: formatDateTime(updatedAt),
        })}
      </Typography>
      {rejectReason && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>«{rejectReason}»</Typography>
      )}
      {/* Above the tall proof: focusing the link must not scroll the decision out of view. */}
      {mayDecide && adminName && <QueueLink of="wallet" current={transaction} isNextStep={isJustDecided} />}
      {mayDecide && file && (
        <FileOnDemand
          file={file}
          label="wallet.backoffice.decided.seeProof"
          findUrl={() => call(v1.transactions.findProofUrl, { params: { transactionId } })}
        />
      )}
    </Stack>
  );
}
