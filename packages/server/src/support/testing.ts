import { listTicketMessages, openTicket } from '@semilla/contract';
import { buildNewTicket } from '@semilla/contract/testing';
import sharp from 'sharp';
import { readMailbox } from '../integrations/mail/mailbox.ts';
import type { Caller } from '../testing/callers.ts';
import { formOf } from '../testing/forms.ts';
import type { TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';

type Fields = Parameters<typeof formOf>[0];

export const ticketUrl = (ticketId: string) => `${openTicket.path}/${ticketId}`;
export const threadUrl = (ticketId: string) => listTicketMessages.path.replace(':ticketId', ticketId);

export const open = (caller: Caller, fields: Fields = {}) =>
  caller.post(openTicket.path, { form: formOf({ ...(buildNewTicket() as object), ...fields }) });

/** A ticket as whoever opened it is told of it. */
export async function givenTicket(caller: Caller, fields: Fields = {}) {
  return (await open(caller, fields)).json();
}

export const write = (caller: Caller, ticketId: string, fields: Fields = {}) =>
  caller.post(threadUrl(ticketId), { form: formOf({ message: 'Sigue sin funcionar.', ...fields }) });

/** Waits until somebody has so many mails, newest first. */
export function mailsTo(test: TestApp, address: string, count: number) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return until(async () => {
    const found = (await readMailbox(folder)).filter(({ to }) => to === address);
    return found.length >= count ? found : undefined;
  });
}

export function pictureBytes(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer();
}
