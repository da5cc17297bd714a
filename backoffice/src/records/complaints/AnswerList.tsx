import { Box, Card, Stack, Typography } from '@mui/material';
import { formatDate, formatDateTime } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { ComplaintActRecord } from '../../api/record-types/complaint-record.ts';
import { nothing } from '../../kit/fields/nothing.ts';

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

function Points({ points }: Pick<ComplaintActRecord, 'points'>) {
  const translate = useTranslate();
  return (
    <Box component="ol" sx={{ my: 0, pl: 3 }}>
      {points.map(({ point, outcome, reasons }) => (
        <li key={point}>
          <Typography sx={{ fontWeight: 'medium', ...asWritten }}>
            {point} · {translate(`support.complaints.outcomes.${outcome}`)}
          </Typography>
          <Typography sx={asWritten}>{reasons}</Typography>
        </li>
      ))}
    </Box>
  );
}

function Answer({ act }: { act: ComplaintActRecord }) {
  const translate = useTranslate();
  const { kind, at, userName, reasons, contact, answerBy, points, remedies } = act;
  return (
    <Stack component="article" sx={{ gap: 1, borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {translate('support.complaints.backoffice.answerOn', {
          act: translate(`support.complaints.acts.${kind}`),
          name: userName ?? nothing,
        })}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {formatDateTime(at)}
        </Typography>
      </Typography>
      {reasons && <Typography sx={asWritten}>{reasons}</Typography>}
      {points.length > 0 && <Points points={points} />}
      {answerBy && (
        <Typography>
          {translate('fields.complaints.answerBy')}: {formatDate(answerBy)}
        </Typography>
      )}
      {contact && (
        <Typography variant="body2" color="textSecondary">
          {translate('support.complaints.backoffice.fields.contact')}: {contact}
        </Typography>
      )}
      {remedies && (
        <Typography variant="body2" color="textSecondary" sx={asWritten}>
          {translate('support.complaints.backoffice.remedies')}: {remedies}
        </Typography>
      )}
    </Stack>
  );
}

/** The answers sent to the complainant, oldest first. */
export function AnswerList({ acts }: { acts: readonly ComplaintActRecord[] }) {
  const translate = useTranslate();
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('support.complaints.backoffice.sections.answers')}
      </Typography>
      {acts.length === 0 && (
        <Typography color="textSecondary">{translate('support.complaints.backoffice.noAnswers')}</Typography>
      )}
      <Stack sx={{ gap: 2 }}>
        {acts.map((act) => (
          <Answer key={act.complaintActId} act={act} />
        ))}
      </Stack>
    </Card>
  );
}
