import type { InputOf, listProjectPayments, ProjectPayment } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { users } from '../../account/users/table.ts';
import { given, pageOf, sorted } from '../../database/queries.ts';
import type { Db } from '../../database/types.ts';
import type { StoredDocument } from '../../misc/documents/repository.ts';
import { documents } from '../../misc/documents/table.ts';
import { userName } from '../investor-records.ts';
import { paymentAnswer } from './payment-answer.ts';
import { projectPayments } from './table.ts';

type Query = InputOf<typeof listProjectPayments>['query'];

const orderColumns = { createdAt: projectPayments.createdAt, amount: projectPayments.amountCents };

function conditions(projectId: string, { kind }: Pick<Query, 'kind'>): SQL | undefined {
  return and(
    eq(projectPayments.projectId, projectId),
    given(kind, (one) => eq(projectPayments.kind, one)),
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
    .innerJoin(documents, eq(documents.documentId, projectPayments.documentId))
    .where(conditions(projectId, query))
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

/** The project that a proof belongs to. */
export async function projectOfProof(db: Db, documentId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ projectId: projectPayments.projectId })
    .from(projectPayments)
    .where(eq(projectPayments.documentId, documentId));
  return found?.projectId;
}
