import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { EntryRecord } from '../../api/record-types/entry-record.ts';
import { CustomerBooking } from './CustomerBooking.tsx';

export function ConfirmPayout({ entry }: { entry: EntryRecord }) {
  const translate = useTranslate();
  const { doubt, userId, userName } = entry;
  if (!userId) return null;
  return (
    <CustomerBooking
      entry={entry}
      words={{ act: 'payment.bank.confirm', done: 'payment.bank.confirmed' }}
      draft="confirm"
      chosenBy={() => ({ userId })}
    >
      <Typography>
        {translate(`payment.bank.${doubt === 'otherAccount' ? 'confirmElsewhereHint' : 'confirmHint'}`, {
          name: userName,
        })}
      </Typography>
    </CustomerBooking>
  );
}
