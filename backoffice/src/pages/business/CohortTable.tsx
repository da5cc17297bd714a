import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { alpha, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { CohortMonth } from '@semilla/contract';
import { formatNumber, formatRoundMoney } from '@semilla/format';
import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import { usePeriodNames } from '../statistics/use-period-names.ts';
import { type CohortRow, cohortRows } from './cohort-rows.ts';
import { customersPath } from './customers-path.ts';
import { shortPercent } from './short-percent.ts';

const shownValues = ['investors', 'amount'] as const;
type Shown = (typeof shownValues)[number];

const strongest = 0.42;
const weakest = 0.06;

// A single hue whose strength follows the value. The value itself is always written, so colour is never the only sign.
const heat = (part: number) => (theme: Theme) => ({
  backgroundColor:
    part > 0 ? alpha(theme.palette.primary.main, weakest + part * (strongest - weakest)) : 'transparent',
});

/** The largest value of the later months. The first month always has all investors, so it would hide the differences. */
const largest = (cells: readonly CohortMonth[], shown: Shown) =>
  Math.max(
    1,
    ...cells
      .filter(({ monthsAfter }) => monthsAfter > 0)
      .map(({ share, amount }) => (shown === 'amount' ? amount : share)),
  );

const partOf = ({ share, amount }: CohortMonth, shown: Shown, most: number) =>
  Math.min(1, (shown === 'amount' ? amount : share) / most);

function CellText({ cell, shown }: { cell: CohortMonth; shown: Shown }) {
  if (!cell.investors) return <>–</>;
  if (shown === 'amount') return <>{formatRoundMoney(cell.amount)}</>;
  return (
    <>
      {shortPercent(cell.share)}
      <Box component="span" sx={{ display: 'block', fontSize: '0.75rem' }}>
        {formatNumber(cell.investors)}
      </Box>
    </>
  );
}

interface PartProps {
  title: string;
  rows: CohortRow[];
  shown: Shown;
  most: number;
}

function CohortLink({ row }: { row: CohortRow }) {
  const name = usePeriodNames()('month', row.cohort);
  return row.size ? <Link to={customersPath({ firstOrderMonth: row.cohort })}>{name}</Link> : name;
}

function Triangle({ title, rows, shown, most }: PartProps) {
  const translate = useTranslate();
  const columns = rows[0]?.months.map(({ monthsAfter }) => monthsAfter) ?? [];
  return (
    <TableContainer
      component="section"
      tabIndex={0}
      aria-label={translate('overview.business.tableOf', { title })}
    >
      <Table size="small" aria-label={title} sx={{ '& td, & th': { px: 1, whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('overview.business.cohort')}</TableCell>
            <TableCell align="right">{translate('overview.business.size')}</TableCell>
            {columns.map((number) => (
              <TableCell key={number} align="right">
                {translate('overview.business.monthNumber', { number })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.cohort}>
              <TableCell component="th" scope="row">
                <CohortLink row={row} />
              </TableCell>
              <TableCell align="right">{formatNumber(row.size)}</TableCell>
              {columns.map((number) => {
                const cell = row.months[number];
                return cell ? (
                  <TableCell key={number} align="right" sx={heat(partOf(cell, shown, most))}>
                    <CellText cell={cell} shown={shown} />
                  </TableCell>
                ) : (
                  <TableCell key={number} />
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0.5, m: 0, mt: 1 };

/** On a phone each cohort is a block of its months, because a triangle would need to be scrolled sideways. */
function Blocks({ title, rows, shown, most }: PartProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.cohort} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: 'medium' }}>
            <CohortLink row={row} />
            <span>{translate('overview.business.figures.newInvestors', { smart_count: row.size })}</span>
          </Box>
          {row.size > 0 && (
            <Box component="dl" sx={grid}>
              {row.months.map((cell) => (
                <Box key={cell.month} sx={[{ p: 0.75, borderRadius: 1 }, heat(partOf(cell, shown, most))]}>
                  <Typography component="dt" sx={{ fontSize: '0.75rem' }}>
                    {translate('overview.business.monthNumber', { number: cell.monthsAfter })}
                  </Typography>
                  <Box component="dd" sx={{ m: 0 }}>
                    <CellText cell={cell} shown={shown} />
                  </Box>
                </Box>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** The cohorts as a triangle: a row for each month of a first order, a column for each month after it. */
export function CohortTable({ title, cells }: { title: string; cells: readonly CohortMonth[] }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<Shown>('investors');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const Part = isPhone ? Blocks : Triangle;
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={translate('overview.business.show')}
        onChange={(_, value: Shown | null) => value && setShown(value)}
        sx={{ mb: 1.5 }}
      >
        {shownValues.map((value) => (
          <ToggleButton key={value} value={value}>
            {translate(`overview.business.shown.${value}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Part title={title} rows={cohortRows(cells)} shown={shown} most={largest(cells, shown)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('overview.business.closedAccounts')}
      </Typography>
    </div>
  );
}
