import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Card, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RelativeTimeField } from '../../../kit/fields/RelativeTimeField.tsx';
import type { Note } from './thread-entries.ts';

/** An internal note. A lock, a dashed frame and words set it apart from what the customer reads. */
export function NoteCard({ note }: { note: Note }) {
  const translate = useTranslate();
  return (
    <Card
      component="article"
      sx={{
        p: 2,
        ml: { xs: 2, sm: 6 },
        border: '2px dashed',
        borderColor: 'secondary.main',
        backgroundColor: 'action.hover',
      }}
    >
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 'bold', mb: 0.5 }}>
        <LockIcon fontSize="small" aria-hidden />
        {translate('support.backoffice.note.onlyStaff')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 'medium' }}>
          {note.userName ?? translate('support.backoffice.somebody')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <RelativeTimeField at={note.at} />
        </Typography>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note.text}</Typography>
    </Card>
  );
}
