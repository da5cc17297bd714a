import { type Scope, type Verification, v1, verificationFieldList } from '@semilla/contract';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { list } from '../../kit/database/list.ts';
import { alphabetical } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { withinReach } from '../../kit/users/reach.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { documents } from '../../schema/documents.ts';
import { users } from '../../schema/users.ts';
import { verificationDocuments } from '../../schema/verification-documents.ts';
import { verificationMedia } from '../../schema/verification-media.ts';
import { verifications } from '../../schema/verifications.ts';

function selectVerifications(db: Db) {
  return db
    .select({ verification: verifications, userName: sql<string>`trim(${fullName(users)})` })
    .from(verifications)
    .innerJoin(users, eq(users.userId, verifications.userId))
    .$dynamic();
}

async function findDocuments(db: Db, ids: string[]) {
  const rows = await db
    .select()
    .from(verificationDocuments)
    .where(inArray(verificationDocuments.verificationId, ids))
    .orderBy(verificationDocuments.position);
  return Map.groupBy(rows, ({ verificationId }) => verificationId);
}

async function findMedia(db: Db, ids: string[]) {
  const rows = await db
    .select({
      verificationId: verificationMedia.verificationId,
      mediaId: verificationMedia.mediaId,
      kind: verificationMedia.kind,
      type: documents.type,
    })
    .from(verificationMedia)
    .innerJoin(documents, eq(documents.documentId, verificationMedia.documentId))
    .where(inArray(verificationMedia.verificationId, ids))
    .orderBy(verificationMedia.createdAt, verificationMedia.mediaId);
  const media = rows.map((row) => ({ ...row, viewUrl: `/v1/account/verifications/${row.mediaId}` }));
  return Map.groupBy(media, ({ verificationId }) => verificationId);
}

/** Adds documents and media to the rows, with one query each for all rows. */
async function asAnswers(
  db: Db,
  rows: Awaited<ReturnType<typeof selectVerifications>>,
  scope: Scope,
): Promise<Verification[]> {
  const ids = rows.map(({ verification }) => verification.verificationId);
  if (!ids.length) return [];
  const [shown, media] = await Promise.all([findDocuments(db, ids), findMedia(db, ids)]);
  const answers: Verification[] = rows.map(({ verification, userName }) => ({
    ...verification,
    userName,
    documents: shown.get(verification.verificationId) ?? [],
    media: media.get(verification.verificationId) ?? [],
  }));
  return scope === 'own' ? answers.map((answer) => hideStaffFields(verificationFieldList, answer)) : answers;
}

export const verificationList = list(v1.verifications.find, {
  table: verifications,
  id: verifications.verificationId,
  reach: (reader) => withinReach(reader, verifications.userId),
  filters: {},
  order: {
    updatedAt: verifications.updatedAt,
    createdAt: verifications.createdAt,
    userName: sortedUserName(verifications.userId),
    attempt: verifications.attempt,
    status: verifications.status,
    // A reason written by staff is shown instead of the provider's.
    reason: alphabetical(sql`coalesce(${verifications.decisionReason}, ${verifications.reason})`),
    reasonCode: verifications.reasonCode,
    action: verifications.action,
  },
  select: selectVerifications,
  answers: (rows, { scope }, db) => asAnswers(db, rows, scope),
});

/** The number of completed attempts that wait for a decision. */
export async function countUndecided(db: Db, reach: SQL | undefined): Promise<number> {
  const [all] = await db
    .select({ total: count() })
    .from(verifications)
    .where(and(eq(verifications.status, 'Completed'), reach));
  return all?.total ?? 0;
}
