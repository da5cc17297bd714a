import { makeChange } from '../../kit/change/make-change.ts';
import type { Attempt } from '../../kit/jobs/create-jobs.ts';
import type { Services } from '../../kit/services.ts';
import { findUserByEmail } from '../../kit/users/queries.ts';
import { authMails } from '../mails.ts';
import { type LinkPurpose, newLink } from './links.ts';

interface LinkRequest {
  purpose: LinkPurpose;
  email: string;
  address: string;
  requestId: string;
}

const queue = 'links';
const place = 'link request';
const mails = { 'confirm-email': authMails.confirmEmail, 'reset-password': authMails.resetPassword };

/**
 * Enqueues the job that mails a link. The request is encrypted, because finished jobs stay in the database
 * for an hour.
 */
export async function queueLink({ database, jobs, keys }: Services, request: LinkRequest): Promise<void> {
  const sealed = keys.encrypt(JSON.stringify(request), place).toString('base64');
  await jobs.enqueue(database.writeDb, queue, { sealed });
}

/** Mails a link to the owner of an address, if the address belongs to a user who needs it. */
async function sendLink(
  services: Services,
  { purpose, email, address, requestId }: LinkRequest,
  { completeIn }: Attempt,
): Promise<void> {
  const { database, config, now } = services;
  const user = await findUserByEmail(database.writeDb, email);
  const isWanted = purpose === 'confirm-email' ? !user?.emailConfirmedAt : true;
  if (!user || user.disabledAt || !isWanted) return;
  await makeChange(services, { userId: undefined, address, requestId }, async ({ tx, mail, audit }) => {
    await completeIn(tx);
    const { userId } = user;
    const url = await newLink(tx, { userId, purpose, publicUrl: config.publicUrl, now: now() });
    await mail(user, mails[purpose].write(user, { url }));
    audit({ action: `link.${purpose}`, subjectType: 'user', subjectId: userId });
  });
}

export async function startSendingLinks(services: Services): Promise<void> {
  await services.jobs.handle(queue, (data, attempt) => {
    const sealed = Buffer.from((data as { sealed: string }).sealed, 'base64');
    const request = JSON.parse(services.keys.decrypt(sealed, place)) as LinkRequest;
    return sendLink(services, request, attempt);
  });
}
