import { readMailbox } from '../src/kit/mail/mailbox.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** What an address has been mailed so far, newest first. */
export async function mailsTo(test: TestApp, address: string) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return (await readMailbox(folder)).filter(({ to }) => to === address);
}

/** The newest mail to an address, once there are so many. */
export function mailTo(test: TestApp, address: string, count = 1) {
  return until(async () => {
    const found = await mailsTo(test, address);
    return found.length >= count ? found[0] : undefined;
  });
}

/** The mail with a subject to an address, once it is there. */
export function mailAbout(test: TestApp, address: string, subject: string) {
  return until(async () => (await mailsTo(test, address)).find((mail) => mail.subject === subject));
}

export const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] as string;
