import type { MailKind } from '../../kit/mail/mail-kind.ts';

type AboutOf<Mail> = Mail extends MailKind<infer About> ? About : never;

/**
 * A mail about an event, named as in the table of its mail. It is stored in the transaction of the event and sent afterwards.
 */
export type NoticeOf<Mails, Kind extends keyof Mails = keyof Mails> = {
  [K in Kind]: { kind: K; userId: string } & AboutOf<Mails[K]>;
}[Kind];

/**
 * What a job stores of a notice. Jobs outlive the erasure of a customer, so texts written by people are left out.
 */
export interface QueuedNotice {
  kind: string;
  userId: string;
}
