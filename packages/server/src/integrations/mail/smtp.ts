import { createTransport } from 'nodemailer';
import type { MailTransport } from './index.ts';

export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
