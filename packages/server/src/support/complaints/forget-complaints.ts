import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import type { KeptPart } from '../../kit/users/erasure.ts';
import { deleteDocument } from '../../misc/documents/store-document.ts';
import { complaintActs } from '../../schema/complaint-acts.ts';
import { complaintDocuments } from '../../schema/complaint-documents.ts';
import { complaints } from '../../schema/complaints.ts';

const complaintsOf = (db: Db, userId: string) =>
  db.select().from(complaints).where(eq(complaints.userId, userId)).orderBy(complaints.receivedAt);

const documentsOf = (db: Db, ids: string[]) =>
  db.select().from(complaintDocuments).where(inArray(complaintDocuments.complaintId, ids));

/** An open complaint must be answered, which takes its words and the address of the complainant. */
export async function hasOpenComplaints(tx: Db, userId: string): Promise<boolean> {
  return (
    (await tx.$count(complaints, and(eq(complaints.userId, userId), isNotNull(complaints.deadline)))) > 0
  );
}

/** The complaints of a user with their answers and files. */
export async function keepComplaints(tx: Db, userId: string): Promise<KeptPart | undefined> {
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

/** Leaves in the register the number, the dates and the outcome of a user's complaints. */
export async function eraseComplaints(change: Change, services: Services, userId: string): Promise<void> {
  const { tx } = change;
  const ids = (await complaintsOf(tx, userId)).map(({ complaintId }) => complaintId);
  if (!ids.length) return;
  const files = await documentsOf(tx, ids);
  await tx.execute(sql`select erase_complaint_words(${userId}::uuid)`);
  for (const { documentId } of files) await deleteDocument(change, services, documentId);
  const name = `#${userId.slice(-8)}`;
  await tx
    .update(complaints)
    .set({ ...noWords, name })
    .where(inArray(complaints.complaintId, ids));
}
