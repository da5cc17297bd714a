import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Answers go to `replyTo`, where people read them. */
export function smtpTransport(
  url: string,
  { from, replyTo }: { from: string; replyTo: string },
): MailTransport {
  const transport = createTransport(url);
  return async ({ to, subject, text, html, headers, messageId }) => {
    await transport.sendMail({ from, replyTo, to, subject, text, html, headers, messageId });
  };
}
