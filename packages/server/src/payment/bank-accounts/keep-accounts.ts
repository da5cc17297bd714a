import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { bankAccounts } from '../../schema/bank-accounts.ts';

/** The accounts of a customer, including deleted ones, with the certificates that still exist. */
export async function keepAccounts(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const { alias, account, state, createdAt, deletedAt, documentId } = bankAccounts;
  const rows = await tx
    .select({ alias, account, state, createdAt, deletedAt, documentId })
    .from(bankAccounts)
    .where(eq(bankAccounts.userId, userId));
  if (!rows.length) return undefined;
  return {
    kind: 'bankAccounts',
    data: { bankAccounts: rows.map(({ documentId: _documentId, ...row }) => row) },
    documentIds: rows.flatMap((row) => row.documentId ?? []),
  };
}
