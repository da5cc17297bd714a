import { Box, Skeleton, Typography } from '@mui/material';
import { type AnswerOf, cents, type StatementPeriod, v1 } from '@semilla/contract';
import { formatDate, formatMoney, formatNumber } from '@semilla/format';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { type FigureColumn, FigureTable } from '../../kit/list/FigureTable.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { accountOf } from './account-of.tsx';

const amounts = ['opening', 'debit', 'credit', 'closing'] as const;

type Found = AnswerOf<typeof v1.journal.findTotals>;
type Line = Pick<Found['data'][number], 'code' | 'name' | (typeof amounts)[number]>;

const noWrap = { whiteSpace: 'nowrap' };
// Only the line of the totals has no code.
const isTotal = ({ code }: Line) => code === '';

const figure = (name: (typeof amounts)[number]): FigureColumn<Line> => ({
  label: `fields.trialBalance.${name}`,
  value: (line) => (
    <Box component={isTotal(line) ? 'strong' : 'span'} sx={noWrap}>
      {formatMoney(line[name])}
    </Box>
  ),
  isFigure: true,
});

const accountOrTotal = (line: Line) => (isTotal(line) ? <strong>{line.name}</strong> : accountOf(line));

const columns: FigureColumn<Line>[] = [
  { label: 'fields.trialBalance.code', value: accountOrTotal },
  ...amounts.map(figure),
];

function Balances({ found, title }: { found: Found; title: string }) {
  const translate = useTranslate();
  const total: Line = {
    code: '',
    name: translate('overview.accounting.total'),
    opening: cents(0),
    debit: found.debit,
    credit: found.credit,
    closing: cents(0),
  };
  return (
    <FigureTable
      label={title}
      columns={columns}
      rows={[...found.data, total]}
      keyOf={({ code }) => code}
      heading={accountOrTotal}
    />
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
      {!error && !found && <Skeleton variant="rounded" height={300} sx={{ mt: 1 }} />}
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
          <Balances found={found} title={title} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('overview.accounting.balances')}
          </Typography>
        </>
      )}
    </>
  );
}
