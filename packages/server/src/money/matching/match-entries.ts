import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CommitUnanswered } from '../../kit/database/limit-commit.ts';
import { isLockTimeout } from '../../kit/database/violations.ts';
import { ApiError } from '../../kit/errors.ts';
import { matchingQueue } from '../../payment/statements/matching-queue.ts';
import type { BankEntryRow } from '../../schema/bank-entries.ts';
import { bookMatchedEntries, type MatchedEntry } from '../commands/book-matched-entries.ts';
import { platformKey } from '../platform-key.ts';
import { compareBank } from '../reconciliation/compare-bank.ts';
import { findAdministrators } from '../reconciliation/queries.ts';
import { findEntriesAfter, isEarlyReturn, isNewEntry } from './find-entries.ts';
import { findFacts } from './find-facts.ts';
import { matchEntry } from './match-entry.ts';

const entriesAtOnce = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Matches the movements one after the other, so that each deposit or withdrawal is proved only once. */
async function matchAll(app: FastifyInstance, found: readonly BankEntryRow[]): Promise<MatchedEntry[]> {
  const factsOf = await findFacts(app.services.database.db, found, app.services.now());
  const [taken, returned] = [new Set<string>(), new Set<string>()];
  return found.map((entry) => {
    const facts = factsOf(entry);
    const { named, order } = facts;
    if (order) {
      const key = `${order.paymentOrderId} ${entry.isReturn}`;
      const isFirst = !taken.has(key);
      const match = matchEntry(entry, isFirst ? facts : { ...facts, order: undefined });
      if (match.kind !== 'doubt') taken.add(key);
      return { entry, match };
    }
    if (entry.isReturn) {
      const isReturned = facts.isReturned || (named !== undefined && returned.has(named.transactionId));
      const match = matchEntry(entry, { ...facts, isReturned });
      if (match.kind === 'return') returned.add(match.transactionId);
      return { entry, match };
    }
    const isFree = ({ transactionId }: { transactionId: string }) => !taken.has(transactionId);
    const match = matchEntry(entry, {
      ...facts,
      named: named && isFree(named) ? named : undefined,
      unproven: facts.unproven.filter(isFree),
    });
    if ('transactionId' in match && match.transactionId) taken.add(match.transactionId);
    return { entry, match };
  });
}

/** Whether booking was refused only because a row was locked or the database was slow. */
const isMomentary = (error: unknown) =>
  isLockTimeout(error) ||
  error instanceof CommitUnanswered ||
  (error instanceof ApiError && error.code === 'request.unavailable');

/**
 * Books all movements in one batch. The batch gives up at once if a row is locked, because waiting would
 * block all money of these customers. Then the movements of each customer run separately, so that one locked
 * wallet does not stop other deposits. Returns the failures, which the next run retries.
 */
async function bookAll(
  { executor, services }: FastifyInstance,
  matched: readonly MatchedEntry[],
): Promise<unknown[]> {
  const isToldToStaff = matched.some(({ match }) => match.kind === 'orderBack' && match.projectId !== null);
  const staff = isToldToStaff ? await findAdministrators(services.database.db) : [];
  const staffIds = staff.map(({ userId }) => userId);
  const refusalOf = async (some: readonly MatchedEntry[]): Promise<unknown[]> => {
    const wait = { isGone: () => false, since: performance.now(), givesWay: true };
    try {
      await executor.run(bookMatchedEntries(some, staffIds), platformKey(), wait);
      return [];
    } catch (error) {
      if (isMomentary(error)) return [error];
      throw error;
    }
  };
  const [refusal] = await refusalOf(matched);
  if (!refusal) return [];
  // The batch may still commit, so do not run it again now.
  if (refusal instanceof CommitUnanswered) return [refusal];
  const byCustomer = Map.groupBy(matched, ({ match }) =>
    match.kind !== 'doubt' && 'userId' in match ? match.userId : '',
  );
  const failures: unknown[] = [];
  for (const ofCustomer of byCustomer.values()) failures.push(...(await refusalOf(ofCustomer)));
  return failures;
}

const isNews = ({ entry, match }: MatchedEntry) =>
  entry.state === 'new' || match.kind !== 'doubt' || match.doubt !== entry.doubt;

/** Matches and books all movements that fulfil the condition. Returns the failures. */
async function matchThose(app: FastifyInstance, condition: SQL | undefined): Promise<unknown[]> {
  let afterId = firstId;
  const failures: unknown[] = [];
  for (;;) {
    const found = await findEntriesAfter(app.services.database.db, afterId, condition, entriesAtOnce);
    const last = found.at(-1);
    if (!last) return failures;
    afterId = last.bankEntryId;
    const matched = (await matchAll(app, found)).filter(isNews);
    if (matched.length) failures.push(...(await bookAll(app, matched)));
  }
}

/**
 * Books new bank movements whose customer is certain. Then checks again returned payments that came before
 * the original payment.
 */
export async function matchEntries(app: FastifyInstance): Promise<void> {
  const failures = await matchThose(app, isNewEntry());
  failures.push(...(await matchThose(app, isEarlyReturn())));
  if (failures.length) throw failures[0];
}

/** Compares the bank with the ledger afterwards, even if some movements could not be matched. */
async function matchAndCompare(app: FastifyInstance): Promise<void> {
  try {
    await matchEntries(app);
  } finally {
    await compareBank(app.services, app.log);
  }
}

export async function startMatching(app: FastifyInstance): Promise<void> {
  const { jobs } = app.services;
  await jobs.handle(matchingQueue, () => matchAndCompare(app));
  await jobs.schedule('match-bank-entries', '*/10 * * * *', () => matchAndCompare(app));
}
