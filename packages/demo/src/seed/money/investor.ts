import { randomFor } from '@semilla/contract/testing';
import type { Person } from '../accounts.ts';
import type { Banking } from '../customers/bank-accounts.ts';

/** Somebody who is verified and has a bank account that was accepted. */
export interface Investor {
  person: Person;
  userId: string;
  bankAccountId: string;
  /** From when on money can come and go. */
  ready: Date;
  /** Nothing of theirs moves after that. */
  until: Date | undefined;
  /** How much they have to invest, compared with others. */
  weight: number;
}

const dayMs = 86_400_000;
const companyWeight = 6;

function weightOf({ user }: Person): number {
  const random = randomFor(`wealth ${user.email}`);
  // Near enough to a bell curve: most invest about the same, a few a lot more.
  const bell = random.next() + random.next() + random.next() + random.next() - 2;
  return Math.exp(bell * 1.5) * (user.kind === 'company' ? companyWeight : 1);
}

/** Those of the people who could invest, in their order. */
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
