import Box from '@mui/material/Box';
import {
  centsFromDecimal,
  type IssuerName,
  type TransactionStatus,
  type TransactionType,
} from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useFieldValue, useRecordContext, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { type ChipColour, ColourChip } from '../fields/ColourChip.tsx';

const colours: Record<TransactionStatus, ChipColour> = {
  pending: 'sun',
  completed: 'green',
  rejected: 'red',
};

export function TransactionStatusField({ source }: { source: string }) {
  const status: TransactionStatus | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return status ? (
    <ColourChip label={translate(`wallet.statuses.${status}`)} colour={colours[status]} />
  ) : null;
}

export function TransactionTypeField({ source }: { source: string }) {
  const type: TransactionType | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return type ? translate(`wallet.types.${type}`) : null;
}

/** Where a movement comes from. */
export function IssuerField({ source }: { source: string }) {
  const issuer: IssuerName | undefined = useFieldValue({ source });
  const translate = useTranslate();
  return issuer ? translate(`wallet.issuers.${issuer}`) : null;
}

/** What comes in with a plus, what goes out with a minus. */
export function SignedAmountField() {
  const record = useRecordContext<TransactionRecord>();
  if (!record) return null;
  const isIncome = record.type === 'income';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', color: isIncome ? 'success.main' : undefined }}>
      {isIncome ? '+' : '−'}
      {formatMoney(centsFromDecimal(record.amount))}
    </Box>
  );
}
