import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { asWorkbook } from '../../api/as-workbook.ts';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { Message } from '../../kit/page/Message.tsx';

export type FigureName = 'cohorts' | 'funnel' | 'fundingTimes' | 'repeatRates' | 'loansByAge';

interface FigurePanelProps<T> {
  name: FigureName;
  /** What the figure depends on, besides its name. */
  query: object;
  find: (signal: AbortSignal) => Promise<T>;
  isEmpty: (found: T) => boolean;
  /** The sentence that sums the figure up. */
  headline: (found: T) => string;
  renderChart: (found: T) => ReactNode;
  renderTable: (found: T) => ReactNode;
  /** The address of the same values as CSV. */
  file: string;
  /** The list of the records that the figure counts. */
  list: { label: string; to: string };
  chartHeight?: (found: T) => number;
}

// A table with many columns gets the whole width below its chart.
const isWide = (name: FigureName) => name === 'cohorts' || name === 'fundingTimes';

const layoutOf = (name: FigureName) => ({
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: isWide(name) ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 3fr)',
  },
});

const usualHeight = () => 300;

function PanelLoading({ name }: { name: FigureName }) {
  return (
    <>
      <Skeleton variant="text" width={260} sx={{ fontSize: '1.25rem', mb: 1 }} />
      <Box sx={layoutOf(name)}>
        <Skeleton variant="rounded" height={300} />
        <Skeleton variant="rounded" height={300} />
      </Box>
    </>
  );
}

function Nothing({ name, list }: Pick<FigurePanelProps<unknown>, 'name' | 'list'>) {
  const translate = useTranslate();
  return (
    <Message
      icon={<InsightsIcon />}
      title={translate(`overview.business.empty.${name}.title`)}
      text={translate(`overview.business.empty.${name}.text`)}
      action={
        <Button variant="outlined" component={LinkBase} to={list.to}>
          {translate(list.label)}
        </Button>
      }
    />
  );
}

type ContentProps<T> = Omit<FigurePanelProps<T>, 'query' | 'find' | 'isEmpty'> & { title: string; found: T };

function PanelContent<T>({ name, title, found, chartHeight = usualHeight, ...panel }: ContentProps<T>) {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 'bold', mb: 1.5 }}>
        {panel.headline(found)}
      </Typography>
      <Box sx={layoutOf(name)}>
        <Box
          component="figure"
          aria-label={translate('overview.business.chartOf', { title })}
          sx={{ m: 0, height: chartHeight(found), minWidth: 0 }}
        >
          {panel.renderChart(found)}
        </Box>
        {panel.renderTable(found)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button size="small" component={LinkBase} to={panel.list.to}>
          {translate(panel.list.label)}
        </Button>
        <Button size="small" href={panel.file}>
          {translate('overview.business.csv')}
        </Button>
        <Button size="small" href={asWorkbook(panel.file)}>
          {translate('overview.business.xlsx')}
        </Button>
      </Box>
    </>
  );
}

/** One figure: a sentence, a chart, the same values as a table and as a file, and the list that it counts. */
export function FigurePanel<T>({ query, find, isEmpty, ...panel }: FigurePanelProps<T>) {
  const { name, list } = panel;
  const translate = useTranslate();
  const title = translate(`overview.business.of.${name}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['overview', 'business', name, query],
    queryFn: async ({ signal }) => ({ found: await find(signal) }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: '70ch' }}>
        {translate(`overview.business.about.${name}`)}
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <PanelLoading name={name} />}
      {!error && data && isEmpty(data.found) && <Nothing name={name} list={list} />}
      {!error && data && !isEmpty(data.found) && <PanelContent {...panel} title={title} found={data.found} />}
    </Card>
  );
}
