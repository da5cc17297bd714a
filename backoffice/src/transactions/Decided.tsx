import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@semilla/format';
import { useGetOne, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { FileView } from '../fields/FileView.tsx';
import { PartFailure } from '../layout/PartFailure.tsx';
import { QueueLink } from '../layout/queue/QueueLink.tsx';
import { useMay } from '../providers/use-may.ts';

const refreshProofMs = 240_000;

/** The proof of payment; its signed address expires, so it is refreshed before that. */
function Proof({ transaction }: { transaction: TransactionRecord }) {
  const { file, id } = transaction;
  const options = { refetchInterval: refreshProofMs, retry: false };
  const proof = useGetOne('transaction-proofs', { id }, options);
  const { data, error } = proof;
  if (!file) return null;
  if (error) return <PartFailure title="wallet.backoffice.decided.proof" of={proof} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return <FileView url={data.url} type={file.type} name={file.name} />;
}

interface DecidedProps {
  transaction: TransactionRecord;
  /** Whether the user has just decided it: then the link to the next transaction gets the focus. */
  isJustDecided: boolean;
}

/** The decision on a transaction, with a link to the next pending one. */
export function Decided({ transaction, isJustDecided }: DecidedProps) {
  const translate = useTranslate();
  const mayDecide = useMay('wallet', 'decide');
  const { status, adminName, updatedAt, rejectReason, file } = transaction;
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
      {mayDecide && file && <Proof transaction={transaction} />}
    </Stack>
  );
}
