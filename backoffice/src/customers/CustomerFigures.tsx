import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Cents } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { nothing } from '../fields/nothing.ts';
import { PartFailure } from '../layout/PartFailure.tsx';
import { HoldAlert } from '../transactions/HoldAlert.tsx';
import { useCustomerMoney } from './use-customer-money.ts';

interface FigureProps {
  label: string;
  amount: Cents | undefined;
  isPending: boolean;
}

function Figure({ label, amount, isPending }: FigureProps) {
  const translate = useTranslate();
  return (
    <Card sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 'bold' }}>
        {isPending ? <Skeleton width={110} /> : amount === undefined ? nothing : formatMoney(amount)}
      </Typography>
    </Card>
  );
}

/** The money of a customer: balance, held, and invested in projects. */
export function CustomerFigures() {
  const { wallet, balance, held, invested, isPending, hasFailed, queries } = useCustomerMoney();
  if (hasFailed) {
    return (
      <Box sx={{ mb: 2, maxWidth: 760 }}>
        <PartFailure title="account.backoffice.figures.title" of={queries} />
      </Box>
    );
  }
  return (
    <>
      {wallet?.hold && (
        <Box sx={{ mb: 2, maxWidth: 760 }}>
          <HoldAlert wallet={wallet} />
        </Box>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 1.5,
          m: 0,
          mb: 2,
          maxWidth: 760,
          gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
          // On a phone two figures share a row, and the third is below.
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <Figure label="fields.wallets.balance" amount={balance} isPending={isPending} />
        <Figure label="fields.wallets.held" amount={held} isPending={isPending} />
        <Figure label="account.backoffice.figures.invested" amount={invested} isPending={isPending} />
      </Box>
    </>
  );
}
