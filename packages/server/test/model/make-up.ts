import type { Random } from '@semilla/contract/testing';
import { type Book, investedIn, isOpen, ordersIn, type Venture } from './book.ts';
import type { Operation, OperationOf } from './operations.ts';
import { owedByPromoter, planOf } from './returning.ts';

/** The administrators who act besides the owners of wallets. */
export interface Staff {
  adminIds: readonly string[];
}

const unknownId = '01900000-0000-7000-8000-ffffffffffff';

function oddAmount(random: Random): number {
  const maximum = random.pick([50, 5_000, 100_000, 2_000_000]);
  return random.integer(1, maximum);
}

/** An amount, often exactly at a limit or just beyond it. */
function near(random: Random, edges: readonly number[]): number {
  if (random.chance(0.4)) return oddAmount(random);
  return Math.max(0, random.pick(edges) + random.pick([0, 0, 0, 0, 1, -1]));
}

function randomUserId(book: Book, random: Random): string {
  return random.chance(0.005) ? unknownId : random.pick([...book.people.keys()]);
}

function request(book: Book, random: Random, { adminIds }: Staff): OperationOf<'request'> {
  const userId = randomUserId(book, random);
  const type = random.chance(0.6) ? 'income' : 'withdraw';
  const balance = book.wallet.get(userId) ?? 0;
  const all = [...book.accounts.values()];
  const own = all.filter((account) => account.userId === userId);
  const account = random.chance(0.95) && own.length ? random.pick(own) : random.pick(all);
  const maximum = random.pick([10_000, 1_000_000, 3_000_000]);
  const edges = type === 'income' ? [random.integer(1, maximum), book.fourEyesCents] : [balance];
  return {
    kind: 'request',
    userId,
    type,
    cents: near(random, edges),
    bankAccountId: random.chance(0.98) ? account.bankAccountId : undefined,
    enteredBy: random.chance(0.3) ? random.pick(adminIds) : undefined,
  };
}

function decide(book: Book, random: Random, { adminIds }: Staff): OperationOf<'decide'> {
  const waiting = [...book.waiting];
  const isFresh = waiting.length > 0 && random.chance(0.9);
  const known = isFresh ? waiting : [...book.movements.keys()].slice(-500);
  return {
    kind: 'decide',
    transactionId: known.length && random.chance(0.99) ? random.pick(known) : unknownId,
    adminId: random.pick(adminIds),
    verdict: random.chance(0.85) ? 'completed' : 'rejected',
  };
}

function inPhase(book: Book, random: Random, ...phases: Venture['phase'][]): Venture | undefined {
  const all = [...book.ventures.values()].slice(-60);
  const fit = all.filter(({ phase }) => phases.includes(phase));
  if (!all.length) return undefined;
  return random.pick(fit.length && random.chance(0.96) ? fit : all);
}

const projectIdOf = (random: Random, venture: Venture | undefined) =>
  venture && random.chance(0.995) ? venture.projectId : unknownId;

function place(book: Book, random: Random): OperationOf<'place'> {
  const userId = randomUserId(book, random);
  const venture = inPhase(book, random, 'Investment');
  const remaining = venture ? venture.financingCents - investedIn(book, venture.projectId) : 0;
  const balance = book.wallet.get(userId) ?? 0;
  const edges = [
    venture?.minimumCents ?? 1,
    remaining,
    Math.min(remaining, balance),
    Math.ceil(remaining / 3),
  ];
  return {
    kind: 'place',
    userId,
    projectId: projectIdOf(random, venture),
    phaseEntryId: random.chance(0.02) ? unknownId : random.pick([undefined, venture?.phaseEntryId]),
    cents: near(random, edges),
    terms: random.chance(0.97) ? '2026-01' : '2019-07',
  };
}

function cancel(book: Book, random: Random): OperationOf<'cancel'> {
  const venture = inPhase(book, random, 'Investment');
  const known = venture ? (book.ofVenture.get(venture.projectId) ?? []) : [];
  const open = known.filter(isOpen);
  const from = open.length && random.chance(0.85) ? open : known;
  return { kind: 'cancel', orderId: from.length ? random.pick(from).orderId : unknownId };
}

function finance(book: Book, random: Random, { adminIds }: Staff): OperationOf<'finance'> {
  const venture = inPhase(book, random, 'Investment');
  return { kind: 'finance', projectId: projectIdOf(random, venture), adminId: random.pick(adminIds) };
}

function release(book: Book, random: Random, { adminIds }: Staff): OperationOf<'release'> {
  const venture = inPhase(book, random, 'Financed');
  const escrow = venture?.escrow ?? 0;
  return {
    kind: 'release',
    projectId: projectIdOf(random, venture),
    adminId: random.pick(adminIds),
    cents: random.chance(0.6) ? undefined : near(random, [escrow, Math.ceil(escrow / 2)]),
  };
}

function repay(book: Book, random: Random, { adminIds }: Staff): OperationOf<'repay'> {
  const venture = inPhase(book, random, 'Financed');
  const plan = venture ? planOf(book, venture) : [];
  const next = plan[venture?.delivered ?? 0];
  const needed = next && venture ? next.gross + next.principal - venture.returns : 0;
  const owed = venture ? owedByPromoter(book, venture) : 0;
  const edges = [needed, needed, owed];
  return {
    kind: 'repay',
    projectId: projectIdOf(random, venture),
    adminId: random.pick(adminIds),
    cents: random.chance(0.15)
      ? oddAmount(random)
      : Math.max(0, random.pick(edges) + random.pick([0, 0, 0, 0, 1])),
  };
}

function distribute(book: Book, random: Random, { adminIds }: Staff): OperationOf<'distribute'> {
  const venture = inPhase(book, random, 'Financed');
  const next = (venture?.delivered ?? 0) + 1;
  return {
    kind: 'distribute',
    projectId: projectIdOf(random, venture),
    adminId: random.pick(adminIds),
    period: random.chance(0.85) ? next : Math.max(1, next + random.pick([-1, 1, 30])),
  };
}

function close(book: Book, random: Random, { adminIds }: Staff): OperationOf<'close'> {
  const venture = inPhase(book, random, 'Financed', 'Investment');
  const isFinanced = venture?.phase === 'Financed';
  const isOver = isFinanced && !ordersIn(book, venture.projectId).some(isOpen);
  // Most projects must live long enough to be financed and to pay returns.
  const refundChance = isOver || !isFinanced ? 0.1 : 0.4;
  return {
    kind: 'close',
    projectId: projectIdOf(random, venture),
    adminId: random.pick(adminIds),
    refund: random.chance(refundChance),
  };
}

const wheel: readonly [number, (book: Book, random: Random, staff: Staff) => Operation][] = [
  [20, request],
  [16, decide],
  [26, place],
  [8, cancel],
  [10, finance],
  [4, release],
  [9, repay],
  [9, distribute],
  [5, close],
];
const wholeWheel = wheel.reduce((total, [weight]) => total + weight, 0);

/** A random operation: mostly valid, often just beyond a limit, sometimes nonsense. */
export function makeUp(book: Book, random: Random, staff: Staff): Operation {
  let position = random.integer(0, wholeWheel - 1);
  for (const [weight, make] of wheel) {
    position -= weight;
    if (position < 0) return make(book, random, staff);
  }
  throw new Error('the wheel has no such place');
}
