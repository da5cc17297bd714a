import { findOvertaken } from '../../account/standing.ts';
import { writeAudit } from '../../audit/index.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/types.ts';
import { ApiError, Forbidden } from '../../errors.ts';
import {
  type KeyedRequest,
  keepAnswers,
  nameOf,
  recallAnswers,
  sameRequest,
} from '../../idempotency/index.ts';
import { tagsOf } from '../../project/access.ts';
import type { Services } from '../../services.ts';
import type { Command, Context, Decision } from './command.ts';
import { evolve } from './evolve.ts';
import { lockWorld } from './lock-world.ts';
import { noticesOf } from './notices-of.ts';
import { queueNotices } from './queue-notices.ts';
import type { World } from './world.ts';
import { writeEffects } from './write-effects.ts';

/** What moving money takes. */
export type LedgerServices = Pick<Services, 'config' | 'database' | 'jobs' | 'pages' | 'now'>;

/** A command that somebody waits for. Its key makes sure that it happens once, however often it is sent or tried. */
export interface Job {
  command: Command<unknown>;
  keyed: KeyedRequest<unknown>;
}

export type Outcome = { answer: unknown } | { refusal: unknown };

interface Done {
  outcomes: Outcome[];
  /** Resolves once no process shows a page from before. */
  settled: () => Promise<void>;
}

export function contextOf({ now, config }: LedgerServices): Context {
  return { now: now(), newId: () => newId(now().getTime()), fourEyesCents: config.fourEyesCents };
}

function decideAlone(
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

interface Decided {
  outcomes: Outcome[];
  taken: { job: Job; decision: Decision<unknown> }[];
}

/** The jobs of staff who lost their standing while the batch waited for its locks. Investors' batches ask nothing. */
async function overtakenIn(tx: Db, jobs: readonly Job[]): Promise<Set<Job>> {
  const acts = jobs.flatMap((job) => {
    const { actor, needs } = job.command;
    return actor.standing ? [{ job, standing: actor.standing, customers: needs.users ?? [] }] : [];
  });
  const overtaken = await findOvertaken(tx, acts);
  return new Set([...overtaken].map(({ job }) => job));
}

/** Decides one command after the other; what was answered before, or by a neighbour with the same key, is not done again. */
function decideAll(
  world: World,
  jobs: readonly Job[],
  earlier: Earlier,
  overtaken: ReadonlySet<Job>,
  context: Context,
): Decided {
  const answered = new Map(earlier);
  const taken: Decided['taken'] = [];
  const outcomes = jobs.map((job): Outcome => {
    const before = answered.get(nameOf(job.keyed));
    if (before) {
      if (!sameRequest(before, job.keyed)) return { refusal: new ApiError('request.idempotency_key_reused') };
      return { answer: job.keyed.decode(before.answer) };
    }
    if (overtaken.has(job)) return { refusal: new Forbidden() };
    const decision = decideAlone(world, job, context);
    if ('refusal' in decision) return decision;
    taken.push({ job, decision });
    const { requestHash } = job.keyed;
    answered.set(nameOf(job.keyed), { requestHash, answer: job.keyed.encode(decision.answer) });
    return { answer: decision.answer };
  });
  return { outcomes, taken };
}

async function keep(tx: Db, services: LedgerServices, world: World, { taken }: Decided, now: Date) {
  const effects = taken.map(({ decision }) => decision.effects);
  await writeEffects(tx, world, effects);
  await keepAnswers(
    tx,
    taken.map(({ job, decision }) => ({ keyed: job.keyed, answer: decision.answer })),
  );
  await queueNotices(tx, services.jobs, await noticesOf(tx, world, effects));
  const changed = new Set(
    effects.flatMap(({ projects = [] }) => projects.map(({ project }) => project.projectId)),
  );
  const tags = new Set([...changed].flatMap(tagsOf));
  const announcement = tags.size ? await services.pages.announce(tx, [...tags]) : undefined;
  // Last, because it keeps other writers of the trail waiting until the commit.
  for (const { job, decision } of taken) {
    await writeAudit(tx, now, job.command.actor, decision.effects.audit ?? []);
  }
  return announcement;
}

/** Locks, decides and applies a batch in one transaction. A refused command leaves no trace and disturbs nobody. */
export async function runBatch(services: LedgerServices, jobs: readonly Job[]): Promise<Done> {
  const context = contextOf(services);
  return services.database.db.transaction(async (transaction) => {
    const tx = transaction as unknown as Db;
    const world = await lockWorld(
      tx,
      jobs.map(({ command }) => command.needs),
    );
    // Only under the locks: the same request, sent twice at once, has waited for its twin here and finds its answer.
    const earlier = await recallAnswers(
      tx,
      jobs.map(({ keyed }) => keyed),
    );
    const decided = decideAll(world, jobs, earlier, await overtakenIn(tx, jobs), context);
    const announcement = decided.taken.length
      ? await keep(tx, services, world, decided, context.now)
      : undefined;
    // What is committed is done, whether or not the pages have heard of it: they ask again when they hear again.
    const settled = async () => announcement?.settled().catch(() => undefined);
    return { outcomes: decided.outcomes, settled };
  });
}
