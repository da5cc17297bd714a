import { sql } from 'drizzle-orm';
import { queueProposalMail } from '../../kit/approvals/proposal-mails.ts';
import { writeAudit } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, Forbidden } from '../../kit/errors.ts';
import {
  type KeyedRequest,
  nameOf,
  recallAnswers,
  sameRequest,
  storeAnswers,
  storedRefusal,
} from '../../kit/idempotency/idempotency-keys.ts';
import type { Services } from '../../kit/services.ts';
import { findOvertaken } from '../../kit/users/standing.ts';
import { tagsOf } from '../../project/access.ts';
import { queueNotices } from '../../project/notices/queue-notices.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { Command, Context, Decision } from './command.ts';
import { eventsOf } from './events-of.ts';
import { evolve } from './evolve.ts';
import { lockWorld } from './lock-world.ts';
import { noticesOf } from './notices-of.ts';
import { queueFilling } from './queue-filling.ts';
import type { World } from './world.ts';
import { writeEffects } from './write-effects.ts';

export type MoneyServices = Pick<
  Services,
  'config' | 'database' | 'evidenceKeys' | 'jobs' | 'live' | 'pages' | 'now' | 'reflectionEndOf'
>;

/** A command with its idempotency key. The key ensures that the command runs once, however often it is sent. */
export interface Job {
  command: Command<unknown>;
  keyed: KeyedRequest<unknown>;
  /** Whether the caller has gone or waited too long. Such a job is refused, even after its rows are locked. */
  isOver(): boolean;
}

const retryAfterSeconds = 2;
export const callerGone = 'the caller has gone or waited too long';
export const unavailable = (reason: string) =>
  new ApiError('request.unavailable', { retryAfterSeconds, cause: new Error(reason) });

export type Outcome = { answer: unknown } | { refusal: unknown };

interface BatchResult {
  outcomes: Outcome[];
  /** Resolves once no process serves a page rendered before this batch. */
  settled: () => Promise<void>;
}

export function contextOf({ now, config, reflectionEndOf }: MoneyServices): Context {
  const { fourEyesCents, fourEyesDayCents, interestTaxRates, company } = config;
  return {
    now: now(),
    newId: () => newId(now().getTime()),
    fourEyesCents,
    fourEyesDayCents,
    interestTaxRates,
    providerTaxId: company.taxId,
    reflectionEndOf,
  };
}

function decideJob(
  world: World,
  { command }: Job,
  context: Context,
): Decision<unknown> | { refusal: unknown } {
  try {
    const decision = command.decide(world, context);
    evolve(world, decision.effects);
    return decision;
  } catch (refusal) {
    return { refusal };
  }
}

type Earlier = Awaited<ReturnType<typeof recallAnswers>>;

/** The answer to store for a key. Encoding a long answer takes time, so it happens after the effects are written. */
type Stored = () => unknown;

interface Decided {
  outcomes: Outcome[];
  accepted: { job: Job; decision: Decision<unknown> }[];
  /** The answers and refusals to store for their keys. */
  answered: { keyed: Job['keyed']; stored: Stored }[];
}

function recall({ keyed }: Job, before: { requestHash: Buffer; stored: Stored }): Outcome {
  if (!sameRequest(before, keyed)) return { refusal: new ApiError('request.idempotency_key_reused') };
  try {
    return { answer: keyed.decode(before.stored()) };
  } catch (refusal) {
    return { refusal };
  }
}

/** Jobs of staff who lost their permission while the batch waited for locks. Jobs of investors need no query. */
async function findOvertakenJobs(tx: Db, jobs: readonly Job[]): Promise<Set<Job>> {
  const staffJobs = jobs.flatMap((job) => {
    const { actor, needs } = job.command;
    return actor.standing ? [{ job, standing: actor.standing, customers: needs.users ?? [] }] : [];
  });
  const overtaken = await findOvertaken(tx, staffJobs);
  return new Set([...overtaken].map(({ job }) => job));
}

/**
 * Decides the commands one by one. A job whose key was already answered, earlier or in this batch, gets that answer
 * again.
 */
function decideAll(
  world: World,
  jobs: readonly Job[],
  earlier: Earlier,
  overtaken: ReadonlySet<Job>,
  context: Context,
): Decided {
  const known = new Map(
    [...earlier].map(([name, { requestHash, answer }]) => [name, { requestHash, stored: () => answer }]),
  );
  const accepted: Decided['accepted'] = [];
  const answered: Decided['answered'] = [];
  const remember = ({ keyed }: Job, stored: Stored) => {
    answered.push({ keyed, stored });
    known.set(nameOf(keyed), { requestHash: keyed.requestHash, stored });
  };
  const outcomes = jobs.map((job): Outcome => {
    const before = known.get(nameOf(job.keyed));
    if (before) return recall(job, before);
    if (job.isOver()) return { refusal: unavailable(callerGone) };
    if (overtaken.has(job)) return { refusal: new Forbidden() };
    const decision = decideJob(world, job, context);
    if ('refusal' in decision) {
      const stored = storedRefusal(job.keyed, decision.refusal);
      if (stored) remember(job, () => stored);
      return decision;
    }
    accepted.push({ job, decision });
    remember(job, () => job.keyed.encode(decision.answer));
    return { answer: decision.answer };
  });
  return { outcomes, accepted, answered };
}

