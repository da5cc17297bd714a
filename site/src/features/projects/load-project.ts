import {
  listProjectDescriptions,
  listProjectDocuments,
  listProjectMediaFiles,
  listTimeline,
  type Project,
  readProject,
  takeMax,
} from '@semilla/contract';
import { ApiProblem, type Client } from '@semilla/contract/client';

/** A project by its id or friendly url; undefined where a visitor has none to see. */
export async function findProject(api: Client, idOrUrl: string): Promise<Project | undefined> {
  const params = readProject.params.safeParse({ projectIdOrUrl: idOrUrl });
  if (!params.success) return undefined;
  return api(readProject, { params: params.data }).catch((error: unknown) => {
    if (error instanceof ApiProblem && error.is('request.not_found')) return undefined;
    throw error;
  });
}

/** Everything that stands in the tabs of a project. */
export async function loadContents(api: Client, projectId: string) {
  const query = { projectId, take: takeMax };
  const [chapters, documents, media, entries] = await Promise.all([
    api(listProjectDescriptions, { query }),
    api(listProjectDocuments, { query }),
    api(listProjectMediaFiles, { query }),
    api(listTimeline, { query }),
  ]);
  return { chapters: chapters.data, documents: documents.data, media: media.data, entries: entries.data };
}
