import { Box, Typography } from '@mui/material';
import { formatDate, formatMoney } from '@semilla/format';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import type { TimelineRecord } from '../../../api/record-types/project-record.ts';

const ofLoan: readonly TimelineRecord['kind'][] = ['default', 'recovery'];

/** The default of a loan and the stages of its recovery, newest first. */
export function RecoveryStages({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data = [] } = useGetList<TimelineRecord>('project-timeline', {
    filter: { projectId },
    sort: { field: 'happenedAt', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const stages = data.filter(({ kind }) => ofLoan.includes(kind));
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {stages.map(({ id, kind, happenedAt, amount, description, descriptionEn }) => (
        <li key={id}>
          <Typography sx={{ fontWeight: 'medium' }}>
            {formatDate(happenedAt)} · {translate(`project.loan.entries.${kind}`)}
            {amount ? ` · ${formatMoney(amount)}` : ''}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {locale === 'en' ? (descriptionEn ?? description) : description}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
