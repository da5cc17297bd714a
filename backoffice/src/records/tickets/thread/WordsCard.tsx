import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import { TicketStateField } from '../TicketStateField.tsx';
import { Attachments } from './Attachments.tsx';
import type { Words } from './thread-entries.ts';

/** A message with its files. Customers' messages are on the left, staff messages on the right. */
export function WordsCard({ words }: { words: Words }) {
  const translate = useTranslate();
  const { userName, isFromStaff, text, files, stateId, at } = words;
  return (
    <Card
      component="article"
      sx={{
        p: 2,
        ml: isFromStaff ? { xs: 2, sm: 6 } : 0,
        mr: isFromStaff ? 0 : { xs: 2, sm: 6 },
        borderLeftWidth: 4,
        borderLeftColor: isFromStaff ? 'primary.main' : 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 'bold' }}>
          {userName ?? translate('support.backoffice.somebody')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(isFromStaff ? 'support.backoffice.team' : 'fields.tickets.userName')} ·{' '}
          <RelativeTimeField at={at} />
        </Typography>
        {stateId && (
          <Box sx={{ ml: 'auto' }}>
            <TicketStateField stateId={stateId} />
          </Box>
        )}
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Attachments files={files} />
    </Card>
  );
}
