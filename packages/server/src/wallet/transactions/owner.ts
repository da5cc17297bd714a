import type { InputOf, v1 } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { type Reader, withinReach } from '../../kit/users/reach.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';

type OwnerFields = Pick<InputOf<typeof v1.transactions.request>['body'], 'walletId' | 'userId'>;

const wrong = (path: keyof OwnerFields, code: string) => new InvalidInput([{ path, code, params: {} }]);

/** The customer for whom the caller may enter a transaction. Customers out of scope count as unknown. */
async function findOwner(
  db: Db,
  reader: Reader,
  { walletId, userId }: OwnerFields,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: users.userId })
    .from(users)
    .innerJoin(wallets, eq(wallets.userId, users.userId))
    .where(
      and(
        walletId ? eq(wallets.walletId, walletId) : undefined,
        userId ? eq(users.userId, userId) : undefined,
        eq(users.role, 'user'),
        isNull(users.deletedAt),
        withinReach(reader, users.userId),
      ),
    );
  return found?.userId;
}

/** The wallet owner of a new transaction: the requested customer, or the caller. */
export async function ownerOfRequest(db: Db, reader: Reader, requested: OwnerFields): Promise<string> {
  const named = requested.walletId ? 'walletId' : 'userId';
  if (!requested[named] && reader.scope !== 'own') throw wrong('userId', 'required');
  const owner = await findOwner(db, reader, requested);
  if (!owner) throw wrong(named, 'choice');
  return owner;
}

/** The user's main bank account, which a request uses by default. */
export async function mainAccountOf(db: Db, userId: string): Promise<string | undefined> {
  const [main] = await db
    .select({ bankAccountId: bankAccounts.bankAccountId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.main, true), isNull(bankAccounts.deletedAt)));
  return main?.bankAccountId;
}
