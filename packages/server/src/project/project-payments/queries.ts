import type { InputOf, ProjectPayment, v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { behind, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { userName } from '../../kit/users/name-of-user.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import type { StoredDocument } from '../../misc/documents/queries.ts';
import { documents } from '../../schema/documents.ts';
import { projectPayments } from '../../schema/project-payments.ts';
import { users } from '../../schema/users.ts';
import { paymentAnswer } from './payment-answer.ts';

type Query = InputOf<typeof v1.projectPayments.find>['query'];

const orderColumns = {
  createdAt: projectPayments.createdAt,
  amount: projectPayments.amountCents,
  kind: projectPayments.kind,
  adminName: sortedUserName(projectPayments.adminId),
};

function conditions(projectId: string, query: Query): SQL | undefined {
  return and(
    eq(projectPayments.projectId, projectId),
    picked(query, projectPayments.projectPaymentId),
    given(query.kind, (paymentKind) => eq(projectPayments.kind, paymentKind)),
  );
}

export async function findPaymentRows(
  db: Db,
  projectId: string,
  query: Query,
): Promise<{ data: ProjectPayment[] }> {
  const rows = await db
    .select({
      own: projectPayments,
      adminName: userName(),
      file: { name: documents.name, type: documents.type, sizeBytes: documents.sizeBytes },
    })
    .from(projectPayments)
    .innerJoin(users, eq(users.userId, projectPayments.adminId))
    .leftJoin(documents, eq(documents.documentId, projectPayments.documentId))
    .where(and(conditions(projectId, query), behind(query, orderColumns, projectPayments.projectPaymentId)))
    .orderBy(...sorted(query, orderColumns, projectPayments.projectPaymentId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map(({ own, ...names }) => paymentAnswer(own, names)) };
}

export async function findPayments(db: Db, projectId: string, query: Query) {
  const { data } = await findPaymentRows(db, projectId, query);
  const [all] = await db.select({ total: count() }).from(projectPayments).where(conditions(projectId, query));
  return pageOf(all, data);
}

export async function findProof(
  db: Db,
  { projectId, projectPaymentId }: { projectId: string; projectPaymentId: string },
): Promise<StoredDocument | undefined> {
  const [found] = await db
    .select({ document: documents })
    .from(projectPayments)
    .innerJoin(documents, eq(documents.documentId, projectPayments.documentId))
    .where(
      and(eq(projectPayments.projectId, projectId), eq(projectPayments.projectPaymentId, projectPaymentId)),
    );
  return found?.document;
}
