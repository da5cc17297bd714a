import type { Project } from '@semilla/contract';

/** Where the published sheet of a project is read in a language; undefined without one. */
export function sheetAddress(
  { projectId, sheetVersion }: Pick<Project, 'projectId' | 'sheetVersion'>,
  language: 'es' | 'en',
): string | undefined {
  if (!sheetVersion) return undefined;
  return `/v1/project/projects/${projectId}/sheet-versions/${sheetVersion}/pdf?language=${language}`;
}
