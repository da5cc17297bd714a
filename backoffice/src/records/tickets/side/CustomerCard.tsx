import { Link, Skeleton, Typography } from '@mui/material';
import { LinkBase, useGetOne, useTranslate } from 'react-admin';
import type { CustomerRecord } from '../../../api/record-types/customer-record.ts';
import type { WholeTicketRecord } from '../../../api/record-types/ticket-record.ts';
import { EmailText } from '../../../kit/fields/EmailField.tsx';
import { SideCard } from '../../../kit/page/SideCard.tsx';

function Contact({ customer }: { customer: CustomerRecord }) {
  return (
    <>
      <Link href={`mailto:${customer.email}`} sx={{ overflowWrap: 'anywhere' }}>
        <EmailText>{customer.email}</EmailText>
      </Link>
      {customer.phone && <Link href={`tel:${customer.phone.replaceAll(' ', '')}`}>{customer.phone}</Link>}
    </>
  );
}

/** The customer of the ticket. Only the name is shown if another manager is responsible for the customer. */
export function CustomerCard({ ticket }: { ticket: WholeTicketRecord }) {
  const translate = useTranslate();
  const { userId, userName } = ticket;
  const withoutNotification = { retry: false, onError: () => {} };
  const { data, isPending } = useGetOne<CustomerRecord>('users', { id: userId }, withoutNotification);
  const filter = JSON.stringify({ userId });
  const otherTickets = `/ticket?${new URLSearchParams({ displayedFilters: '{}', filter, page: '1' })}`;
  return (
    <SideCard title="fields.tickets.userName">
      {data ? (
        <Link component={LinkBase} to={`/customer/${userId}`} sx={{ fontWeight: 'bold' }}>
          {userName}
        </Link>
      ) : (
        <Typography sx={{ fontWeight: 'bold' }}>{userName}</Typography>
      )}
      {isPending && <Skeleton width={180} />}
      {data && <Contact customer={data} />}
      <Link component={LinkBase} to={otherTickets}>
        {translate('support.backoffice.otherTickets')}
      </Link>
    </SideCard>
  );
}