async function writeBatch(
  tx: Db,
  services: MoneyServices,
  world: World,
  { accepted, answered }: Decided,
  now: Date,
) {
  const effects = accepted.map(({ decision }) => decision.effects);
  await writeEffects(tx, world, effects, services.evidenceKeys);
  await storeAnswers(tx, answered);
  await queueNotices(tx, services.jobs, await noticesOf(tx, world, effects));
  for (const { proposalId, status } of effects.flatMap(({ proposals = [] }) => proposals)) {
    const event = status === 'pending' ? 'proposed' : 'decided';
    await queueProposalMail(tx, services.jobs, { proposalId, event });
  }
  const changed = new Set(
    effects.flatMap(({ projects = [] }) => projects.map(({ project }) => project.projectId)),
  );
  await queueFilling(tx, services.jobs, world, changed);
  // A project's page shows what its promoter has paid, so payments change it too.
  const paid = effects.flatMap(({ payments = [] }) => payments.map(({ projectId }) => projectId));
  const tags = new Set([...changed, ...paid].flatMap(tagsOf));
  const announcement = tags.size ? await services.pages.announce(tx, [...tags]) : undefined;
  const events = await eventsOf(tx, accepted);
  // The audit trail comes last, because writing it blocks all its other writers until the commit.
  for (const { job, decision } of accepted) {
    const written = { at: now, actor: job.command.actor, keys: services.evidenceKeys };
    await writeAudit(tx, written, decision.effects.audit ?? []);
  }
  return { announcement, events };
}

/** The lock limit is set again only if the last time was longer ago than this, to save queries. */
const limitAgainMs = 20;

/**
 * A lock limit below this only finds out which rows are locked, so it is raised for the rest of the
 * transaction. Otherwise waiting for the lock of the audit trail would look like a locked row.
 */
const briefMs = 100;

async function endBriefLimit(tx: Db, { database, config }: MoneyServices, lockMs: number): Promise<void> {
  if (database.kind === 'embedded' || lockMs >= briefMs) return;
  await tx.execute(sql`select set_config('lock_timeout', ${`${config.moneyPatience.lockMs}ms`}, true)`);
}

/**
 * Limits how long the transaction waits for locks; the embedded database has no other transactions. PostgreSQL applies the limit
 * to each lock separately, so the returned function lowers it to the remaining time. It is called between locks.
 */
async function limitLocks(tx: Db, { database }: MoneyServices, lockMs: number): Promise<() => Promise<void>> {
  if (database.kind === 'embedded') return async () => {};
  const deadline = performance.now() + lockMs;
  let setAt = 0;
  const setLimit = async () => {
    setAt = performance.now();
    const ms = Math.max(1, Math.ceil(deadline - setAt));
    await tx.execute(sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`);
  };
  await setLimit();
  return async () => {
    if (performance.now() - setAt > limitAgainMs) await setLimit();
  };
}

/**
 * Locks, decides and writes a batch in one transaction. A refused command writes nothing and does not affect the
 * others.
 */
export async function runBatch(
  services: MoneyServices,
  jobs: readonly Job[],
  lockMs: number,
  onLocked: () => void,
): Promise<BatchResult> {
  const context = contextOf(services);
  const { outcomes, news } = await services.database.moneyDb.transaction(async (tx) => {
    const limitAgain = await limitLocks(tx, services, lockMs);
    const world = await lockWorld(
      tx,
      jobs.map(({ command }) => command.needs),
      context.now,
      limitAgain,
    );
    onLocked();
    await endBriefLimit(tx, services, lockMs);
    // Read only under the locks: a duplicate request waits for the first one and then finds its answer.
    const earlier = await recallAnswers(
      tx,
      jobs.map(({ keyed }) => keyed),
    );
    const decided = decideAll(world, jobs, earlier, await findOvertakenJobs(tx, jobs), context);
    const toTell = decided.accepted.length
      ? await writeBatch(tx, services, world, decided, context.now)
      : void (await storeAnswers(tx, decided.answered));
    return { outcomes: decided.outcomes, news: toTell };
  });
  if (news) services.live.announce(news.events);
  // The commit counts even if announcing the changed pages fails: a process that stopped listening drops its cached pages.
  const settled = async () => news?.announcement?.settled().catch(() => undefined);
  return { outcomes, settled };
}
