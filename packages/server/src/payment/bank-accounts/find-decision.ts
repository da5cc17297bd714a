import type { BankAccountDecisionNeeds, v1 } from '@semilla/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import type { Call } from '../../kit/http/route.ts';
import { isVerified } from '../../kit/users/is-verified.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { sightOf } from './access.ts';
import { reasonsToAsk } from './look-at-validation.ts';
import { findAccount, type StoredAccount } from './queries.ts';

async function holdersAtBank(db: Db, { userId, account }: StoredAccount): Promise<string[]> {
  const { counterpartyAccount, counterpartyName } = bankEntries;
  const rows = await db
    .selectDistinct({ name: counterpartyName })
    .from(bankEntries)
    .where(and(eq(bankEntries.userId, userId), eq(counterpartyAccount, account), isNotNull(counterpartyName)))
    .orderBy(counterpartyName);
  return rows.flatMap(({ name }) => name ?? []);
}

/** What the validation of an account takes of the caller. */
export async function findDecision(
  call: Call<typeof v1.bankAccounts.findDecision>,
): Promise<BankAccountDecisionNeeds> {
  const { caller, db, now, params, services } = call;
  const found = await findAccount(db, sightOf(call), params.bankAccountId);
  if (!found) throw new NotFound();
  const { own } = found;
  const { bankAccountId, userId: ownerId, account, state } = own;
  const validating = {
    deciderId: caller.userId,
    ownerId,
    bankAccountId,
    account,
    isNew: false,
    thresholdCents: services.config.fourEyesCents,
    why: null,
    now,
  };
  return {
    secondPersonFor: state === 'valid' ? [] : await reasonsToAsk(db, validating),
    isIdentified: await isVerified(db, ownerId),
    holdersAtBank: await holdersAtBank(db, own),
  };
}
