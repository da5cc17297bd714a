import { addMonths, civilDateAt } from '@semilla/contract';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { bankEntries } from '../../schema/bank-entries.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { keptRecords } from '../../schema/kept-records.ts';

interface SetAside {
  bankEntryId: string;
  userId: string;
  closedAt: Date;
}

/**
 * Keeps the names of a movement that is set aside after its customer's account closed. They show who owns the money, in case it
 * was set aside by mistake.
 */
export async function keepSetAside(
  tx: Db,
  { config, now: clock }: Pick<Services, 'config' | 'now'>,
  { bankEntryId, userId, closedAt }: SetAside,
): Promise<void> {
  const now = clock();
  const kind = 'bankAccounts';
  const rows = await tx.select().from(bankEntries).where(eq(bankEntries.bankEntryId, bankEntryId));
  const [earlier] = await tx
    .select({ number: keptRecords.number })
    .from(keptRecords)
    .where(and(eq(keptRecords.userId, userId), isNotNull(keptRecords.number)))
    .orderBy(desc(keptRecords.eraseOn))
    .limit(1);
  await tx.insert(keptRecords).values({
    keptRecordId: newId(now.getTime()),
    userId,
    kind,
    data: { bankEntries: rows },
    number: earlier?.number ?? null,
    closedOn: civilDateAt(closedAt),
    eraseOn: addMonths(civilDateAt(now), 12 * config.retentionYears[kind]),
  });
}
