import { civilDateAt } from '@semilla/contract';
import { and, eq, lte } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Services } from '../../kit/services.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { keptFiles } from '../../schema/kept-files.ts';
import { keptRecords } from '../../schema/kept-records.ts';

/** Erases a record whose day has come. With a person's last record it also erases their data in the audit trail. */
async function eraseOne(change: Change, services: Services, keptRecordId: string, today: string) {
  const { tx } = change;
  const [record] = await tx
    .select()
    .from(keptRecords)
    .where(and(eq(keptRecords.keptRecordId, keptRecordId), lte(keptRecords.eraseOn, today)))
    .for('update');
  if (!record) return;
  const { userId, kind } = record;
  const files = await tx.delete(keptFiles).where(eq(keptFiles.keptRecordId, keptRecordId)).returning();
  for (const { documentId } of files) await deleteDocument(change, services, documentId);
  await tx.delete(keptRecords).where(eq(keptRecords.keptRecordId, keptRecordId));
  const [another] = await tx.select().from(keptRecords).where(eq(keptRecords.userId, userId)).limit(1);
  if (!another) change.forget(userId);
  const note = { subjectType: 'kept-record', subjectId: keptRecordId, personId: null };
  change.audit({ action: 'kept-record.erase', ...note, before: { kind } });
}

/** Erases the records of closed accounts whose deletion day has come. */
export async function eraseKept(services: Services): Promise<void> {
  const today = civilDateAt(services.now());
  const due = await services.database.db
    .select({ keptRecordId: keptRecords.keptRecordId })
    .from(keptRecords)
    .where(lte(keptRecords.eraseOn, today));
  const ids = due.map(({ keptRecordId }) => keptRecordId);
  await services.eachAlone('erase-kept-records', ids, (id) =>
    makeChange(services, thePlatform, (change) => eraseOne(change, services, id, today)),
  );
}
