import { type OwnerDocumentKind, requiredOwnerDocuments } from '@semilla/contract';
import { buildNewOwner } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { newId } from '../src/schema/columns/new-id.ts';
import { documents } from '../src/schema/documents.ts';
import { ownerDocuments } from '../src/schema/owner-documents.ts';
import { owners } from '../src/schema/owners.ts';
import { projects } from '../src/schema/projects.ts';
import type { TestApp } from './test-app.ts';

type Db = TestApp['db'];

interface Given {
  fields?: Parameters<typeof buildNewOwner>[0];
  kinds?: OwnerDocumentKind[];
}

/** Inserts an owner with complete evidence, so that its offers may open. */
export async function givenOwner(
  db: Db,
  { fields, kinds = [...requiredOwnerDocuments] }: Given = {},
): Promise<string> {
  const ownerId = newId();
  await db.insert(owners).values({ ...buildNewOwner(fields), ownerId });
  for (const kind of kinds) await givenOwnerDocument(db, ownerId, kind);
  return ownerId;
}

/** Inserts a document of an owner that is still current after any move of the test clock. */
export async function givenOwnerDocument(db: Db, ownerId: string, kind: OwnerDocumentKind): Promise<void> {
  const documentId = newId();
  const stored = { name: `${kind}.pdf`, type: 'application/pdf', sizeBytes: 1_000 };
  await db
    .insert(documents)
    .values({ ...stored, documentId, purpose: 'owner-document', storageKey: `documents/${documentId}` });
  await db.insert(ownerDocuments).values({ ownerId, kind, documentId, issuedOn: '2099-01-01' });
}

/** Gives a project without a promoter a complete owner, and one without a withholder a ground for none. */
export async function giveOwner(db: Db, projectId: string): Promise<void> {
  const [project] = await db.select().from(projects).where(eq(projects.projectId, projectId));
  if (!project) return;
  const promoterId = project.promoterId ?? (await givenOwner(db));
  const untaxedGround = project.taxWithholder ? null : 'other';
  if (untaxedGround) await givenOwnerDocument(db, promoterId, 'untaxedGround');
  await db.update(projects).set({ promoterId, untaxedGround }).where(eq(projects.projectId, projectId));
}
