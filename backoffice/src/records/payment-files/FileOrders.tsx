import { Chip, Link, Stack, Typography } from '@mui/material';
import { type PaymentOrder, v1 } from '@semilla/contract';
import { formatMoney, groupIban } from '@semilla/format';
import { LinkBase, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { WholeIbanField } from '../../kit/fields/WholeIbanField.tsx';
import { RowCard } from '../../kit/list/RowCard.tsx';

/** The page of the project for a payment to a promoter, or of the bank movement that a refund sends back. */
const linkOf = ({ projectId, bankEntryId }: PaymentOrder) =>
  projectId ? `/project/${projectId}/movements` : `/bank/${bankEntryId}`;

function nameOf({ holderName, projectName }: PaymentOrder): string {
  return [projectName, holderName].filter(Boolean).join(' · ');
}

interface OrdersProps {
  id: string;
  title: string;
  orders: readonly PaymentOrder[];
}

function Orders({ id, title, orders }: OrdersProps) {
  const translate = useTranslate();
  if (!orders.length) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" gutterBottom sx={{ mt: 3 }}>
        {translate(title)}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {orders.map((order) => (
          <li key={order.paymentOrderId}>
            <RowCard
              title={
                <Link component={LinkBase} to={linkOf(order)}>
                  {nameOf(order) || translate('payment.bank.movement')}
                </Link>
              }
              details={
                <>
                  {order.account && (
                    <WholeIbanField
                      masked={order.account}
                      maySee
                      findNumber={() =>
                        call(v1.paymentOrders.findNumber, {
                          params: { paymentOrderId: order.paymentOrderId },
                        })
                      }
                    />
                  )}{' '}
                  {groupIban(order.reference)}
                </>
              }
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

const isBack = ({ purpose }: PaymentOrder) => purpose === 'sendBack';

/** The payments of a file that are not withdrawals: to promoters, and refunds to third parties. */
export function FileOrders({ orders }: { orders: readonly PaymentOrder[] }) {
  return (
    <>
      <Orders
        id="file-promoters"
        title="payment.files.toPromoters"
        orders={orders.filter((order) => !isBack(order))}
      />
      <Orders id="file-orders" title="payment.files.orders" orders={orders.filter(isBack)} />
    </>
  );
}
