import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { formatMoney, formatPercent } from '@semilla/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { asWorkbook } from '../../api/as-workbook.ts';
import { useNotifyRefusal } from '../../kit/acts/use-notify-refusal.ts';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { Chart } from './Chart.tsx';
import { SummaryTable } from './SummaryTable.tsx';
import { savePng, saveSvg } from './save-picture.ts';
import { type Row, type Summary, totalOf } from './summaries.ts';
import { before, type Period } from './use-period.ts';

interface SummaryPanelProps {
  summary: Summary;
  period: Period;
  isCompared: boolean;
}

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

function PanelLoading() {
  return (
    <>
      <Skeleton variant="text" width={180} sx={{ fontSize: '1.625rem', mb: 1 }} />
      <Box sx={sideBySide}>
        <Skeleton variant="rounded" sx={{ height: { xs: 300, lg: 460 } }} />
        <Skeleton variant="rounded" height={460} />
      </Box>
    </>
  );
}

/** The rows with their period. Earlier rows stay visible while another period loads. */
function useRows(summary: Summary, period: Period, enabled: boolean) {
  return useQuery({
    queryKey: ['overview', 'statistics', summary.name, period],
    queryFn: async ({ signal }) => ({ rows: await summary.find(period, signal), period }),
    placeholderData: keepPreviousData,
    retry: false,
    enabled,
  });
}

/** The change from the preceding period, in percent. */
function ChangeField({ now, then }: { now: number; then: number }) {
  const translate = useTranslate();
  if (!then) return null;
  const change = Math.round(((now - then) * 10_000) / then);
  const value = `${change > 0 ? '+' : ''}${formatPercent(change)}`;
  return (
    <Typography component="span" color="textSecondary">
      {translate('overview.statistics.difference', { value })}
    </Typography>
  );
}

interface PanelContentProps extends Omit<SummaryPanelProps, 'isCompared'> {
  title: string;
  rows: Row[];
  earlier: Row[] | undefined;
}

function PanelContent({ title, summary, period, rows, earlier }: PanelContentProps) {
  const translate = useTranslate();
  const notifyRefusal = useNotifyRefusal();
  const { palette } = useTheme();
  const picture = useRef<HTMLDivElement>(null);
  const [main] = summary.sums;
  const name = `${summary.name}-${period.fromDate}-${period.toDate}`;
  const withChart = (act: (chart: SVGSVGElement) => void | Promise<void>) => () => {
    const chart = picture.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    if (chart) void Promise.resolve(act(chart)).catch(notifyRefusal);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline', mb: 1 }}>
        <Typography sx={{ fontSize: '1.625rem', fontWeight: 'bold' }}>
          {formatMoney(totalOf(rows, main))}
        </Typography>
        {earlier && <ChangeField now={totalOf(rows, main)} then={totalOf(earlier, main)} />}
      </Box>
      <Box sx={sideBySide}>
        <Box
          ref={picture}
          component="figure"
          aria-label={translate('overview.statistics.chartOf', { title })}
          sx={{ m: 0, minHeight: 300, position: 'relative' }}
        >
          {/* Positioned absolutely, so the chart gets the height of the table. */}
          <Box sx={{ position: 'absolute', inset: 0 }}>
            <Chart summary={summary} period={period} rows={rows} earlier={earlier} />
          </Box>
        </Box>
        <SummaryTable title={title} summary={summary} period={period} rows={rows} earlier={earlier} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button size="small" href={summary.file(period)}>
          {translate('overview.statistics.csv')}
        </Button>
        <Button size="small" href={asWorkbook(summary.file(period))}>
          {translate('overview.statistics.xlsx')}
        </Button>
        <Button size="small" onClick={withChart((chart) => savePng(chart, palette.background.paper, name))}>
          {translate('overview.statistics.png')}
        </Button>
        <Button size="small" onClick={withChart((chart) => saveSvg(chart, palette.background.paper, name))}>
          {translate('overview.statistics.svg')}
        </Button>
      </Box>
    </>
  );
}

export function SummaryPanel({ summary, period, isCompared }: SummaryPanelProps) {
  const translate = useTranslate();
  const title = translate(`overview.statistics.of.${summary.name}`);
  const now = useRows(summary, period, true);
  const then = useRows(summary, before(period), isCompared);
  const error = now.error ?? (isCompared ? then.error : null);
  const retry = () => void Promise.all([now.refetch(), isCompared && then.refetch()]);
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2" gutterBottom>
        {title}
      </Typography>
      {error && <LoadFailure error={error} onRetry={retry} />}
      {!error && !now.data && <PanelLoading />}
      {!error && now.data && (
        <PanelContent
          title={title}
          summary={summary}
          {...now.data}
          earlier={isCompared && !then.isPlaceholderData ? then.data?.rows : undefined}
        />
      )}
    </Card>
  );
}
