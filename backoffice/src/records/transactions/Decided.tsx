import { Link, Stack, Typography } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { FileOnDemand } from '../../kit/fields/FileOnDemand.tsx';
import { QueueLink } from '../../kit/queue/QueueLink.tsx';

interface DecidedProps {
  transaction: TransactionRecord;
  /** True right after the user's own decision. The link to the next transaction then gets the focus. */
  isJustDecided: boolean;
}

/** How a withdrawal came back, or which withdrawal this deposit returned. */
function Returned({ transaction }: { transaction: TransactionRecord }) {
  const translate = useTranslate();
  const { returnedAt, returnReason, returnTransactionId, returnedWithdrawalId } = transaction;
  const otherId = returnTransactionId ?? returnedWithdrawalId;
  if (!otherId) return null;
  const words = 'wallet.backoffice.decided';
  const reason = returnReason && translate(`payment.returnReasons.${returnReason}`, { _: returnReason });
  return (
    <Typography component="div">
      {returnedAt && translate(`${words}.returned`, { at: formatDateTime(returnedAt) })}{' '}
      {translate(`${words}.${reason ? 'returnReason' : 'noReturnReason'}`, { reason })}{' '}
      <Link component={LinkBase} to={`/wallet/${otherId}`}>
        {translate(`${words}.${returnedAt ? 'seeReturn' : 'seeWithdrawal'}`)}
      </Link>
    </Typography>
  );
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
      <Returned transaction={transaction} />
      {/* Placed above the tall proof, because focusing a link below it would scroll the decision out of view. */}
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
