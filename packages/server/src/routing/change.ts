import { findOvertaken, type Standing } from '../account/standing.ts';
import { eraseFromAudit } from '../audit/erase.ts';
import type { AuditNote } from '../audit/index.ts';
import { writeAudit } from '../audit/index.ts';
import type { Db } from '../database/types.ts';
import { isRetryable, isRolledBack } from '../database/violations.ts';
import { Forbidden } from '../errors.ts';
import { type KeyedRequest, keepAnswer, recallAnswer } from '../idempotency/index.ts';
import type { Recipient } from '../integrations/mail/index.ts';
import type { Letter } from '../integrations/mail/letter.ts';
import type { PageTag } from '../pages/index.ts';
import type { Services } from '../services.ts';

/** A change to the platform: everything in it happens together, or not at all. */
export interface Change {
  tx: Db;
  /** Leaves a row in the audit trail. */
  audit(note: AuditNote): void;
  /** Takes what is personal to somebody, whose row is marked as deleted, out of the audit trail. */
  forget(userId: string): void;
  /** Names what cached pages show and is now different. */
  touch(...tags: PageTag[]): void;
  /** Unless they want no mails of its sort. */
  mail(to: Recipient, letter: Letter): Promise<void>;
  /** What is to be done once it is certain, such as deleting a file nobody needs any more. */
  afterwards(act: () => Promise<void>): void;
  /**
   * What is to be undone outside the database if the change certainly does not come to pass, such as a file put for it.
   * Where nobody can tell, it stays: the sweep of the night finds what nothing leads to.
   */
  otherwise(act: () => Promise<void>): void;
}

/** Who makes the change, from where. */
export interface Actor {
  userId: string | undefined;
  address: string | undefined;
  requestId: string | undefined;
  /** Of staff: it still has to hold at the end. */
  standing?: Standing | undefined;
}

export const thePlatform: Actor = { userId: undefined, address: undefined, requestId: undefined };

/** Nothing is done by who was disabled, or took another role, while the change waited for somebody else's. */
async function assertStands(tx: Db, { standing }: Actor): Promise<void> {
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
  const forgotten = new Set<string>();
  const afterwards: (() => Promise<void>)[] = [];
  const otherwise: (() => Promise<void>)[] = [];
  let isCommitting = false;

  const work = services.database.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const earlier = keyed && (await recallAnswer(tx, keyed));
    if (earlier) return { result: earlier.answer, announcement: undefined };
    const result = await act({
      tx,
      audit: (note) => void notes.push(note),
      forget: (userId) => void forgotten.add(userId),
      touch: (...more) => more.forEach((tag) => void tags.add(tag)),
      mail: (to, letter) => services.mail.send(tx, to, letter),
      afterwards: (more) => void afterwards.push(more),
      otherwise: (more) => void otherwise.push(more),
    });
    await assertStands(tx, actor);
    if (keyed) await keepAnswer(tx, keyed, result);
    const announcement = tags.size ? await services.pages.announce(tx, [...tags]) : undefined;
    for (const userId of forgotten) await eraseFromAudit(tx, userId, services.now());
    // Last, because it keeps other writers of the trail waiting until the commit.
    await writeAudit(tx, services.now(), actor, notes, forgotten);
    isCommitting = true;
    return { result, announcement };
  });
  const { result, announcement } = await work.catch(async (error) => {
    if (!isCommitting || isRolledBack(error)) await Promise.allSettled(otherwise.map((undo) => undo()));
    throw error;
  });

  await announcement?.settled();
  for (const more of afterwards) await more();
  return result;
}

const attemptsMax = 4;
const pauseMsMax = 40;

/**
 * Runs `act` in one transaction, with its audit rows, its mails and its announcement to the pages; returns after no
 * process will show a page from before. With a keyed request, the same request again gets the first answer again.
 * Where the database ends one of two changes that wait for each other, that one is made again from the start.
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
      if (count === attemptsMax || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * pauseMsMax * count));
    }
  }
}
