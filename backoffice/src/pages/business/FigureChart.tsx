import { type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { tokens } from '@semilla/format/tokens';
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

export interface ChartRow {
  name: string;
  [series: string]: string | number | undefined;
}

export interface Series {
  key: string;
  name: string;
  isLine?: boolean;
}

import { inInk } from '../statistics/in-ink.tsx';

interface FigureChartProps {
  rows: ChartRow[];
  series: Series[];
  format: (value: number) => string;
  /** Bars from left to right, for rows with long names. */
  isSideways?: boolean;
  /** Long names on one line each, because many rows leave no room for a second one. A phone cuts them; the table has them whole. */
  hasLongNames?: boolean;
  /** Bars of one row on top of each other, if a row has a value of one series only. */
  isStacked?: boolean;
}

/** Recharts breaks a name at its spaces, so these become non-breaking. */
function onOneLine(name: string, lettersMax: number): string {
  const cut = name.length > lettersMax ? `${name.slice(0, lettersMax - 1).trimEnd()}…` : name;
  return cut.replaceAll(' ', '\u00a0');
}

function useNamesBesideBars(areLong: boolean) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (!areLong) return { width: 120 };
  const lettersMax = isPhone ? 17 : 32;
  return { width: isPhone ? 120 : 200, tickFormatter: (name: string) => onOneLine(name, lettersMax) };
}

/** A chart of the values that the table next to it shows. */
export function FigureChart({
  rows,
  series,
  format,
  isSideways = false,
  hasLongNames = false,
  isStacked = false,
}: FigureChartProps) {
  const { palette } = useTheme();
  const besideBars = useNamesBesideBars(hasLongNames);
  const colours = tokens.colours[palette.mode];
  const fills = [colours.primary, colours.sun, colours.blue];
  const names = { dataKey: 'name', type: 'category', stroke: colours.muted, fontSize: 12 } as const;
  const values = {
    type: 'number',
    stroke: colours.muted,
    fontSize: 12,
    // The chart also passes the index of the tick.
    tickFormatter: (value: number) => format(value),
    allowDecimals: false,
  } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={rows}
        layout={isSideways ? 'vertical' : 'horizontal'}
        accessibilityLayer={false}
        margin={{ top: 8, right: 16, bottom: 0, left: 8 }}
      >
        <CartesianGrid stroke={colours.line} vertical={isSideways} horizontal={!isSideways} />
        {isSideways ? <XAxis {...values} /> : <XAxis {...names} minTickGap={24} />}
        {isSideways ? <YAxis {...names} {...besideBars} interval={0} /> : <YAxis {...values} width={72} />}
        <Tooltip
          formatter={(value) => format(Number(value))}
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ backgroundColor: colours.surface, borderColor: colours.line, color: colours.ink }}
          itemStyle={{ color: colours.ink }}
        />
        {series.length > 1 && (
          <Legend itemSorter={null} wrapperStyle={{ fontSize: '0.875rem' }} formatter={inInk} />
        )}
        {series.map(({ key, name, isLine }, index) =>
          isLine ? (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={fills[index]}
              strokeWidth={2.5}
              dot={{ r: 3, fill: fills[index] }}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={fills[index]}
              {...(isStacked && { stackId: 'one' })}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
