import { Card, Stack, Typography } from '@mui/material';
import { formatDateTime } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { AdditionRecord } from '../../api/record-types/question-record.ts';

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

/** What was added to the answer after its publication, oldest first. */
export function AdditionList({ additions }: { additions: readonly AdditionRecord[] }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('fields.projectQuestions.additions')}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {additions.map(({ questionEntryId, kind, text, textEn, writtenBy, publishedAt }) => (
          <Stack key={questionEntryId} sx={{ gap: 0.5 }}>
            <Typography variant="body2" color="textSecondary">
              {translate(`project.questions.additionKinds.${kind}`)} ·{' '}
              {translate(`project.questions.authors.${writtenBy}`)} · {formatDateTime(publishedAt)}
            </Typography>
            <Typography sx={asWritten}>{text}</Typography>
            {textEn && (
              <Typography lang="en" color="textSecondary" sx={asWritten}>
                {textEn}
              </Typography>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
