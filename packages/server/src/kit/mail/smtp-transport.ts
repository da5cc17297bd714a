import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Answers go to `replyTo`, where people read them. A server that is silent for `timeoutMs` is given up. */
export function smtpTransport(
  url: string,
  { from, replyTo, timeoutMs }: { from: string; replyTo: string; timeoutMs: number },
): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  });
  return async ({ to, subject, text, html, headers, messageId }) => {
    await transport.sendMail({ from, replyTo, to, subject, text, html, headers, messageId });
  };
}
