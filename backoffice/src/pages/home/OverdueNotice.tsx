import { Alert, Link } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { useWaiting } from '../../kit/queue/use-waiting.ts';

/** Warns when bank movements, or bookings without a bank statement, have waited longer than allowed. */
export function OverdueNotice() {
  const translate = useTranslate();
  const { data: counts } = useWaiting();
  const count = counts?.bankOverdue;
  if (!count) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {translate('overview.home.bankOverdue', { smart_count: count })}{' '}
      <Link component={LinkBase} to="/bank/treasury">
        {translate('overview.home.seeTreasury')}
      </Link>
    </Alert>
  );
}
