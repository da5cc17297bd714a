import type { Random } from '@semilla/contract/testing';
import { type Account, type Book, newBook, openWallet, type Person } from './book.ts';

interface Member extends Person {
  walletId: string;
  role: 'user' | 'admin';
}

/** All members of a model run, with their bank accounts. */
export interface Cast {
  members: Member[];
  accounts: Account[];
  adminIds: string[];
}

const investors = 14;
const admins = 3;
const states = ['valid', 'valid', 'valid', 'valid', 'pending', 'error'] as const;

export function newCast(random: Random, newId: () => string): Cast {
  const members = Array.from({ length: investors + admins }, (_, index): Member => {
    const isAdmin = index >= investors;
    const [userId, walletId] = [newId(), newId()];
    return {
      userId,
      walletId,
      role: isAdmin ? 'admin' : 'user',
      isVerified: index % 7 !== 6,
      isClosed: false,
    };
  });
  const accounts = members.flatMap(({ userId }, index) =>
    ['valid' as const, random.pick(states)].map((state, second) => ({
      bankAccountId: newId(),
      userId,
      state,
      isDeleted: second === 1 && index % 5 === 4,
    })),
  );
  const adminIds = members.filter(({ role }) => role === 'admin').map(({ userId }) => userId);
  return { members, accounts, adminIds };
}

/** The initial state of the model for a cast. */
export function bookOf({ members, accounts }: Cast, fourEyesCents: number): Book {
  const book = newBook(fourEyesCents);
  for (const { userId, isVerified, isClosed } of members) openWallet(book, { userId, isVerified, isClosed });
  for (const account of accounts) book.accounts.set(account.bankAccountId, { ...account });
  return book;
}
