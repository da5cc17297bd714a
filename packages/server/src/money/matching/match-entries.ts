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
import { findEntriesOf, findEntryIds, isEarlyReturn, isNewEntry } from './find-entries.ts';
import { findFacts } from './find-facts.ts';
import { type EntryFacts, isBack, matchEntry, namesOwnPayment } from './match-entry.ts';

const entriesAtOnce = 500;

/**
 * Sorts movements by what the bank says of them, because their ids are random: what banks call returns comes first, so that it is
 * matched before what only its reference shows to be one.
 */
const inOrder = (one: BankEntryRow, other: BankEntryRow) =>
  Number(other.isReturn) - Number(one.isReturn) ||
  one.bookedOn.localeCompare(other.bookedOn) ||
  one.amountCents - other.amountCents ||
  one.bankReference.localeCompare(other.bankReference) ||
  one.place - other.place;

function matchOne(entry: BankEntryRow, facts: EntryFacts): MatchedEntry {
  const match = matchEntry(entry, facts);
  return { entry: { ...entry, isReturn: isBack(entry, facts, match) }, match };
}

/** Matches the movements one after the other, so that each deposit or withdrawal is proved only once. */
async function matchAll(app: FastifyInstance, found: readonly BankEntryRow[]): Promise<MatchedEntry[]> {
  const factsOf = await findFacts(app.services.database.db, found, app.services.now());
  const [taken, returned] = [new Set<string>(), new Set<string>()];
  return found.toSorted(inOrder).map((entry) => {
    const facts = factsOf(entry);
    const { named, order } = facts;
    if (order) {
      const key = `${order.paymentOrderId} ${entry.amountCents > 0}`;
      const isFirst = !taken.has(key);
      const one = matchOne(entry, isFirst ? facts : { ...facts, order: undefined });
      if (one.match.kind !== 'doubt') taken.add(key);
      return one;
    }
    if (entry.isReturn || namesOwnPayment(entry, facts)) {
      const isReturned = facts.isReturned || (named !== undefined && returned.has(named.transactionId));
      const one = matchOne(entry, { ...facts, isReturned });
      if (one.match.kind === 'return') returned.add(one.match.transactionId);
      return one;
    }
    const isFree = ({ transactionId }: { transactionId: string }) => !taken.has(transactionId);
    const one = matchOne(entry, {
      ...facts,
      named: named && isFree(named) ? named : undefined,
      unproven: facts.unproven.filter(isFree),
    });
    if ('transactionId' in one.match && one.match.transactionId) taken.add(one.match.transactionId);
    return one;
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
  const { db } = app.services.database;
  const ids = await findEntryIds(db, condition);
  const failures: unknown[] = [];
  for (let start = 0; start < ids.length; start += entriesAtOnce) {
    const found = await findEntriesOf(db, ids.slice(start, start + entriesAtOnce), condition);
    const news = (await matchAll(app, found)).filter(isNews);
    if (news.length) failures.push(...(await bookAll(app, news)));
  }
  return failures;
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
export async function matchAndCompare(app: FastifyInstance): Promise<void> {
  try {
    await matchEntries(app);
  } finally {
    await compareBank(app.services, app.log);
  }
}

export async function startMatching(app: FastifyInstance): Promise<void> {
  const { jobs } = app.services;
  await jobs.handle(matchingQueue, () => matchAndCompare(app));
}
