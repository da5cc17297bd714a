import { guardedTerms, wasOffered } from '@semilla/contract';
import type { SecondLook } from '../../kit/approvals/second-look.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { lockEditableProject, phaseOf } from '../access.ts';
import type { ProjectChanges } from './as-columns.ts';

/** Returns the second look if an edit of a project needs a second person. */
export async function lookAtOffer(
  tx: Db,
  caller: Caller,
  projectId: string,
  changes: Partial<ProjectChanges> & { why?: string | undefined },
): Promise<SecondLook | undefined> {
  const before = await lockEditableProject(tx, caller, projectId);
  const isOther = (name: 'untaxedGround' | (typeof guardedTerms)[number]) =>
    changes[name] !== undefined && changes[name] !== before[name];
  const isOfOffer = wasOffered(phaseOf(before)) && guardedTerms.some(isOther);
  if (!isOfOffer && !isOther('untaxedGround')) return undefined;
  return {
    act: 'changeOffer',
    subject: { type: 'project', id: projectId, name: before.name },
    onceKey: `changeOffer ${projectId}`,
    beneficiaryId: null,
    enteredById: null,
    why: changes.why ?? null,
  };
}
