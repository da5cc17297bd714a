import type { Random } from '@semilla/contract/testing';
import { type Book, investedIn, type Terms, type Venture } from './book.ts';
import { isReflecting } from './investing.ts';
import { dayInSpain, daysLater } from './numbers.ts';
import type { Happening } from './operations.ts';

const day = 86_400;
const openMax = 5;

function randomTerms(random: Random, today: string, projectId: string): Terms {
  const financingCents = random.pick([
    random.integer(1, 300),
    random.integer(1_000, 99_999),
    random.integer(100_000, 3_000_000),
  ]);
  const isDated = random.chance(0.3);
  return {
    projectId,
    isPrivate: random.chance(0.1),
    dateStart: isDated ? daysLater(today, random.integer(-3, 2)) : null,
    dateEnd: isDated ? daysLater(today, random.integer(2, 40)) : null,
    startedAt: random.chance(0.4) ? daysLater(today, random.integer(-20, 60)) : null,
    financingCents,
    minimumCents: random.integer(1, Math.max(1, Math.floor(financingCents / random.pick([1, 3, 10, 100])))),
    maxInvestors: random.chance(0.4) ? random.integer(1, 5) : null,
    months: random.pick([1, 2, 3, 5, 7, 12, 13]),
    profitability: random.pick([0, 1, 850, 1_275, 9_999, random.integer(0, 3_000)]),
    managerFee: random.pick([0, 333, 1_000, 9_999]),
    cancellationFee: random.pick([0, 1, 200, 3_333, 9_999]),
    every: random.pick(['monthly', 'quarterly', 'annual', 'end_of_project']),
    hasDestination: random.chance(0.9),
    isReleasedEarly: random.chance(0.5),
    isTaxed: random.chance(0.5),
  };
}

const hasRoom = (book: Book, venture: Venture) =>
  investedIn(book, venture.projectId) < venture.financingCents;

const choices = [0, 1, 2, 3, 4, 5] as const;

function randomEvent(book: Book, random: Random, now: Date): Happening {
  const person = random.pick([...book.people.values()]);
  const account = random.pick([...book.accounts.values()]);
  const state = random.pick(['valid', 'valid', 'valid', 'valid', 'pending', 'error'] as const);
  const today = dayInSpain(now);
  // Staff cannot finance a project without investments, nor below its target before its deadline has passed.
  const invested = [...book.ventures.values()].filter(
    (venture) =>
      venture.phase === 'Investment' &&
      venture.escrow > 0 &&
      (!hasRoom(book, venture) || venture.dateEnd === null || venture.dateEnd < today),
  );
  const { bankAccountId } = account;
  switch (random.pick(choices)) {
    case 0:
      return { kind: 'verified', userId: person.userId, is: random.chance(0.9) };
    case 1:
      return { kind: 'closed', userId: person.userId, is: random.chance(0.15) };
    case 2: {
      const settled = invested.filter((venture) => !isReflecting(book, venture, now));
      if (settled.length) return { kind: 'financedByHand', projectId: random.pick(settled).projectId };
      return { kind: 'passes', seconds: day };
    }
    case 3:
      return { kind: 'accountIs', bankAccountId, state };
    default:
      return { kind: 'passes', seconds: random.pick([3_600, day, 3 * day, 5 * day]) };
  }
}

/** The events between two rounds: time passes, projects open, users and accounts change. */
export function makeHappen(book: Book, random: Random, now: Date, newId: () => string): Happening[] {
  const isOpen = (venture: Venture) => venture.phase === 'Investment' && hasRoom(book, venture);
  const open = [...book.ventures.values()].filter(isOpen).length;
  const opening = Array.from({ length: Math.max(0, openMax - open) }, (): Happening => {
    const projectId = newId();
    return { kind: 'opens', terms: randomTerms(random, dayInSpain(now), projectId), phaseEntryId: newId() };
  });
  return [...opening, ...Array.from({ length: random.integer(0, 2) }, () => randomEvent(book, random, now))];
}
