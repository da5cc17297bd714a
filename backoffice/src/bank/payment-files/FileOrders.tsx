import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PaymentOrder } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import { RowCard } from '../../layout/RowCard.tsx';

/** The payments of a file that send money of third parties back; each opens the movement that brought the money. */
export function FileOrders({ orders }: { orders: readonly PaymentOrder[] }) {
  const translate = useTranslate();
  if (!orders.length) return null;
  return (
    <section aria-labelledby="file-orders">
      <Typography id="file-orders" variant="h2" gutterBottom sx={{ mt: 3 }}>
        {translate('payment.files.orders')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {orders.map((order) => (
          <li key={order.paymentOrderId}>
            <RowCard
              title={
                <Link component={LinkBase} to={`/bank/${order.bankEntryId}`}>
                  {order.holderName ?? translate('payment.bank.movement')}
                </Link>
              }
              details={[order.account, order.reference].filter(Boolean).join(' · ')}
            >
              {order.paymentState && (
                <Chip
                  size="small"
                  variant="outlined"
                  label={translate(`payment.outgoingStates.${order.paymentState}`)}
                />
              )}
              <Typography sx={{ fontWeight: 'bold' }}>{formatMoney(order.amount)}</Typography>
            </RowCard>
          </li>
        ))}
      </Stack>
    </section>
  );
}
