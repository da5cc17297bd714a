import { Table, TableBody, TableCell, TableContainer, TableFooter, TableHead, TableRow } from '@mui/material';
import { formatMoney, formatNumber } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { type Row, type Summary, totalOf } from './summaries.ts';
import type { Period } from './use-period.ts';
import { usePeriodNames } from './use-period-names.ts';

interface SummaryTableProps {
  title: string;
  summary: Summary;
  period: Period;
  rows: Row[];
  earlier: Row[] | undefined;
}

// High enough for twelve months; a longer table scrolls.
const maxHeight = 520;
const narrow = { '& .MuiTableCell-root': { px: { xs: 0.5, sm: 0.75 } } };
const noWrap = { whiteSpace: { sm: 'nowrap' } };
// The sums stay visible at the bottom, like the header at the top.
const stickyFooter = {
  position: 'sticky',
  bottom: 0,
  backgroundColor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  fontWeight: 'bold',
  color: 'text.primary',
};
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

const amount = (key: string, cents: number, sx?: typeof wideOnly) => (
  <TableCell key={key} align="right" sx={sx}>
    {formatMoney(cents)}
  </TableCell>
);

/** The figures of the chart as a table. */
export function SummaryTable({ title, summary, period, rows, earlier }: SummaryTableProps) {
  const translate = useTranslate();
  const nameOf = usePeriodNames();
  const [compared] = summary.sums;
  // A phone has room for two amounts: beside the earlier period it shows only the compared one.
  const looksOf = (sum: string) => (earlier && sum !== compared ? wideOnly : undefined);
  const cells = (count: number, sumOf: (sum: string) => number, before: number | undefined) => (
    <>
      <TableCell align="right" sx={wideOnly}>
        {formatNumber(count)}
      </TableCell>
      {summary.sums.map((sum) => amount(sum, sumOf(sum), looksOf(sum)))}
      {earlier && amount('earlier', before ?? 0)}
    </>
  );
  return (
    <TableContainer
      component="section"
      tabIndex={0}
      aria-label={translate('overview.business.tableOf', { title })}
      sx={{ maxHeight }}
    >
      <Table size="small" stickyHeader aria-label={title} sx={narrow}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('overview.statistics.period')}</TableCell>
            <TableCell align="right" sx={wideOnly}>
              {translate('overview.statistics.count')}
            </TableCell>
            {summary.sums.map((sum) => (
              <TableCell key={sum} align="right" sx={looksOf(sum)}>
                {translate(`fields.summaries.${sum}`)}
              </TableCell>
            ))}
            {earlier && <TableCell align="right">{translate('overview.statistics.earlier')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row.period}>
              <TableCell component="th" scope="row" sx={noWrap}>
                {nameOf(period.groupBy, row.period)}
              </TableCell>
              {cells(row.count, (sum) => row.sums[sum] ?? 0, earlier?.[index]?.sums[compared])}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& .MuiTableCell-root': stickyFooter }}>
            <TableCell component="th" scope="row">
              {translate('overview.statistics.total')}
            </TableCell>
            {cells(
              rows.reduce((sum, { count }) => sum + count, 0),
              (sum) => totalOf(rows, sum),
              earlier && totalOf(earlier, compared),
            )}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
