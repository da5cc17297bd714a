import { Alert, Card, LinearProgress, Typography } from '@mui/material';
import { formatNumber } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { type BulkActRecord, triedOf } from '../../api/record-types/bulk-act-record.ts';

/** How far the job is, what came of the rows so far, and why it stopped. */
export function BulkActProgress({ record }: { record: BulkActRecord }) {
  const translate = useTranslate();
  const { total, state, stopReason, undoesId, refused } = record;
  const tried = triedOf(record);
  const text = translate('overview.bulk.progress', {
    tried: formatNumber(tried),
    total: formatNumber(total),
  });
  const counts = (['done', 'unchanged', 'refused'] as const).map(
    (result) => `${translate(`fields.bulkActs.${result}`)}: ${formatNumber(record[result])}`,
  );
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{translate('overview.bulk.sections.result')}</Typography>
      <LinearProgress variant="determinate" value={(100 * tried) / total} aria-label={text} />
      <Typography>{text}</Typography>
      <Typography variant="body2" color="textSecondary">
        {counts.join(' · ')}
      </Typography>
      {stopReason && <Alert severity="warning">{translate(`overview.bulk.stopReasons.${stopReason}`)}</Alert>}
      {undoesId && state !== 'running' && refused > 0 && (
        <Alert severity="info">{translate('overview.bulk.left', { total: formatNumber(refused) })}</Alert>
      )}
    </Card>
  );
}
