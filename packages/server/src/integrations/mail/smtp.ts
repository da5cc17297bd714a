import { createTransport } from 'nodemailer';
import type { MailTransport } from './index.ts';

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  return async ({ to, subject, text, html, headers }) => {
    await transport.sendMail({ from, to, subject, text, html, headers });
  };
}
