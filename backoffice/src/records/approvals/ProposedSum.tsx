import { Box, Typography } from '@mui/material';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { ProposedMoney } from './proposed-money.ts';

const lines = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& > dd': { m: 0, overflowWrap: 'anywhere' },
};

/** How much money moves, from whom to whom. */
export function ProposedSum({ money: { kind, amount, way, words } }: { money: ProposedMoney }) {
  const translate = useTranslate();
  const [from, to] = way ?? [];
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>{translate(`approvals.money.${kind}`, words)}</Typography>
      {amount !== undefined && (
        <Typography component="p" variant="h1" sx={{ mb: way ? 1 : 0, fontVariantNumeric: 'tabular-nums' }}>
          {formatMoney(amount)}
        </Typography>
      )}
      {way && (
        <Box component="dl" sx={lines}>
          <Typography component="dt" color="textSecondary">
            {translate('approvals.from')}
          </Typography>
          <Typography component="dd">{translate(`approvals.parties.${from}`, words)}</Typography>
          <Typography component="dt" color="textSecondary">
            {translate('approvals.to')}
          </Typography>
          <Typography component="dd">{translate(`approvals.parties.${to}`, words)}</Typography>
        </Box>
      )}
    </Box>
  );
}
