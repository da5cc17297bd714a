import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { takeDefault, takeMax } from '../shared/page-size.ts';
import { flag, page } from '../shared/paging.ts';
import { id, locale } from '../shared/text.ts';
import { writtenWholeNumber } from '../shared/whole-number.ts';

const skipMax = 1_000_000;

/** What the platform told a customer: the content of a mail, without its secrets. Only the customer reads it. */
export const inboxMessage = z.object({
  inboxMessageId: id,
  subject: z.string().meta({ example: 'Hemos aprobado tu ingreso de 250,00 €' }),
  language: locale,
  paragraphs: z.array(z.string()),
  /** Details such as an account number or a date. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The page of the record, a path on this site. */
  link: z.object({ label: z.string(), path: z.string() }).nullable(),
  /** Whether the mail has a link that opens or stops something by itself. The inbox never shows it. */
  hasLinkInMailOnly: z.boolean(),
  createdAt: instant,
  readAt: instant.nullable(),
});
export type InboxMessage = z.output<typeof inboxMessage>;

const top = '/v1/account/inbox-messages';

/** Which part of the inbox a page shows. */
const place = {
  skip: writtenWholeNumber(0, skipMax).default(0),
  unread: flag.default(false),
};
const placeQuery = z.strictObject(place);
export type InboxPlace = z.output<typeof placeQuery>;

/** The part of the inbox that an address names; the beginning for one that names none. */
export function inboxPlaceIn(search: URLSearchParams): InboxPlace {
  const given = ['skip', 'unread'].flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  const found = placeQuery.safeParse(Object.fromEntries(given));
  return found.success ? found.data : { skip: 0, unread: false };
}

/** The address of the inbox that shows this part of it. */
export function inboxPath({ skip, unread }: InboxPlace): string {
  const search = new URLSearchParams({
    ...(skip > 0 && { skip: String(skip) }),
    ...(unread && { unread: 'true' }),
  });
  return `/user/inbox${search.size ? `?${search}` : ''}`;
}

export const inboxMessagesEndpoints = {
  find: endpoint({
    method: 'GET',
    path: top,
    summary: 'The caller’s own messages, latest first.',
    who: 'inboxMessages.read',
    query: z.strictObject({
      ...place,
      take: writtenWholeNumber(1, takeMax).default(takeDefault),
    }),
    answer: page(inboxMessage),
  }),
  count: endpoint({
    method: 'GET',
    path: `${top}/unread`,
    summary: 'How many of the caller’s messages are unread.',
    who: 'inboxMessages.read',
    answer: z.object({ unread: z.int().min(0).meta({ example: 2 }) }),
  }),
  read: endpoint({
    method: 'POST',
    path: `${top}/:inboxMessageId/read`,
    summary: 'Marks a message as read.',
    who: 'inboxMessages.read',
    params: z.strictObject({ inboxMessageId: id }),
    query: placeQuery,
    status: 204,
    isForm: true,
  }),
  readAll: endpoint({
    method: 'POST',
    path: `${top}/read`,
    summary: 'Marks all messages up to one as read.',
    who: 'inboxMessages.read',
    query: placeQuery.extend({
      upTo: id,
    }),
    status: 204,
    isForm: true,
    errors: ['request.not_found'],
  }),
};
