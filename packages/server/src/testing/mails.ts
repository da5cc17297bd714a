import { sql } from 'drizzle-orm';
import { readMailbox } from '../integrations/mail/mailbox.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

async function mailedTo(test: TestApp, address: string) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return (await readMailbox(folder)).filter(({ to }) => to === address);
}

/** Waits until no mail is on its way, nor a notice, which becomes a mail. */
export function allMailsSent({ db }: TestApp): Promise<true> {
  return until(async () => {
    const waiting = await db.execute(
      sql`select 1 from pgboss.job where name in ('mail', 'notices') and state < 'completed' limit 1`,
    );
    return (waiting as unknown as { rows: object[] }).rows.length ? undefined : true;
  });
}

/** What an address has been mailed, newest first, once nothing is on its way any more. */
export async function mailsTo(test: TestApp, address: string) {
  await allMailsSent(test);
  return mailedTo(test, address);
}

/** The newest mail to an address, once there are so many. */
export function mailTo(test: TestApp, address: string, count = 1) {
  return until(async () => {
    const found = await mailedTo(test, address);
    return found.length >= count ? found[0] : undefined;
  });
}

/** The mail with a subject to an address, once it is there. */
export function mailAbout(test: TestApp, address: string, subject: string) {
  return until(async () => (await mailedTo(test, address)).find((mail) => mail.subject === subject));
}

export const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] as string;
