import { randomFor } from '@semilla/contract/testing';
import type { Person } from '../accounts.ts';
import type { Banking } from '../customers/bank-accounts.ts';

/** A verified user with a validated bank account. */
export interface Investor {
  person: Person;
  userId: string;
  bankAccountId: string;
  /** The earliest time of deposits and withdrawals. */
  ready: Date;
  /** The investor makes no transfers or orders after this time. */
  until: Date | undefined;
  /** The wealth relative to other investors. */
  weight: number;
}

const dayMs = 86_400_000;
const companyWeight = 6;

function weightOf({ user }: Person): number {
  const random = randomFor(`wealth ${user.email}`);
  // Roughly a bell curve: most invest similar amounts, a few much more.
  const bell = random.next() + random.next() + random.next() + random.next() - 2;
  return Math.exp(bell * 1.5) * (user.kind === 'company' ? companyWeight : 1);
}

/** Whether the demo lets this investor place orders. */
export const mayInvest = ({ person }: Investor): boolean => !person.stopsBefore;

/** Selects the users with what an investment needs, in order. */
export function investorsAmong(
  people: readonly Person[],
  isVerified: Set<string>,
  { accounts }: Banking,
): Investor[] {
  const mains = new Map(
    accounts
      .filter(({ main, state }) => main && state === 'valid')
      .map((account) => [account.userId, account]),
  );
  return people.flatMap((person) => {
    const { userId, disabledAt } = person.user;
    const account = mains.get(userId);
    if (!account || !isVerified.has(userId)) return [];
    return [
      {
        person,
        userId,
        bankAccountId: account.bankAccountId,
        ready: new Date(account.updatedAt.getTime() + dayMs),
        until: disabledAt ? new Date(disabledAt.getTime() - dayMs) : undefined,
        weight: weightOf(person),
      },
    ];
  });
}
