import type { Attempt } from '../jobs/create-jobs.ts';
import type { MailOutcomes, MailTransport, OutgoingMail } from './mail.ts';
import { refusalOf } from './refusal-of.ts';

/** The job that sends a mail. Throws so that it is retried, or gives up when a retry is pointless. */
export async function sendMailJob(
  mail: OutgoingMail,
  attempt: Attempt,
  deliver: MailTransport,
  outcomes: MailOutcomes,
): Promise<void> {
  try {
    await deliver(mail);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal.isFinal && !attempt.isLast) throw error;
    const { count: tries, enqueuedAt: writtenAt } = attempt;
    return outcomes.givenUp(mail, { ...refusal, tries, writtenAt });
  }
  await outcomes.delivered(mail);
}
