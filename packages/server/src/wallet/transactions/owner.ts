import type { createTransaction, InputOf } from '@semilla/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import type { Db } from '../../database/types.ts';
import { InvalidInput } from '../../errors.ts';
import { bankAccounts } from '../../payment/bank-accounts/table.ts';
import { type Reader, withinReach } from '../access.ts';
import { wallets } from '../wallets/table.ts';

type Asked = Pick<InputOf<typeof createTransaction>['body'], 'walletId' | 'userId'>;

const wrong = (path: keyof Asked, code: string) => new InvalidInput([{ path, code, params: {} }]);

/** The customer that the caller may add movements for; somebody out of reach is as good as nobody. */
async function findOwner(db: Db, reader: Reader, { walletId, userId }: Asked): Promise<string | undefined> {
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

/** Whose wallet a new movement is of: the one that is named, or the caller's own. */
export async function ownerOfRequest(db: Db, reader: Reader, asked: Asked): Promise<string> {
  const named = asked.walletId ? 'walletId' : 'userId';
  if (!asked[named] && reader.scope !== 'own') throw wrong('userId', 'required');
  const owner = await findOwner(db, reader, asked);
  if (!owner) throw wrong(named, 'choice');
  return owner;
}

/** The bank account that is meant where none is named. */
export async function mainAccountOf(db: Db, userId: string): Promise<string | undefined> {
  const [main] = await db
    .select({ bankAccountId: bankAccounts.bankAccountId })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.userId, userId), eq(bankAccounts.main, true), isNull(bankAccounts.deletedAt)));
  return main?.bankAccountId;
}
