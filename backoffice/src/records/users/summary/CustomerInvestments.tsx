import { Box, Skeleton, Typography } from '@mui/material';
import { type OrderStatus, orderStatuses, type UserSummary } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { PlaceLink } from '../../../kit/fields/PlaceLink.tsx';
import { OrderStatusChip } from '../../projects/money/OrderStatusChip.tsx';

const words = 'account.backoffice.summary';

function Counts({ orders }: Pick<UserSummary, 'orders'>) {
  const translate = useTranslate();
  const present = orderStatuses.filter((status) => orders[status] > 0);
  const textOf = (status: OrderStatus) =>
    translate(`${words}.orders.${status}`, { smart_count: orders[status] });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {present.map(textOf).join(' · ')}
    </Typography>
  );
}

function Latest({ latest }: Pick<UserSummary, 'latest'>) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {latest.map(({ orderId, projectId, projectName, amount, status, createdAt }) => (
        <Box
          component="li"
          key={orderId}
          sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, py: 0.75 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <PlaceLink to={`/project/${projectId}`}>{projectName}</PlaceLink>
            <Typography variant="body2" color="textSecondary">
              {formatDate(createdAt)}
            </Typography>
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexDirection: { xs: 'column-reverse', sm: 'row' },
              alignItems: { xs: 'flex-end', sm: 'center' },
              gap: { xs: 0.5, sm: 1.5 },
            }}
          >
            <OrderStatusChip status={status} />
            <Box sx={{ minWidth: 96, textAlign: 'right', whiteSpace: 'nowrap' }}>{formatMoney(amount)}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface CustomerInvestmentsProps {
  /** Undefined while loading. */
  summary: UserSummary | undefined;
  page: string;
}

/** The investments of a customer: how many of each status, and the latest ones. */
export function CustomerInvestments({ summary, page }: CustomerInvestmentsProps) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ pt: 2, borderTop: 1, borderColor: 'divider', minHeight: 76 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
        <Typography component="h2" variant="body2" color="textSecondary" sx={{ fontWeight: 'medium' }}>
          {translate(`${words}.investments`)}
        </Typography>
        {summary && summary.latest.length > 0 && (
          <Typography variant="body2" component="span">
            <PlaceLink to={`${page}/investments`}>{translate(`${words}.allInvestments`)}</PlaceLink>
          </Typography>
        )}
      </Box>
      {!summary && <Skeleton variant="rounded" height={120} />}
      {summary && summary.latest.length === 0 && (
        <Typography color="textSecondary">{translate(`${words}.noInvestments`)}</Typography>
      )}
      {summary && summary.latest.length > 0 && (
        <>
          <Counts orders={summary.orders} />
          <Latest latest={summary.latest} />
        </>
      )}
    </Box>
  );
}
