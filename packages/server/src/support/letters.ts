import { customerTicketPath, staffTicketPath } from '@semilla/contract';
import { createTranslator } from '@semilla/i18n';
import type { Change } from '../kit/change/make-change.ts';
import type { Letter } from '../kit/mail/letter.ts';
import type { StoredTicket } from './access.ts';
import { type Addressee, addresseesOf, staffAddressees } from './people.ts';

/** Whom a mail is for, and what it tells of. */
export type TicketNews =
  | `customer.${'opened' | 'answered' | 'changed'}`
  | `staff.${'opened' | 'answered' | 'assigned'}`;

export type Told = Pick<StoredTicket, 'ticketId' | 'title' | 'stateId' | 'userId' | 'responsibleId'>;

const isForCustomer = (news: TicketNews) => news.startsWith('customer.');

// What was written stays on the platform: a mail says that there is something to read, and where.
export function ticketLetter(
  news: TicketNews,
  to: Pick<Addressee, 'name' | 'language'>,
  ticket: Told,
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

/** Writes to those on one side of a ticket who want it, but never to whoever did it. */
export async function tell(
  change: Change,
  news: TicketNews,
  ticket: Told,
  byUserId: string | undefined,
): Promise<void> {
  const found = isForCustomer(news)
    ? await addresseesOf(change.tx, ticket.userId)
    : await staffAddressees(change.tx, ticket.responsibleId);
  for (const one of found) {
    if (one.userId === byUserId) continue;
    await change.mail(one, ticketLetter(news, one, ticket));
  }
}
