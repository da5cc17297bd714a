import { noteChange } from '../arrival.ts';
import { eraseFromAudit } from '../audit/erase-from-audit.ts';
import type { AuditNote } from '../audit/write-audit.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Db } from '../database/types.ts';
import { isRetryable, isRolledBack } from '../database/violations.ts';
import { Forbidden } from '../errors.ts';
import {
  type KeyedRequest,
  recallAnswer,
  rememberRefusal,
  storeAnswer,
} from '../idempotency/idempotency-keys.ts';
import { eventOfChange } from '../live/event-of-change.ts';
import { inboxEvent } from '../mail/inbox.ts';
import type { Letter } from '../mail/letter.ts';
import type { Recipient } from '../mail/mail.ts';
import type { PageTag } from '../pages/pages.ts';
import type { Services } from '../services.ts';
import { findOvertaken } from '../users/standing.ts';
import type { Actor } from './actor.ts';

/** What a change can use. Everything except `afterwards` and `otherwise` is part of one transaction. */
export interface Change {
  tx: Db;
  /** Whether the act only shows what it would do. Everything is undone then, so it may leave out rows that it does not read. */
  isTrial: boolean;
  /** Adds a row to the audit trail. */
  audit(note: AuditNote): void;
  /** Erases the personal data of a user from the audit trail; the user's row must be marked as deleted. */
  forget(userId: string): void;
  /** Says which cached pages this change makes stale: those with one of these tags. */
  touch(...tags: PageTag[]): void;
  /** Sends a mail, unless the recipient turned off this kind. */
  mail(to: Recipient, letter: Letter): Promise<void>;
  /** Runs after the commit, for example to delete a file that is no longer used. */
  afterwards(act: () => Promise<void>): void;
  /**
   * Undoes work outside the database, such as storing a file, if the transaction was certainly rolled back. If the
   * outcome is unknown it does not run; the nightly job deletes files that no row refers to.
   */
  otherwise(act: () => Promise<void>): void;
}

/** Refuses a change by staff who were disabled, or lost the role, while it waited for locks. */
async function assertStillAllowed(tx: Db, { standing }: Actor): Promise<void> {
  if (!standing) return;
  const overtaken = await findOvertaken(tx, [{ standing }]);
  if (overtaken.size) throw new Forbidden();
}

async function attempt<T>(
  services: Services,
  actor: Actor,
  act: (change: Change) => Promise<T>,
  keyed: KeyedRequest<T> | undefined,
): Promise<T> {
  const notes: AuditNote[] = [];
  const tags = new Set<PageTag>();
  const erasedUserIds = new Set<string>();
  const inboxUserIds: string[] = [];
  const afterwards: (() => Promise<void>)[] = [];
  const otherwise: (() => Promise<void>)[] = [];
  let isCommitting = false;

  const work = services.database.writeDb.transaction(async (tx) => {
    const earlier = keyed && (await recallAnswer(tx, keyed));
    if (earlier) return { result: earlier.answer };
    const result = await act({
      tx,
      isTrial: false,
      audit: (note) => void notes.push(note),
      forget: (userId) => void erasedUserIds.add(userId),
      touch: (...staleTags) => staleTags.forEach((tag) => void tags.add(tag)),
      mail: async (to, letter) => void inboxUserIds.push(...(await services.mail.send(tx, to, letter))),
      afterwards: (callback) => void afterwards.push(callback),
      otherwise: (undo) => void otherwise.push(undo),
    });
    await assertStillAllowed(tx, actor);
    if (keyed) await storeAnswer(tx, keyed, result);
    const announcement = tags.size ? await services.pages.announce(tx, [...tags]) : undefined;
    for (const userId of erasedUserIds) await eraseFromAudit(tx, userId, services.now());
    // The audit rows are written last, because their lock makes other writers of the trail wait until the
    // commit.
    const written = { at: services.now(), actor, keys: services.evidenceKeys, erasedUserIds };
    await writeAudit(tx, written, notes);
    isCommitting = true;
    return { result, announcement, event: eventOfChange(actor, notes, tags) };
  });
  const { result, announcement, event } = await work.catch(async (error) => {
    if (!isCommitting || isRolledBack(error)) await Promise.allSettled(otherwise.map((undo) => undo()));
    else noteChange();
    throw error;
  });
  noteChange();
  services.live.announce([event, inboxEvent(inboxUserIds)]);

  // The commit stands even if other processes do not confirm that they dropped the stale pages: a process
  // that cannot be reached drops its pages by itself.
  await announcement?.settled().catch(() => {});
  for (const callback of afterwards) await callback();
  return result;
}

const attemptsMax = 4;
const pauseMsMax = 40;

/**
 * Runs `act` in one transaction with its audit rows, mails and cache invalidation. Afterwards notifies open browser
 * pages, and returns once no process serves a stale page. A repeated request with the same key gets the first answer
 * or refusal. A change that the database ended because of a deadlock is retried from the start.
 */
export async function makeChange<T>(
  services: Services,
  actor: Actor,
  act: (change: Change) => Promise<T>,
  keyed?: KeyedRequest<T>,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await attempt(services, actor, act, keyed);
    } catch (error) {
      if (count === attemptsMax || !isRetryable(error)) {
        if (keyed) await rememberRefusal(services.database.writeDb, keyed as KeyedRequest<unknown>, error);
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMsMax * count));
    }
  }
}
