/** Goal: whoever wants no mails of a sort gets none of it, and always those on the account itself. */
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Db } from '../../database/types.ts';
import { writeExamples } from '../../desk/mail-examples/index.ts';
import { createKeys } from '../../signing/keys.ts';
import type { Jobs } from '../jobs/index.ts';
import { createMail, type OutgoingMail } from './index.ts';
import { type MailKind, mailKinds } from './kinds.ts';

const config = readConfig({ SECRET_KEY: 'k'.repeat(64) });
const queued: OutgoingMail[] = [];
const jobs = {
  enqueue: async (_tx: Db, _queue: string, data: object) => void queued.push(data as OutgoingMail),
} as unknown as Jobs;
const mail = createMail(config, jobs, createKeys(config));

async function sentTo(wanted: { general: boolean; ticket: boolean }): Promise<Set<MailKind>> {
  queued.length = 0;
  const to = {
    userId: '01890a5d-ac96-774b-bcce-b302099a8057',
    email: 'lucia@example.com',
    notifyGeneralEmail: wanted.general,
    notifyTicketEmail: wanted.ticket,
  };
  for (const { letter } of writeExamples('es')) await mail.send(undefined as unknown as Db, to, letter);
  return new Set(queued.map(({ kind }) => kind));
}

const all = await sentTo({ general: true, ticket: true });
const noGeneral = await sentTo({ general: false, ticket: true });
const noTicket = await sentTo({ general: true, ticket: false });
const nothing = await sentTo({ general: false, ticket: false });

/** Written down once more, so that nobody makes a mail on security one that can be turned off by mistake. */
const always: MailKind[] = [
  'auth.confirmEmail',
  'auth.resetPassword',
  'auth.passwordChanged',
  'auth.newBrowser',
  'auth.usedRecoveryCode',
  'auth.trustedDevice',
  'auth.newRecoveryCodes',
  'auth.totpDeleted',
  'account.invitation',
  'account.newEmail',
  'account.emailChanged',
  'account.disabled',
  'account.enabled',
  'account.closed',
  'payment.added',
  'payment.renumbered',
  'payment.madeMain',
  'payment.removed',
  'wallet.withdrawalRequested',
  'wallet.breach',
];

describe.each(Object.entries(mailKinds) as [MailKind, string | null][])('%s', (kind, preference) => {
  it('[B8] is sent to whom it is for, and to nobody who wants none of its sort', () => {
    expect(preference === null).toBe(always.includes(kind));
    expect(all.has(kind)).toBe(true);
    expect(noGeneral.has(kind)).toBe(preference !== 'general');
    expect(noTicket.has(kind)).toBe(preference !== 'ticket');
    expect(nothing.has(kind)).toBe(preference === null);
  });
});
