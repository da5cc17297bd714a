import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail.ts';

/** Replies go to `replyTo`, which people read. Fails if the server is silent for `timeoutMs`. */
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
