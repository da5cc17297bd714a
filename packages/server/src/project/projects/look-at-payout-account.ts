import { eq } from 'drizzle-orm';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import { projects } from '../../schema/projects.ts';

/** The account that a project pays out to is changed by two people. */
export async function lookAtPayoutAccount(
  tx: Db,
  projectId: string,
  { destinationBankAccount }: { destinationBankAccount?: string | null | undefined },
  why: string | undefined,
): Promise<SecondLook | undefined> {
  if (destinationBankAccount === undefined) return undefined;
  const [project] = await tx.select().from(projects).where(eq(projects.projectId, projectId));
  if (!project || project.destinationBankAccount === destinationBankAccount) return undefined;
  return {
    act: 'changePayoutAccount',
    subject: { type: 'project', id: projectId, name: project.name },
    onceKey: projectId,
    beneficiaryId: null,
    enteredById: null,
    why,
  };
}
