import { readMailbox } from '../src/kit/mail/mailbox.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** The mails to an address, newest first. */
export async function mailsTo(test: TestApp, address: string) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return (await readMailbox(folder)).filter(({ to }) => to === address);
}

/** Waits until an address has `count` mails, and returns the newest. */
export function mailTo(test: TestApp, address: string, count = 1) {
  return until(async () => {
    const mails = await mailsTo(test, address);
    return mails.length >= count ? mails[0] : undefined;
  });
}

/** Waits for the mail to an address with a given subject. */
export function mailAbout(test: TestApp, address: string, subject: string) {
  return until(async () => (await mailsTo(test, address)).find((mail) => mail.subject === subject));
}

export const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] as string;
