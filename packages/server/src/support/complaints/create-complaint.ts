import {
  acknowledgementDays,
  type ComplaintReceipt,
  civilDateAt,
  complaintDayProblems,
  type NewComplaint,
  openComplaintsMax,
} from '@semilla/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Change } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import { ApiError, InvalidInput } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import { lockAllowance } from '../../kit/users/lock-allowance.ts';
import { findUserByEmail } from '../../kit/users/queries.ts';
import { storeDocument } from '../../misc/documents/store-document.ts';
import { newId } from '../../schema/columns/new-id.ts';
import { complaints } from '../../schema/complaints.ts';
import { staffAddressees } from '../people.ts';
import { complaintMails, mailComplainant } from './mails.ts';
import { insertComplaint, insertComplaintDocument, nextNumber, type StoredComplaint } from './queries.ts';

export interface Complainant {
  /** The complainant's email address, which is confirmed. */
  email: string;
  language: 'es' | 'en';
  /** Undefined for a visitor. */
  userId: string | undefined;
}

async function refuseTooMany(tx: Db, email: string): Promise<void> {
  await lockAllowance(tx, `complaints of ${email}`);
  const open = await tx.$count(complaints, and(eq(complaints.email, email), isNotNull(complaints.deadline)));
  if (open >= openComplaintsMax)
    throw new ApiError('support.too_many_complaints', { params: { max: openComplaintsMax } });
}

type Files = Pick<NewComplaint, 'authority' | 'documents'>;

async function storeFiles(
  change: Change,
  services: Services,
  { complaintId }: StoredComplaint,
  { authority, documents }: Files,
  uploadedBy: string | undefined,
): Promise<number> {
  const files = [
    ...authority.map((file) => ({ kind: 'authority' as const, file })),
    ...documents.map((file) => ({ kind: 'evidence' as const, file })),
  ];
  for (const [orderIndex, { kind, file }] of files.entries()) {
    const purpose = 'complaint-document';
    const { documentId } = await storeDocument(change, services, { purpose, file, uploadedBy });
    await insertComplaintDocument(change.tx, { documentId, complaintId, kind, orderIndex });
  }
  return files.length;
}

/** The account with the confirmed address, so its owner later finds a complaint sent without signing in. */
async function ownerOf(tx: Db, { userId, email }: Complainant): Promise<string | null> {
  if (userId) return userId;
  const owner = await findUserByEmail(tx, email);
  return owner?.emailConfirmedAt ? owner.userId : null;
}

/** Registers a complaint with its number and deadline, and confirms its receipt by mail. */
export async function createComplaint(
  change: Change,
  services: Services,
  complainant: Complainant,
  { authority, documents, ...form }: NewComplaint,
): Promise<ComplaintReceipt> {
  const { tx } = change;
  const { email, language } = complainant;
  const receivedAt = services.now();
  const receivedOn = civilDateAt(receivedAt);
  const tooLate = complaintDayProblems(form, receivedOn);
  if (tooLate.length) throw new InvalidInput(tooLate);
  await refuseTooMany(tx, email);
  const year = Number(receivedOn.slice(0, 4));
  const acknowledgeBy = services.workingDaysAfter(receivedOn, acknowledgementDays);
  const number = await nextNumber(tx, year);
  const complaint = await insertComplaint(tx, {
    ...form,
    complaintId: newId(receivedAt.getTime()),
    year,
    number,
    reference: `${year}-${String(number).padStart(4, '0')}`,
    email,
    language,
    userId: await ownerOf(tx, complainant),
    receivedAt,
    acknowledgeBy,
    deadline: acknowledgeBy,
  });
  const files = await storeFiles(change, services, complaint, { authority, documents }, complainant.userId);
  await mailComplainant(change, complaint, { kind: 'received' });
  for (const administrator of await staffAddressees(tx, null)) {
    await change.mail(administrator, complaintMails.registered.write(administrator, complaint));
  }
  const { complaintId, reference, userId } = complaint;
  change.audit({
    action: 'complaint.create',
    subjectType: 'complaint',
    subjectId: complaintId,
    personId: userId,
    after: { reference, acknowledgeBy, files },
  });
  return { complaintId, reference, email, receivedAt, acknowledgeBy };
}
