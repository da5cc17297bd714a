import type { Services } from '@semilla/server/kit/services.ts';
import { projects } from '@semilla/server/schema/projects.ts';
import { asc, isNotNull } from 'drizzle-orm';

export interface FullProject {
  projectId: string;
  name: string;
  until: string | null;
}

/** The fully subscribed projects, whose reflection periods the desk can end. */
export async function findFullProjects({ database }: Pick<Services, 'database'>): Promise<FullProject[]> {
  const { projectId, name, fullySubscribedUntil } = projects;
  return database.db
    .select({ projectId, name, until: fullySubscribedUntil })
    .from(projects)
    .where(isNotNull(fullySubscribedUntil))
    .orderBy(asc(fullySubscribedUntil), asc(name));
}
