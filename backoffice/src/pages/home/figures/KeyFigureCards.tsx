import { Box, Card, CardActionArea, Skeleton, Typography } from '@mui/material';
import type { KeyFigures } from '@semilla/contract';
import { formatMoney, formatNumber } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { useHomePart } from '../use-home.ts';
import { Bars } from './Bars.tsx';

const grid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
};

interface Figure {
  label: string;
  /** The label of this month's figure. */
  month?: 'thisMonth' | 'newThisMonth';
  value: string;
  thisMonth: string;
  values: number[];
  current: number;
}

const amounts = (rows: KeyFigures['fundedByMonth']) => rows.map(({ amount }) => amount);

function figuresOf(figures: KeyFigures): Figure[] {
  const last = figures.fundedByMonth.length - 1;
  const [funded, fees, returns] = [figures.fundedByMonth, figures.feesByMonth, figures.returnsByMonth].map(
    amounts,
  );
  const investors = figures.investorsByMonth.map(({ count }) => count);
  const money = (label: string, sum: number, values: number[] = [], current = last): Figure => ({
    label,
    value: formatMoney(sum),
    thisMonth: formatMoney(values[current] ?? 0),
    values,
    current,
  });
  return [
    money('funded', figures.funded, funded),
    {
      label: 'investors',
      month: 'newThisMonth',
      value: formatNumber(figures.investors),
      thisMonth: formatNumber(investors[last] ?? 0),
      values: investors,
      current: last,
    },
    money('fees', figures.fees, fees),
    // Returns due cover the coming months, so the current month comes first.
    money('returnsDue', figures.returnsDue, returns, 0),
  ];
}

function FigureCard({ label, month = 'thisMonth', value, thisMonth, values, current }: Figure) {
  const translate = useTranslate();
  return (
    <Card>
      <CardActionArea
        component={LinkBase}
        to="/statistics/"
        sx={{
          p: { xs: 1.5, sm: 2 },
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {translate(`overview.home.figures.${label}`)}
        </Typography>
        <Typography
          sx={{ mt: 0.5, fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 'bold', lineHeight: 1.2 }}
        >
          {value}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, flexGrow: 1 }}>
          {translate(`overview.home.${month}`, { value: thisMonth })}
        </Typography>
        <Bars values={values} current={current} />
      </CardActionArea>
    </Card>
  );
}

export function KeyFigureCards() {
  const { data, error, isPending, refetch } = useHomePart('figures');
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={grid} aria-busy={isPending || undefined}>
      {data
        ? figuresOf(data).map((figure) => <FigureCard key={figure.label} {...figure} />)
        : ['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} variant="rounded" height={148} />
          ))}
    </Box>
  );
}
