import type { AuditNote, Noted } from '../../audit/index.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';
import { noteOn } from '../../project/projects/audit-note.ts';
import { accountId } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import type { DocumentRows } from '../documents.ts';
import type { MediaRow } from '../media.ts';
import { historyOf, type PassedPhase } from '../projects/history.ts';
import type { DemoProject } from '../projects/project.ts';
import { descriptionRows, projectId, projectRow, timelineRows } from '../projects/write.ts';
import { noted } from './noted.ts';

// The last euro brings a project to the one, and its closing, noted with the money, to the other.
const isByMoney = ({ phase }: PassedPhase) => phase === 'Financed' || phase === 'Closed';

const minuteMs = 60_000;

function created(subjectType: string, subjectId: string, after: object): AuditNote {
  return { action: `${subjectType}.create`, subjectType, subjectId, after: { ...after } };
}

/** How a project was written and moved on, by whoever manages it and by administrators. */
function trailOfProject(project: DemoProject, calendar: Calendar): Noted[] {
  const id = projectId(project, calendar);
  const adminId = accountId('admin', calendar);
  const managerId = project.manager ? accountId(project.manager, calendar) : adminId;
  const { createdAt, passed } = historyOf(project, calendar);
  const [first, ...later] = passed as [PassedPhase, ...PassedPhase[]];
  const row = { ...projectRow(project, calendar), phaseId: phaseIds[first.phase] };
  const chapters = descriptionRows(project, calendar).map((chapter, index) =>
    noted(
      new Date(createdAt.getTime() + (index + 1) * 6 * minuteMs),
      managerId,
      created('project-description', chapter.projectDescriptionId as string, chapter),
    ),
  );
  const milestones = timelineRows(project, calendar)
    .filter(({ kind }) => kind === 'milestone')
    .map((entry) =>
      noted(
        entry.happenedAt as Date,
        managerId,
        created('project-milestone', entry.projectTimelineId as string, entry),
      ),
    );
  const moves = later.flatMap((to, index) => {
    if (isByMoney(to)) return [];
    const before = { phaseId: phaseIds[(passed[index] as PassedPhase).phase] };
    const after = { phaseId: phaseIds[to.phase] };
    return [noted(to.from, adminId, noteOn('project.change-phase', id, before, after))];
  });
  return [
    noted(createdAt, managerId, noteOn('project.create', id, {}, row)),
    ...chapters,
    ...milestones,
    ...moves,
  ];
}

interface Made {
  projects: readonly DemoProject[];
  papers: readonly DocumentRows[];
  pictures: readonly MediaRow[];
}

export function trailOfProjects({ projects, papers, pictures }: Made, calendar: Calendar): Noted[] {
  const documents = papers.map(({ stored, told }) => {
    const { documentId: _, ...document } = told;
    const after = { ...document, fileName: stored.name };
    const note = created('project-document', told.projectDocumentId as string, after);
    return noted(told.createdAt as Date, stored.uploadedBy ?? undefined, note);
  });
  const media = pictures.map((picture) => {
    const { variants: _, ...after } = picture;
    const note = created('project-media-file', picture.projectMediaFileId as string, after);
    return noted(picture.createdAt as Date, picture.uploadedBy ?? undefined, note);
  });
  return [...projects.flatMap((project) => trailOfProject(project, calendar)), ...documents, ...media];
}
