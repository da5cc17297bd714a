import type { Config } from '../config.ts';
import type { Db } from '../database/types.ts';
import { inGroups } from '../in-groups.ts';
import type { Attempt, JobHandler, Jobs } from '../jobs/create-jobs.ts';
import type { Keys } from '../keys.ts';
import { deliverMail } from './deliver-mail.ts';
import { leaveMessages } from './inbox.ts';
import type { Addressed, GivenUp, Mail, MailOutcomes, QueuedMail } from './mail.ts';
import { type Chosen, withFrequencies } from './mail-choices.ts';
import type { MailKinds } from './mail-kind.ts';
import { mailboxTransport } from './mailbox.ts';
import { outgoingMail, queuedMail } from './outgoing-mail.ts';
import { deleteQueuedMails, findQueuedMails, openQueuedMail, storeQueuedMails } from './queued-mails.ts';
import { smtpTransport } from './smtp-transport.ts';

const queue = 'letters';
/**
 * The queue of an earlier version, whose processes may still run. They cannot render new mails, so new mails
 * use another queue.
 */
const earlierQueue = 'mail';

/** A mail that was sent or given up, kept in memory until the database has recorded it. */
interface Settled {
  queuedMailId: string;
  mail: QueuedMail;
  givenUp: GivenUp | undefined;
}

/** The mails that no digest replaces. It lists messages of an inbox, so people without one get all their mails at once. */
function mailsAtOnce(chosen: readonly Chosen[], inboxes: ReadonlySet<string>): QueuedMail[] {
  return chosen
    .filter(({ to, frequency }) => {
      if (frequency === 'never') return false;
      return frequency === 'atOnce' || (!to.isCopy && !inboxes.has(to.userId ?? ''));
    })
    .map(({ to, letter }) => queuedMail(to, letter));
}

interface MailServices {
  jobs: Jobs;
  keys: Keys;
  db: Db;
  now: () => Date;
  kinds: MailKinds;
}

export function createMail(config: Config, { jobs, keys, db, now, kinds }: MailServices): Mail {
  const deliver =
    config.mail.kind === 'smtp'
      ? smtpTransport(config.mail.url, {
          from: config.mailFrom,
          replyTo: config.contactEmail,
          timeoutMs: config.timeouts.mailMs,
        })
      : mailboxTransport(config.mail.folder, now);
  const { hostname } = new URL(config.publicUrl);
  const settledMails = new Map<string, Settled>();

  async function enqueue(tx: Db, mails: readonly QueuedMail[]): Promise<void> {
    if (!mails.length) return;
    const ids = await storeQueuedMails(tx, keys, mails, hostname);
    await jobs.enqueueAll(
      tx,
      queue,
      ids.map((queuedMailId) => ({ queuedMailId })),
      config.mailRetries,
    );
  }

  async function sendAll(tx: Db, addressed: readonly Addressed[]): Promise<string[]> {
    const chosen = await withFrequencies(tx, kinds, addressed);
    const reached = await leaveMessages(tx, kinds, chosen, now());
    await enqueue(tx, mailsAtOnce(chosen, new Set(reached)));
    return reached;
  }

  // Mails are read and marked in groups, because each statement and each commit takes as long as sending a mail.
  const readInGroup = inGroups((ids: string[]) => findQueuedMails(db, ids));

  async function settle(queuedMailId: string, attempt: Attempt): Promise<Settled | undefined> {
    const earlier = settledMails.get(queuedMailId);
    if (earlier) return earlier;
    const row = (await readInGroup(queuedMailId)).get(queuedMailId);
    if (!row) return undefined;
    const mail = openQueuedMail(keys, row);
    const givenUp = await deliverMail(outgoingMail(config, keys, kinds, mail), attempt, deliver);
    const settled = { queuedMailId, mail, givenUp };
    settledMails.set(queuedMailId, settled);
    return settled;
  }

  // Retried until the database answers: without the mark, the next attempt would send the mail again.
  async function markAll(group: readonly Settled[], outcomes: MailOutcomes): Promise<void> {
    await jobs.untilAvailable(() =>
      db.transaction(async (tx) => {
        const ids = group.map(({ queuedMailId }) => queuedMailId);
        const first = await deleteQueuedMails(tx, ids);
        for (const { queuedMailId, mail, givenUp } of group) {
          if (!first.has(queuedMailId)) continue;
          await (givenUp ? outcomes.givenUp(tx, mail, givenUp) : outcomes.delivered(tx, mail));
        }
      }),
    );
    for (const { queuedMailId } of group) settledMails.delete(queuedMailId);
  }

  return {
    kinds,
    send: (tx, to, letter) => sendAll(tx, [{ to, letter }]),
    sendAll,
    sendAgain: (tx, mail) => enqueue(tx, [mail]),
    async start(outcomes) {
      const markInGroup = inGroups((group: Settled[]) => markAll(group, outcomes));
      const sendQueued: JobHandler = async (data, attempt) => {
        const { queuedMailId } = data as { queuedMailId: string };
        const settled = await settle(queuedMailId, attempt);
        // If marking a group fails, each mail is marked alone, so one bad mail does not stop the others.
        if (settled) await markInGroup(settled).catch(() => markAll([settled], outcomes));
      };
      await jobs.handle(queue, sendQueued);
      await jobs.handle(earlierQueue, sendQueued);
    },
  };
}
