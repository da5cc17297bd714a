import { Box } from '@mui/material';
import type { TransactionStatus } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useFieldValue, useRecordContext, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { type ChipColour, ColourChip } from '../../kit/fields/ColourChip.tsx';
import { kindOfTransaction } from '../../kit/fields/kind-of-transaction.ts';

const colours: Record<TransactionStatus, ChipColour> = {
  pending: 'sun',
  completed: 'green',
  rejected: 'red',
};

/** The status. A returned withdrawal is shown as returned. */
export function TransactionStatusField({ source }: { source: string }) {
  const status: TransactionStatus | undefined = useFieldValue({ source });
  const isReturned = useRecordContext<TransactionRecord>()?.returnedAt;
  const translate = useTranslate();
  if (isReturned) return <ColourChip label={translate('wallet.returned')} colour="sun" />;
  return status ? (
    <ColourChip label={translate(`wallet.statuses.${status}`)} colour={colours[status]} />
  ) : null;
}

export function TransactionTypeField() {
  const record = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  return record ? translate(`wallet.types.${kindOfTransaction(record)}`) : null;
}

/** The issuer. A project is shown by its name. */
export function IssuerField() {
  const record = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  return record ? (record.projectName ?? translate(`wallet.issuers.${record.issuerName}`)) : null;
}

/** Who entered it: a member of staff, the customer, or the platform by itself. */
export function EnteredByField() {
  const record = useRecordContext<TransactionRecord>();
  const translate = useTranslate();
  if (!record) return null;
  const { managerId, managerName, issuerName, userName } = record;
  if (managerName) return managerName;
  if (issuerName === 'user-wallet') return userName;
  return translate(managerId ? 'audit.somebody' : 'audit.platform');
}

/** The amount, with a plus sign for deposits and a minus sign for withdrawals. Green once a deposit has come. */
export function SignedAmountField() {
  const record = useRecordContext<TransactionRecord>();
  if (!record) return null;
  const isIncome = record.type === 'income';
  const hasCome = isIncome && record.status === 'completed';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: hasCome ? 'success.main' : undefined }}>
      {isIncome ? '+' : '−'}
      {formatMoney(record.amount)}
    </Box>
  );
}
