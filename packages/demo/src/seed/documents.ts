import { frontOfficePhases, type PhaseName } from '@semilla/contract';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { projectDocuments } from '@semilla/server/schema/project-documents.ts';
import { accountId } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';
import { type DocumentTypeKey, documentTypeId } from './document-types.ts';
import { mandateTitle, writeMandate } from './papers/mandate.ts';
import { writePaper } from './papers/write-paper.ts';
import { historyOf } from './projects/history-of.ts';
import type { DemoProject } from './projects/project.ts';
import { projectId } from './projects/write.ts';

export interface DocumentRows {
  stored: typeof documents.$inferInsert & { documentId: string };
  projectDocument: typeof projectDocuments.$inferInsert;
}

interface Draft {
  kind: DocumentTypeKey;
  title: string;
  titleEn: string;
  isVisible: boolean;
  fileName: string;
  write: (issuedAt: Date) => Promise<Buffer>;
}

const isAnnounced = (phase: PhaseName) => (frontOfficePhases as readonly PhaseName[]).includes(phase);

/** The mandate contract, if the project was announced, then the other documents. */
function draftsOf(project: DemoProject, brandName: string, calendar: Calendar): Draft[] {
  const { passed } = historyOf(project, calendar);
  const others = project.papers.map(
    (paper, index): Draft => ({
      kind: paper.kind,
      title: paper.title,
      titleEn: paper.titleEn,
      isVisible: !paper.hidden,
      fileName: `documento-${index + 2}-${project.url}.pdf`,
      write: (issuedAt) => writePaper(project, paper, { brandName, issuedAt }),
    }),
  );
  if (!passed.some(({ phase }) => isAnnounced(phase))) return others;
  const mandate: Draft = {
    kind: 'mandate',
    title: mandateTitle,
    titleEn: 'Investors’ mandate contract',
    isVisible: true,
    fileName: `mandato-${project.url}.pdf`,
    write: (issuedAt) => writeMandate(project, { brandName, issuedAt }),
  };
  return [mandate, ...others];
}

async function store(services: Services, calendar: Calendar, project: DemoProject): Promise<DocumentRows[]> {
  const { createdAt: projectCreatedAt } = historyOf(project, calendar);
  const rows: DocumentRows[] = [];
  for (const [index, draft] of draftsOf(project, services.config.brandName, calendar).entries()) {
    const createdAt = new Date(projectCreatedAt.getTime() + (index + 1) * 40 * 60_000);
    const documentId = demoId(`document ${project.url} ${index}`, createdAt);
    const bytes = await draft.write(createdAt);
    const storageKey = `documents/${documentId}`;
    await services.files.put(storageKey, bytes, 'application/pdf');
    rows.push({
      stored: {
        documentId,
        purpose: 'project-document',
        storageKey,
        name: draft.fileName,
        type: 'application/pdf',
        sizeBytes: bytes.length,
        uploadedBy: accountId(project.manager ?? 'admin', calendar),
        createdAt,
      },
      projectDocument: {
        projectDocumentId: demoId(`project document ${project.url} ${index}`, createdAt),
        projectId: projectId(project, calendar),
        documentTypeId: documentTypeId(draft.kind, calendar),
        documentId,
        description: draft.title,
        descriptionEn: draft.titleEn,
        visible: draft.isVisible,
        createdAt,
      },
    });
  }
  return rows;
}

/** Writes and stores every document of the projects; returns their rows. */
export async function storeDocuments(
  services: Services,
  calendar: Calendar,
  projects: DemoProject[],
): Promise<DocumentRows[]> {
  const rows: DocumentRows[] = [];
  for (const project of projects) rows.push(...(await store(services, calendar, project)));
  return rows;
}

export async function seedDocuments(tx: Db, rows: DocumentRows[]): Promise<void> {
  await tx.insert(documents).values(rows.map(({ stored }) => stored));
  await tx.insert(projectDocuments).values(rows.map(({ projectDocument }) => projectDocument));
}
