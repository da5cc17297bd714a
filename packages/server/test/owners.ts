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
  for (const kind of kinds) {
    const documentId = newId();
    const stored = { name: `${kind}.pdf`, type: 'application/pdf', sizeBytes: 1_000 };
    await db
      .insert(documents)
      .values({ ...stored, documentId, purpose: 'owner-document', storageKey: `documents/${documentId}` });
    // Still valid after any move of the test clock.
    const issuedOn = '2099-01-01';
    await db.insert(ownerDocuments).values({ ownerId, kind, documentId, issuedOn });
  }
  return ownerId;
}

/** Gives a project without a promoter a complete owner. */
export async function giveOwner(db: Db, projectId: string): Promise<void> {
  const [project] = await db.select().from(projects).where(eq(projects.projectId, projectId));
  if (!project || project.promoterId) return;
  const promoterId = await givenOwner(db);
  await db.update(projects).set({ promoterId }).where(eq(projects.projectId, projectId));
}
