import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { LinkBase, RecordContextProvider, useGetList, useTranslate } from 'react-admin';
import { listPath } from '../../api/list-path.ts';
import type { TransactionRecord } from '../../api/record-types/customer-record.ts';
import { DayField } from '../../kit/fields/DayField.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import {
  IssuerField,
  SignedAmountField,
  TransactionStatusField,
  TransactionTypeField,
} from './TransactionFields.tsx';

const row = {
  display: 'grid',
  gridTemplateAreas: { xs: '"when amount" "what state"', sm: '"when what state amount"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '9rem minmax(0, 1fr) auto 6.5rem' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};

function Movement({ record }: { record: TransactionRecord }) {
  return (
    <RecordContextProvider value={record}>
      <Box component="li" sx={row}>
        <Link
          component={LinkBase}
          to={`/wallet/${record.id}`}
          sx={{ gridArea: 'when', justifySelf: 'start' }}
        >
          <DayField source="createdAt" hasTime />
        </Link>
        <Box component="span" sx={{ gridArea: 'what' }}>
          <TransactionTypeField /> · <IssuerField />
        </Box>
        <Box sx={{ gridArea: 'state', justifySelf: 'end' }}>
          <TransactionStatusField source="status" />
        </Box>
        <Box sx={{ gridArea: 'amount', textAlign: 'right' }}>
          <SignedAmountField />
        </Box>
      </Box>
    </RecordContextProvider>
  );
}

/** The latest other transactions of the wallet. */
export function RecentMovements({ transaction }: { transaction: TransactionRecord }) {
  const translate = useTranslate();
  const { walletId, id } = transaction;
  const { data, isPending, error, refetch } = useGetList<TransactionRecord>('wallet', {
    filter: { walletId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 6 },
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton variant="rounded" height={220} />;
  const others = (data ?? []).filter((other) => other.id !== id).slice(0, 5);
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" gutterBottom>
        {translate('wallet.backoffice.recent')}
      </Typography>
      {others.length === 0 ? (
        <Typography color="textSecondary">{translate('wallet.backoffice.noRecent')}</Typography>
      ) : (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
            {others.map((other) => (
              <Movement key={other.id} record={other} />
            ))}
          </Box>
          <Link component={LinkBase} to={listPath('/wallet/', { walletId })}>
            {translate('wallet.backoffice.allOfWallet')}
          </Link>
        </>
      )}
    </Card>
  );
}
