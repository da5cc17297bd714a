import type { Attempt } from '../jobs/create-jobs.ts';
import type { GivenUp, MailTransport, OutgoingMail } from './mail.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Sends a mail. Returns why it was given up if a retry is pointless; throws if it should be retried.
 */
export async function deliverMail(
  mail: OutgoingMail,
  attempt: Attempt,
  deliver: MailTransport,
): Promise<GivenUp | undefined> {
  try {
    await deliver(mail);
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal.isFinal && !attempt.isLast) throw error;
    return { ...refusal, tries: attempt.count, writtenAt: attempt.enqueuedAt };
  }
}
