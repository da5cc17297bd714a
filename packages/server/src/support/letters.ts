import { customerTicketPath, staffTicketPath } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import type { Change } from '../kit/change/make-change.ts';
import type { Letter } from '../kit/mail/letter.ts';
import type { StoredTicket } from './access.ts';
import { type Addressee, addresseesOf, staffAddressees } from './people.ts';

/** The recipient and the event of a mail. */
export type TicketNews =
  | `customer.${'opened' | 'answered' | 'changed'}`
  | `staff.${'opened' | 'answered' | 'assigned'}`;

export type MailedTicket = Pick<StoredTicket, 'ticketId' | 'title' | 'stateId' | 'userId' | 'responsibleId'>;

const isForCustomer = (news: TicketNews) => news.startsWith('customer.');

// The text of messages stays on the platform; a mail only links to it.
export function ticketLetter(
  news: TicketNews,
  to: Pick<Addressee, 'name' | 'language'>,
  ticket: MailedTicket,
): Letter {
  const t = createTranslator(to.language);
  const values = { title: ticket.title, state: t(`support.states.${ticket.stateId}`) };
  const pathOf = isForCustomer(news) ? customerTicketPath : staffTicketPath;
  return {
    kind: `support.${news}`,
    locale: to.language,
    subject: t(`support.mail.${news}.subject`, values),
    greeting: t('support.mail.greeting', { name: to.name }),
    paragraphs: [t(`support.mail.${news}.text`, values), t('support.mail.state', values)],
    action: { label: t('support.mail.action'), url: pathOf(ticket.ticketId) },
    footnote: t('support.mail.footnote'),
  };
}

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
    await change.mail(addressee, ticketLetter(news, addressee, ticket));
  }
}
