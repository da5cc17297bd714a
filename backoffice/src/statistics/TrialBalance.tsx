import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type AnswerOf, type StatementPeriod, v1 } from '@semilla/contract';
import { formatDate, formatMoney, formatNumber } from '@semilla/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { call } from '../providers/session.ts';

const amounts = ['opening', 'debit', 'credit', 'closing'] as const;
const sum = { fontSize: '0.875rem', fontWeight: 'bold', color: 'text.primary' };
const noWrap = { whiteSpace: 'nowrap' };

type Found = AnswerOf<typeof v1.journal.findTotals>;

function Balances({ found, title }: { found: Found; title: string }) {
  const translate = useTranslate();
  const total = { opening: 0, debit: found.debit, credit: found.credit, closing: 0 };
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('fields.trialBalance.code')}</TableCell>
          {amounts.map((name) => (
            <TableCell key={name} align="right" sx={noWrap}>
              {translate(`fields.trialBalance.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {found.data.map((row) => (
          <TableRow key={row.code}>
            <TableCell component="th" scope="row" sx={{ minWidth: 150 }}>
              {row.code}
              <Typography variant="body2" color="textSecondary">
                {row.name}
              </Typography>
            </TableCell>
            {amounts.map((name) => (
              <TableCell key={name} align="right" sx={noWrap}>
                {formatMoney(row[name])}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" sx={sum}>
            {translate('overview.accounting.total')}
          </TableCell>
          {amounts.map((name) => (
            <TableCell key={name} align="right" sx={{ ...sum, ...noWrap }}>
              {formatMoney(total[name])}
            </TableCell>
          ))}
        </TableRow>
      </TableFooter>
    </Table>
  );
}

export function TrialBalance({ period }: { period: StatementPeriod }) {
  const translate = useTranslate();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['overview', 'trialBalance', period],
    queryFn: async ({ signal }) => ({
      ...(await call(v1.journal.findTotals, { query: period }, { signal })),
      from: formatDate(period.fromDate),
      to: formatDate(period.toDate),
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const title = translate('overview.accounting.trialBalance');
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3 }}>
        {title}
      </Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {found && (
        <>
          <Typography color="textSecondary">
            {found.entries
              ? translate('overview.accounting.entries', {
                  from: found.from,
                  to: found.to,
                  count: formatNumber(found.entries),
                })
              : translate('overview.accounting.none')}
          </Typography>
          <TableContainer tabIndex={0} aria-label={title} component="section">
            <Balances found={found} title={title} />
          </TableContainer>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('overview.accounting.balances')}
          </Typography>
        </>
      )}
    </>
  );
}
