import { Box, Typography } from '@mui/material';
import { type CustomerRecord, fullName } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { EmailText } from '../../kit/fields/EmailField.tsx';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { AccountChips } from './CustomerBadges.tsx';

export function CustomerCards() {
  return (
    <RecordCards<CustomerRecord>>
      {(record) => (
        <RecordCard title={fullName(record)} chip={<VerificationStatusField source="verificationStatus" />}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <EmailText>{record.email}</EmailText> · <DayField source="createdAt" />
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
            <AccountChips />
          </Box>
        </RecordCard>
      )}
    </RecordCards>
  );
}
