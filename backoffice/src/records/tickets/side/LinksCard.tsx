import { Button, Typography } from '@mui/material';
import { formatMoney } from '@semilla/format';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../../../api/record-types/customer-record.ts';
import type { OrderRecord } from '../../../api/record-types/money-record.ts';
import { type WholeTicketRecord, writingSide } from '../../../api/record-types/ticket-record.ts';
import { PlaceLink } from '../../../kit/fields/PlaceLink.tsx';
import { useTransactionTitle } from '../../../kit/fields/use-transaction-title.ts';
import { SideCard } from '../../../kit/page/SideCard.tsx';
import type { StaffMember } from '../use-staff.ts';
import { LinksDialog } from './LinksDialog.tsx';

const withoutNotification = { retry: false, onError: () => {} };

function MovementLink({ transaction }: { transaction: TransactionRecord }) {
  return (
    <PlaceLink to={`/wallet/${transaction.transactionId}`}>{useTransactionTitle(transaction)}</PlaceLink>
  );
}

/** The linked movement. A user who may not read it sees only that there is one. */
function Movement({ transactionId }: { transactionId: string }) {
  const translate = useTranslate();
  const { data } = useGetOne<TransactionRecord>('wallet', { id: transactionId }, withoutNotification);
  if (!data) return <Typography>{translate('support.backoffice.links.transaction')}</Typography>;
  return <MovementLink transaction={data} />;
}

/** The linked order, which leads to the investments of the customer. */
function Order({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const { data } = useGetOne<OrderRecord>('orders', { id: orderId }, withoutNotification);
  if (!data) return <Typography>{translate('support.backoffice.links.order')}</Typography>;
  const { userId, amount, projectName } = data;
  return (
    <PlaceLink to={`/customer/${userId}/investments`}>
      {translate('support.backoffice.links.orderOf', { amount: formatMoney(amount), project: projectName })}
    </PlaceLink>
  );
}

interface LinksCardProps {
  ticket: WholeTicketRecord;
  me: StaffMember;
}

/** The project, the movement and the order that a ticket is about. The customer does not see them. */
export function LinksCard({ ticket, me }: LinksCardProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (writingSide(me, ticket) === 'customer') return null;
  const { projectId, projectName, transactionId, orderId } = ticket;
  const hasLinks = projectId || transactionId || orderId;
  return (
    <SideCard title="support.backoffice.links.title">
      {!hasLinks && (
        <Typography variant="body2" color="textSecondary">
          {translate('support.backoffice.links.none')}
        </Typography>
      )}
      {projectId && <PlaceLink to={`/project/${projectId}`}>{projectName}</PlaceLink>}
      {transactionId && <Movement transactionId={transactionId} />}
      {orderId && <Order orderId={orderId} />}
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('support.backoffice.links.change')}
      </Button>
      {isOpen && <LinksDialog ticket={ticket} onClose={() => setOpen(false)} />}
    </SideCard>
  );
}
