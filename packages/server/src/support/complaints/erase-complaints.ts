import { addMonths, civilDateAt, type FieldError } from '@semilla/contract';
import { and, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { Erasure, KeptPart } from '../../kit/users/erasure.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { complaintActs } from '../../schema/complaint-acts.ts';
import { complaintDocuments } from '../../schema/complaint-documents.ts';
import { complaints } from '../../schema/complaints.ts';
import { releaseComplaintsOf } from './queries.ts';

const complaintsOf = (db: Db, userId: string) =>
  db.select().from(complaints).where(eq(complaints.userId, userId)).orderBy(complaints.receivedAt);

const documentsOf = (db: Db, ids: string[]) =>
  db.select().from(complaintDocuments).where(inArray(complaintDocuments.complaintId, ids));

/** Open complaints prevent closing the account: answering them needs their text and the complainant's address. */
async function preventedBy(tx: Db, userId: string): Promise<FieldError[]> {
  const isOpen = and(eq(complaints.userId, userId), isNotNull(complaints.deadline));
  const count = await tx.$count(complaints, isOpen);
  return count ? [{ path: 'complaints', code: 'has_open_complaints', params: {} }] : [];
}

/** Removes a user who leaves the staff as the responsible user of open complaints. */
async function release({ tx, audit }: Change, userId: string): Promise<void> {
  for (const complaintId of await releaseComplaintsOf(tx, userId)) {
    const note = { action: 'complaint.edit', subjectType: 'complaint', subjectId: complaintId };
    audit({ ...note, before: { responsibleId: userId }, after: { responsibleId: null } });
  }
}

/** Collects a user's complaints, with their answers and files, to keep after the account closes. */
async function keep(tx: Db, userId: string): Promise<KeptPart | undefined> {
  const own = await complaintsOf(tx, userId);
  if (!own.length) return undefined;
  const ids = own.map(({ complaintId }) => complaintId);
  const acts = await tx.select().from(complaintActs).where(inArray(complaintActs.complaintId, ids));
  const files = await documentsOf(tx, ids);
  const data = own.map((complaint) => ({
    ...complaint,
    acts: acts.filter(({ complaintId }) => complaintId === complaint.complaintId),
  }));
  return {
    kind: 'complaints',
    data: { complaints: data },
    documentIds: files.map(({ documentId }) => documentId),
  };
}

const noWords = {
  identification: null,
  clientReference: null,
  email: '',
  phone: null,
  address: '',
  contact: null,
  representativeName: null,
  representativeIdentification: null,
  representativeContact: null,
  concerning: '',
  description: '',
  damage: null,
  comments: null,
  place: '',
};

/**
 * Erases everything except number, dates and outcome. `erasing` calls the database function that erases texts
 * in tables that only the owner of the database may change.
 */
async function eraseWords(
  change: Change,
  services: Services,
  ids: string[],
  { pseudonymOf, erasing }: { pseudonymOf: string; erasing: SQL },
): Promise<void> {
  const { tx } = change;
  const files = await documentsOf(tx, ids);
  await tx.execute(erasing);
  for (const { documentId } of files) await deleteDocument(change, services, documentId);
  const name = `#${pseudonymOf.slice(-8)}`;
  await tx
    .update(complaints)
    .set({ ...noWords, name })
    .where(inArray(complaints.complaintId, ids));
}

/** Erases a user's complaints; only number, dates and outcome stay in the register. */
async function erase(change: Change, userId: string, services: Services): Promise<void> {
  const ids = (await complaintsOf(change.tx, userId)).map(({ complaintId }) => complaintId);
  if (!ids.length) return;
  const erasing = sql`select erase_complaint_words(${userId}::uuid)`;
  await eraseWords(change, services, ids, { pseudonymOf: userId, erasing });
}

export const complaintErasure: Erasure = { preventedBy, release, keep, erase };

/** Closed complaints of visitors that still have their text and got their last answer before `limit`. */
function visitorsComplaintsBefore(db: Db, limit: Date, complaintId?: string) {
  return db
    .select({ complaintId: complaints.complaintId })
    .from(complaints)
    .where(
      and(
        isNull(complaints.userId),
        isNull(complaints.deadline),
        ne(complaints.email, noWords.email),
        lt(complaints.receivedAt, limit),
        complaintId === undefined ? undefined : eq(complaints.complaintId, complaintId),
        sql`not exists (select 1 from ${complaintActs} where ${complaintActs.complaintId} = ${complaints.complaintId}
          and ${complaintActs.at} >= ${limit.toISOString()}::timestamptz)`,
      ),
    );
}

/** Erases the texts of visitors' complaints when the retention period of complaints has passed since the last answer. */
export async function eraseVisitorsComplaints(services: Services): Promise<void> {
  const { config, database } = services;
  const months = 12 * config.retentionYears.complaints;
  const limit = new Date(`${addMonths(civilDateAt(services.now()), -months)}T00:00:00Z`);
  const due = await visitorsComplaintsBefore(database.db, limit);
  const ids = due.map(({ complaintId }) => complaintId);
  await services.eachAlone('erase-complaints', ids, (complaintId) =>
    makeChange(services, thePlatform, async (change) => {
      const [still] = await visitorsComplaintsBefore(change.tx, limit, complaintId).for('update');
      if (!still) return;
      const erasing = sql`select erase_visitor_complaint(${complaintId}::uuid)`;
      await eraseWords(change, services, [complaintId], { pseudonymOf: complaintId, erasing });
      change.audit({
        action: 'complaint.erase',
        subjectType: 'complaint',
        subjectId: complaintId,
        personId: null,
      });
    }),
  );
}
