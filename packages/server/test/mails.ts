import { eq, sql } from 'drizzle-orm';
import { readMailbox } from '../src/kit/mail/mailbox.ts';
import { users } from '../src/schema/users.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

async function receivedBy(test: TestApp, address: string) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return (await readMailbox(folder)).filter(({ to }) => to === address);
}

export async function addressOf({ db }: Pick<TestApp, 'db'>, userId: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId));
  if (!user) throw new Error(`there is no user ${userId}`);
  return user.email;
}

/** Waits until no mail is queued, and no other job that leads to mails. */
export function allMailsSent({ db }: TestApp): Promise<true> {
  return until(async () => {
    const jobs = await db.execute(
      sql`select 1 from pgboss.job where name in ('letters', 'notices', 'links', 'openings') and state < 'completed' limit 1`,
    );
    return (jobs as unknown as { rows: object[] }).rows.length ? undefined : true;
  });
}

/** The mails to an address, newest first, after all queued ones are sent. */
export async function mailsTo(test: TestApp, address: string) {
  await allMailsSent(test);
  return receivedBy(test, address);
}

/** Waits until an address has `count` mails, and returns the newest. */
export function mailTo(test: TestApp, address: string, count = 1) {
  return until(async () => {
    const mails = await receivedBy(test, address);
    return mails.length >= count ? mails[0] : undefined;
  });
}

/** Waits for the mail to an address with a given subject. */
export function mailAbout(test: TestApp, address: string, subject: string) {
  return until(async () => (await receivedBy(test, address)).find((mail) => mail.subject === subject));
}

export const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] as string;
