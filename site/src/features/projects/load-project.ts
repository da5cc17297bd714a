import { frontOfficePhases, type Project, v1 } from '@semilla/contract';
import type { ApiProblem, Client } from '@semilla/contract/client';
import { everyRow } from '../../lib/every-row.ts';

const isPublished = (phase: string | null) =>
  (frontOfficePhases as readonly (string | null)[]).includes(phase);

/** One that is not published, or not any more: the staff who look after it see how its page is. */
export const isPreview = ({ phaseName }: Project) => !isPublished(phaseName);

/** Staff are told how many have invested even where the page keeps it to itself. */
const asInvestorsSee = (project: Project): Project => ({
  ...project,
  investorNumber: project.showInvestorNumber ? project.investorNumber : null,
});

/** A project by its id or friendly url; undefined where whoever asks has none to see. */
export async function findProject(api: Client, idOrUrl: string): Promise<Project | undefined> {
  const params = v1.projects.findOne.params.safeParse({ projectIdOrUrl: idOrUrl });
  if (!params.success) return undefined;
  const asked = api(v1.projects.findOne, { params: params.data });
  return asked.then(asInvestorsSee).catch((error: unknown) => {
    // The client is the host's, and so is its class of errors: only their shape is shared with this bundle.
    if ((error as Partial<ApiProblem>).problem?.code === 'request.not_found') return undefined;
    throw error;
  });
}

/** Everything that stands in the tabs of a project, as investors see it. */
export async function loadContents(api: Client, projectId: string) {
  const [chapters, documents, media, entries] = await Promise.all([
    everyRow(api, v1.projectDescriptions.find, { projectId }),
    everyRow(api, v1.projectDocuments.find, { projectId }),
    everyRow(api, v1.projectMediaFiles.find, { projectId }),
    everyRow(api, v1.projectTimeline.find, { projectId }),
  ]);
  // Staff are told when it was a draft, and which documents are hidden, too.
  const shown = entries.filter(({ kind, phaseName }) => kind === 'milestone' || isPublished(phaseName));
  return { chapters, documents: documents.filter(({ visible }) => visible), media, entries: shown };
}
