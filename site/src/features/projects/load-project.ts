import {
  frontOfficePhases,
  listProjectDescriptions,
  listProjectDocuments,
  listProjectMediaFiles,
  listTimeline,
  type Project,
  readProject,
} from '@semilla/contract';
import type { ApiProblem, Client } from '@semilla/contract/client';
import { everyRow } from '../../lib/every-row.ts';

const hasPage = ({ phaseName }: Project) => (frontOfficePhases as readonly string[]).includes(phaseName);

/** A project by its id or friendly url; undefined where whoever asks has none to see. Drafts have no page, whoever asks. */
export async function findProject(api: Client, idOrUrl: string): Promise<Project | undefined> {
  const params = readProject.params.safeParse({ projectIdOrUrl: idOrUrl });
  if (!params.success) return undefined;
  const found = await api(readProject, { params: params.data }).catch((error: unknown) => {
    // The client is the host's, and so is its class of errors: only their shape is shared with this bundle.
    if ((error as Partial<ApiProblem>).problem?.code === 'request.not_found') return undefined;
    throw error;
  });
  return found && hasPage(found) ? found : undefined;
}

/** Everything that stands in the tabs of a project. */
export async function loadContents(api: Client, projectId: string) {
  const [chapters, documents, media, entries] = await Promise.all([
    everyRow(api, listProjectDescriptions, { projectId }),
    everyRow(api, listProjectDocuments, { projectId }),
    everyRow(api, listProjectMediaFiles, { projectId }),
    everyRow(api, listTimeline, { projectId }),
  ]);
  return { chapters, documents, media, entries };
}
