import { addMonths, civilDateAt, plainNumber } from '@semilla/contract';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { type KeptPart, partsToKeep } from '../../kit/users/erasure.ts';
import type { UserRow } from '../../kit/users/queries.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { documents } from '../../schema/documents.ts';
import { keptFiles } from '../../schema/kept-files.ts';
import { keptRecords } from '../../schema/kept-records.ts';
import { orders } from '../../schema/orders.ts';
import { transactions } from '../../schema/transactions.ts';
import { waitingPlaces } from '../../schema/waiting-places.ts';
import { wallets } from '../../schema/wallets.ts';
import { wishes } from '../../schema/wishes.ts';

/** Whether a customer's money ever moved or they consented to an investment. Then the law requires keeping their identity. */
async function hasHistory(tx: Db, userId: string): Promise<boolean> {
  for (const table of [orders, wishes, waitingPlaces]) {
    const [row] = await tx
      .select({ userId: table.userId })
      .from(table)
      .where(eq(table.userId, userId))
      .limit(1);
    if (row) return true;
  }
  const [moved] = await tx
    .select({ id: transactions.transactionId })
    .from(transactions)
    .innerJoin(wallets, eq(wallets.walletId, transactions.walletId))
    .where(and(eq(wallets.userId, userId), eq(transactions.status, 'completed')))
    .limit(1);
  return moved !== undefined;
}

function identityOf({ passwordHash: _hash, version: _version, updatedAt: _at, ...user }: UserRow): KeptPart {
  return { kind: 'identity', data: { ...user } };
}

/** The files of a part. Also lists files that the store has lost, because the record must show that they existed. */
async function readFiles(tx: Db, services: Services, documentIds: readonly string[]) {
  const files: File[] = [];
  const missingFiles: { documentId: string; name: string; type: string }[] = [];
  for (const documentId of documentIds) {
    const [stored] = await tx.select().from(documents).where(eq(documents.documentId, documentId));
    if (!stored) continue;
    const { name, type, storageKey } = stored;
    const bytes = await services.files.get(storageKey);
    if (bytes) files.push(new File([new Uint8Array(bytes)], name, { type }));
    else missingFiles.push({ documentId, name, type });
  }
  return { files, missingFiles };
}

/** Copies a file, because the original is erased with the record it belongs to. */
async function copyFile(change: Change, services: Services, keptRecordId: string, file: File) {
  const copy = await storeDocument(change, services, { purpose: 'kept-record', file, uploadedBy: undefined });
  await change.tx.insert(keptFiles).values({ documentId: copy.documentId, keptRecordId });
}

/**
 * Keeps the data required by law about a customer whose account closes. If the customer's money never moved
 * and the customer never consented to an investment, only complaints are kept, because there is a register of
 * complaints.
 */
export async function keepRecords(
  change: Change,
  services: Services,
  user: UserRow,
  now: Date,
): Promise<boolean> {
  const { userId, taxId, identificationDocumentNumber } = user;
  const closedOn = civilDateAt(now);
  const number = taxId ?? identificationDocumentNumber;
  const found = await partsToKeep(change.tx, userId, services);
  const parts = (await hasHistory(change.tx, userId))
    ? [identityOf(user), ...found]
    : found.filter(({ kind }) => kind === 'complaints');
  for (const { kind, data, documentIds = [], files: made = [] } of parts) {
    const keptRecordId = newId(now.getTime());
    const { files, missingFiles } = await readFiles(change.tx, services, documentIds);
    await change.tx.insert(keptRecords).values({
      keptRecordId,
      userId,
      kind,
      data: { ...data, ...(missingFiles.length && { missingFiles }) },
      number: number && plainNumber(number),
      closedOn,
      eraseOn: addMonths(closedOn, 12 * services.config.retentionYears[kind]),
    });
    for (const file of [...files, ...made]) await copyFile(change, services, keptRecordId, file);
  }
  return parts.length > 0;
}
