import { v1 } from '@semilla/contract';
import { buildNewTicket } from '@semilla/contract/testing';
import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { readMailbox } from '../src/kit/mail/mailbox.ts';
import { auditEntries } from '../src/schema/audit-entries.ts';
import type { Caller } from './callers.ts';
import { formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

type Fields = Parameters<typeof formOf>[0];

export const ticketUrl = (ticketId: string) => `${v1.tickets.create.path}/${ticketId}`;
export const threadUrl = (ticketId: string) => v1.ticketMessages.find.path.replace(':ticketId', ticketId);

export const open = (caller: Caller, fields: Fields = {}) =>
  caller.post(v1.tickets.create.path, { form: formOf({ ...(buildNewTicket() as object), ...fields }) });

/** Creates a ticket and returns it as its author sees it. */
export async function givenTicket(caller: Caller, fields: Fields = {}) {
  return (await open(caller, fields)).json();
}

export const write = (caller: Caller, ticketId: string, fields: Fields = {}) =>
  caller.post(threadUrl(ticketId), { form: formOf({ message: 'Sigue sin funcionar.', ...fields }) });

/** Waits until an address has `count` mails, newest first. */
export function mailsTo(test: TestApp, address: string, count: number) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return until(async () => {
    const mails = (await readMailbox(folder)).filter(({ to }) => to === address);
    return mails.length >= count ? mails : undefined;
  });
}

export function pictureBytes(): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 3, background: '#0f5c4a' } })
    .png()
    .toBuffer();
}

/** The audit notes of a ticket's edits, newest first. */
export function editsOf({ db }: Pick<TestApp, 'db'>, ticketId: string) {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, ticketId), eq(auditEntries.action, 'ticket.edit')))
    .orderBy(desc(auditEntries.auditEntryId));
}
