import { customerTicketPath, staffTicketPath } from '@semilla/contract';
import type { Change } from '../kit/change/make-change.ts';
import { mailKind } from '../kit/mail/mail-kind.ts';
import type { StoredTicket } from './access.ts';
import { addresseesOf, staffAddressees } from './people.ts';

/** The recipient and the event of a mail. */
export type TicketNews =
  | `customer.${'opened' | 'answered' | 'changed'}`
  | `staff.${'opened' | 'answered' | 'assigned'}`;

export type MailedTicket = Pick<StoredTicket, 'ticketId' | 'title' | 'stateId' | 'userId' | 'responsibleId'>;

const isForCustomer = (news: TicketNews) => news.startsWith('customer.');

// The text of messages stays on the platform; a mail only links to it.
const ticketMail = (news: TicketNews) =>
  mailKind<Pick<MailedTicket, 'ticketId' | 'title' | 'stateId'>>(`support.${news}`, {
    group: 'support',
    words(t, { ticketId, title, stateId }) {
      const states = isForCustomer(news) ? ('support.site.states' as const) : ('support.states' as const);
      const values = { title, state: t(`${states}.${stateId}`) };
      const pathOf = isForCustomer(news) ? customerTicketPath : staffTicketPath;
      return {
        subject: t(`support.mail.${news}.subject`, values),
        paragraphs: [t(`support.mail.${news}.text`, values), t('support.mail.state', values)],
        action: { label: t('support.mail.action'), url: pathOf(ticketId) },
        footnote: t('support.mail.footnote'),
      };
    },
    examples: ({ ticket }) => ({
      ticketId: '01890a5d-ac96-774b-bcce-b302099a8059',
      title: ticket,
      stateId: news === 'customer.answered' ? 'PendingCustomer' : 'Open',
    }),
  });

export const ticketMails = {
  'customer.opened': ticketMail('customer.opened'),
  'customer.answered': ticketMail('customer.answered'),
  'customer.changed': ticketMail('customer.changed'),
  'staff.opened': ticketMail('staff.opened'),
  'staff.answered': ticketMail('staff.answered'),
  'staff.assigned': ticketMail('staff.assigned'),
};

/** Mails the users on one side of a ticket, except the user who acted. */
export async function mailTicketNews(
  change: Change,
  news: TicketNews,
  ticket: MailedTicket,
  byUserId: string | undefined,
): Promise<void> {
  const found = isForCustomer(news)
    ? await addresseesOf(change.tx, ticket.userId)
    : await staffAddressees(change.tx, ticket.responsibleId);
  for (const addressee of found) {
    if (addressee.userId === byUserId) continue;
    await change.mail(addressee, ticketMails[news].write(addressee, ticket));
  }
}
