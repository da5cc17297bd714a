import type { Project } from '@semilla/contract';

/** The address of a project's published sheet as a PDF. Undefined if there is none. */
export function sheetAddress(
  { projectId, sheetVersion }: Pick<Project, 'projectId' | 'sheetVersion'>,
  language: 'es' | 'en',
): string | undefined {
  if (!sheetVersion) return undefined;
  return `/v1/project/projects/${projectId}/sheet-versions/${sheetVersion}/pdf?language=${language}`;
}
