import type { ProposalAct } from '@semilla/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { NotFound } from '../../kit/errors.ts';
import { projects } from '../../schema/projects.ts';
import type { MoneyLook } from '../engine/with-second-person.ts';

interface ProjectLook
  extends Pick<MoneyLook, 'proposer' | 'why'>,
    Partial<Pick<MoneyLook, 'file' | 'isNeeded'>> {
  act: ProposalAct;
  projectId: string;
  onceKey?: string | null;
}

/** What a second person sees before money of a project moves. By default a second person is always needed. */
export async function projectLook(
  db: Db,
  { projectId, onceKey = null, ...given }: ProjectLook,
): Promise<MoneyLook> {
  const [project] = await db
    .select({ name: projects.name })
    .from(projects)
    .where(eq(projects.projectId, projectId));
  if (!project) throw new NotFound();
  return {
    subject: { type: 'project', id: projectId, name: project.name },
    onceKey,
    beneficiaryId: null,
    enteredById: null,
    isNeeded: () => true,
    ...given,
  };
}
