import { useTheme } from '@mui/material/styles';
import { formatMoney } from '@semilla/format';
import { tokens } from '@semilla/format/tokens';
import { useTranslate } from 'react-admin';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { inInk } from './in-ink.tsx';
import { shortMoney } from './short-money.ts';
import type { Row, Summary } from './summaries.ts';
import type { Period } from './use-period.ts';
import { usePeriodNames } from './use-period-names.ts';

interface ChartProps {
  summary: Summary;
  period: Period;
  rows: Row[];
  /** The rows of the preceding period. Undefined without comparison. */
  earlier: Row[] | undefined;
}

/** A chart of the figures that the table next to it shows. */
export function Chart({ summary, period, rows, earlier }: ChartProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const colours = tokens.colours[palette.mode];
  const nameOf = usePeriodNames();
  const fills = [colours.primary, colours.sun];
  const [compared] = summary.sums;
  const data = rows.map(({ period: firstDay, sums }, index) => ({
    name: nameOf(period.groupBy, firstDay),
    ...sums,
    earlier: earlier?.[index]?.sums[compared],
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 8 }}>
        <CartesianGrid stroke={colours.line} vertical={false} />
        <XAxis dataKey="name" stroke={colours.muted} fontSize={12} minTickGap={24} />
        <YAxis stroke={colours.muted} fontSize={12} width={84} tickFormatter={shortMoney} />
        <Tooltip
          formatter={(value) => formatMoney(Number(value))}
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ backgroundColor: colours.surface, borderColor: colours.line, color: colours.ink }}
        />
        <Legend formatter={inInk} itemSorter={null} wrapperStyle={{ fontSize: '0.875rem' }} />
        {summary.sums.map((sum, index) => (
          <Bar
            key={sum}
            dataKey={sum}
            name={translate(`fields.summaries.${sum}`)}
            fill={fills[index]}
            isAnimationActive={false}
          />
        ))}
        {earlier && (
          <Line
            dataKey="earlier"
            name={translate('overview.statistics.earlier')}
            stroke={colours.blue}
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
