import { Box, Typography } from '@mui/material';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import {
  IssuerField,
  SignedAmountField,
  TransactionStatusField,
  TransactionTypeField,
} from './TransactionFields.tsx';

export function TransactionCards() {
  return (
    <RecordCards<TransactionRecord>>
      {({ userName }) => (
        <RecordCard title={userName} chip={<TransactionStatusField source="status" />}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              <TransactionTypeField /> · <IssuerField />
              <br />
              <DayField source="createdAt" hasTime />
            </Typography>
            <Typography sx={{ fontWeight: 'bold' }}>
              <SignedAmountField />
            </Typography>
          </Box>
        </RecordCard>
      )}
    </RecordCards>
  );
}
