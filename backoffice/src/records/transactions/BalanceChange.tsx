import { Box, Typography } from '@mui/material';
import type { Cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import type { Amounts } from './decision-model.ts';

interface BalanceChangeProps {
  title: string;
  before: Amounts;
  after: Amounts;
}

interface LineProps {
  label: string;
  from: Cents;
  to: Cents;
}

function Line({ label, from, to }: LineProps) {
  const translate = useTranslate();
  const amounts = { from: formatMoney(from), to: formatMoney(to) };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, textAlign: 'right', fontWeight: from === to ? undefined : 'bold' }}
      >
        {from === to ? amounts.to : translate('wallet.backoffice.change', amounts)}
      </Typography>
    </Box>
  );
}

export function BalanceChange({ title, before, after }: BalanceChangeProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ p: 2, borderRadius: 1, backgroundColor: 'action.hover' }}>
      <Typography sx={{ fontWeight: 'medium' }}>{translate(title)}</Typography>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        <Line label="fields.wallets.balance" from={before.balance} to={after.balance} />
        <Line label="fields.wallets.held" from={before.held} to={after.held} />
      </Box>
    </Box>
  );
}
