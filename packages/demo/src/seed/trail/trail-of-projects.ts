import type { AuditNote, Noted } from '@semilla/server/kit/audit/write-audit.ts';
import { phaseIds } from '@semilla/server/project/phases/catalogue.ts';
import { auditNote } from '@semilla/server/project/projects/audit-note.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { DocumentRows } from '../documents.ts';
import type { MediaRow } from '../media.ts';
import { historyOf, type PassedPhase } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';
import { descriptionRows, projectId, projectRow, timelineRows } from '../projects/write.ts';
import { noted } from './noted.ts';

// The last order moves a project to Financed, and closing it moves it to Closed; both are recorded with the money.
const isByMoney = ({ phase }: PassedPhase) => phase === 'Financed' || phase === 'Closed';

const minuteMs = 60_000;

function createdNote(subjectType: string, subjectId: string, after: object): AuditNote {
  return { action: `${subjectType}.create`, subjectType, subjectId, after: { ...after } };
}

/** Audit entries for a project: its texts by its manager, its phases by administrators. */
function trailOfProject(project: DemoProject, calendar: Calendar): Noted[] {
  const id = projectId(project, calendar);
  const adminId = accountId('admin', calendar);
  const managerId = project.manager ? accountId(project.manager, calendar) : adminId;
  const { createdAt, passed } = historyOf(project, calendar);
  const [first, ...later] = passed as [PassedPhase, ...PassedPhase[]];
  const row = { ...projectRow(project, calendar), phaseId: phaseIds[first.phase], sheetVersion: null };
  const chapters = descriptionRows(project, calendar).map((chapter, index) =>
    noted(
      new Date(createdAt.getTime() + (index + 1) * 6 * minuteMs),
      managerId,
      createdNote('project-description', chapter.projectDescriptionId as string, chapter),
    ),
  );
  const milestones = timelineRows(project, calendar)
    .filter(({ kind }) => kind === 'milestone')
    .map((entry) =>
      noted(
        entry.happenedAt as Date,
        managerId,
        createdNote('project-milestone', entry.projectTimelineId as string, entry),
      ),
    );
  const loan = timelineRows(project, calendar)
    .filter(({ kind }) => kind === 'default' || kind === 'recovery')
    .map(({ kind, amount, description, descriptionEn, happenedAt }) =>
      noted(happenedAt, adminId, {
        action: kind === 'default' ? 'loan.judge' : 'loan.recover',
        subjectType: 'project',
        subjectId: id,
        after: { amountCents: amount, description, ...(kind === 'default' && { descriptionEn }) },
      }),
    );
  const moves = later.flatMap((to, index) => {
    if (isByMoney(to)) return [];
    const before = { phaseId: phaseIds[(passed[index] as PassedPhase).phase] };
    const after = { phaseId: phaseIds[to.phase] };
    return [noted(to.from, adminId, auditNote('project.change-phase', id, before, after))];
  });
  return [
    noted(createdAt, managerId, auditNote('project.create', id, {}, row)),
    ...chapters,
    ...milestones,
    ...loan,
    ...moves,
  ];
}

interface ProjectData {
  projects: readonly DemoProject[];
  papers: readonly DocumentRows[];
  pictures: readonly MediaRow[];
}

export function trailOfProjects({ projects, papers, pictures }: ProjectData, calendar: Calendar): Noted[] {
  const documents = papers.map(({ stored, projectDocument }) => {
    const { documentId: _, ...document } = projectDocument;
    const after = { ...document, fileName: stored.name };
    const note = createdNote('project-document', projectDocument.projectDocumentId as string, after);
    return noted(projectDocument.createdAt as Date, stored.uploadedBy ?? undefined, note);
  });
  const media = pictures.map((picture) => {
    const { variants: _, ...after } = picture;
    const note = createdNote('project-media-file', picture.projectMediaFileId as string, after);
    return noted(picture.createdAt as Date, picture.uploadedBy ?? undefined, note);
  });
  return [...projects.flatMap((project) => trailOfProject(project, calendar)), ...documents, ...media];
}
