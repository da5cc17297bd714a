import { Button, Card, Chip, Link, Stack, Typography } from '@mui/material';
import { type PaymentOrder, v1 } from '@semilla/contract';
import { formatDate, formatMoney, missing } from '@semilla/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LinkBase, useNotify, useTranslate } from 'react-admin';
import { call } from '../../../api/session.ts';
import { useMay } from '../../../api/use-may.ts';
import { useMoneyAct } from '../../../kit/acts/use-money-act.ts';
import { Refusal } from '../../../kit/form/Refusal.tsx';
import { RowCard } from '../../../kit/list/RowCard.tsx';

const words = 'project.backoffice.money.orders';

function stateOf({ state, paymentState, isReturned }: PaymentOrder): string {
  if (isReturned) return 'returned';
  return state === 'waiting' ? (paymentState ?? state) : state;
}

function CancelOrder({ order: { paymentOrderId } }: { order: PaymentOrder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const acting = useMoneyAct(v1.paymentOrders.cancel, () => {
    notify(`${words}.wasCancelled`, { type: 'success' });
    void queries.invalidateQueries();
  });
  return (
    <>
      <Refusal message={acting.refusal} />
      <Button
        size="small"
        disabled={acting.isSending}
        onClick={() => void acting.run({ params: { paymentOrderId } })}
      >
        {translate(`${words}.cancel`)}
      </Button>
    </>
  );
}

function OrderRow({ order, maySettle }: { order: PaymentOrder; maySettle: boolean | undefined }) {
  const translate = useTranslate();
  const { account, amount, createdAt, fileNumber, holderName, isPayeeReplaced, paymentFileId, purpose } =
    order;
  const details = [formatDate(createdAt), holderName, account].map((value) => value ?? missing).join(' · ');
  return (
    <RowCard
      title={translate(`${words}.purposes.${purpose}`)}
      details={
        <>
          {details}
          {isPayeeReplaced && (
            <Typography variant="body2" color="error">
              {translate(`${words}.payeeReplaced`)}
            </Typography>
          )}
        </>
      }
    >
      <Chip size="small" variant="outlined" label={translate(`${words}.states.${stateOf(order)}`)} />
      {maySettle && paymentFileId && (
        <Link component={LinkBase} to={`/bank/payment-files/${paymentFileId}`}>
          {translate(`${words}.seeFile`, { number: fileNumber })}
        </Link>
      )}
      <Typography sx={{ fontWeight: 'bold' }}>{formatMoney(amount)}</Typography>
      {maySettle && order.state === 'waiting' && !paymentFileId && <CancelOrder order={order} />}
    </RowCard>
  );
}

/** Payments to the promoter through payment files, with their state. */
export function PayoutOrders({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const maySettle = useMay('bank', 'decide');
  const { data: orders = [] } = useQuery({
    queryKey: ['project-payments', 'orders', projectId],
    queryFn: async ({ signal }) =>
      (await call(v1.paymentOrders.findOfProject, { params: { projectId } }, { signal })).data,
    retry: false,
  });
  if (!orders.length) return null;
  return (
    <Card component="section" aria-labelledby="payout-orders" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="payout-orders" variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.title`)}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {orders.map((order) => (
          <li key={order.paymentOrderId}>
            <OrderRow order={order} maySettle={maySettle} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}
