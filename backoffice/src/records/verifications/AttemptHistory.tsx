import { Box, Card, Typography } from '@mui/material';
import { formatDateTime } from '@semilla/format';
import { RecordContextProvider, useTranslate } from 'react-admin';
import type { VerificationRecord } from '../../api/record-types/customer-record.ts';
import { VerificationStatusField } from '../../kit/fields/VerificationStatusField.tsx';
import { AttemptField } from './AttemptField.tsx';

interface AttemptHistoryProps {
  attempts: VerificationRecord[];
  /** The id of the attempt on the page. */
  current: string;
}

/** All attempts of the customer, with their status. */
export function AttemptHistory({ attempts, current }: AttemptHistoryProps) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('account.backoffice.verifications.sections.history')}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {attempts.map((attempt) => (
          <RecordContextProvider key={attempt.id} value={attempt}>
            <Box
              component="li"
              aria-current={attempt.id === current ? 'true' : undefined}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.25 }}
            >
              <Box sx={{ flex: '1 1 9rem', fontWeight: attempt.id === current ? 'bold' : undefined }}>
                <AttemptField />
                <Typography variant="body2" color="textSecondary">
                  {formatDateTime(attempt.updatedAt)}
                </Typography>
              </Box>
              <VerificationStatusField source="status" />
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </Card>
  );
}
