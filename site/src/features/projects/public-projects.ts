import { listProjects, type Project, takeMax } from '@semilla/contract';
import type { Client } from '@semilla/contract/client';

/** Every project that the front office shows, for what needs them all: the figures, the countries to choose from. */
export async function everyPublicProject(api: Client): Promise<Project[]> {
  const all: Project[] = [];
  let total = 1;
  while (all.length < total) {
    const page = await api(listProjects, { query: { isFrontOffice: true, skip: all.length, take: takeMax } });
    if (page.data.length === 0) break;
    all.push(...page.data);
    total = page.total;
  }
  return all;
}
