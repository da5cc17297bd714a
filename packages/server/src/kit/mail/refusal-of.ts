import type { MailFailure } from '@semilla/contract';

/** Why a server did not accept a mail. */
export interface Refusal {
  failure: MailFailure;
  /** The server's message, on one line. */
  detail: string | null;
  /** A retry would be refused again. */
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

/** Classifies an error of a mail transport. A wrong password of the platform can be corrected, so it is not final. */
export function refusalOf(error: unknown): Refusal {
  const smtpError = (error ?? {}) as SmtpError;
  const failure = failureOf(smtpError);
  const words = smtpError.response ?? smtpError.message ?? null;
  const isFinal =
    (smtpError.responseCode ?? 0) >= 500 && failure !== 'server_log_in' && failure !== 'mailbox_full';
  return { failure, detail: words?.replace(/\s+/g, ' ').slice(0, detailLengthMax) ?? null, isFinal };
}
