import type { MailFailure } from '@semilla/contract';

/** Why a mail was not taken, as far as its server said. */
export interface Refusal {
  failure: MailFailure;
  /** In the server's words, on one line. */
  detail: string | null;
  /** Whether the same server would say the same again, however often it is asked. */
  isFinal: boolean;
}

interface SmtpError {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
  message?: string;
}

const unreachable = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);
const detailLengthMax = 300;

function failureOf({ code, responseCode, command }: SmtpError): MailFailure {
  if (code === 'EAUTH') return 'server_log_in';
  if (responseCode === 552 || responseCode === 452) return 'mailbox_full';
  if (responseCode && command?.startsWith('RCPT')) return 'recipient_refused';
  if (responseCode) return 'server_refused';
  return code && unreachable.has(code) ? 'server_unreachable' : 'other';
}

/** What an error of a transport comes to. A wrong password of ours is for us to mend, and is no reason to give up. */
export function refusalOf(error: unknown): Refusal {
  const told = (error ?? {}) as SmtpError;
  const failure = failureOf(told);
  const words = told.response ?? told.message ?? null;
  const isFinal =
    (told.responseCode ?? 0) >= 500 && failure !== 'server_log_in' && failure !== 'mailbox_full';
  return { failure, detail: words?.replace(/\s+/g, ' ').slice(0, detailLengthMax) ?? null, isFinal };
}
