import type { FieldError } from '@semilla/contract';
import type { Db } from '../../database/index.ts';
import { InvalidInput } from '../../errors.ts';
import { findProjectType } from '../project-types/index.ts';
import { isStaffMember } from './repository.ts';

const choice = (path: string): FieldError => ({ path, code: 'choice', params: {} });

/** What a project points to must be there: its type, and a manager who is staff. */
export async function checkReferences(
  tx: Db,
  { projectTypeId, managerId }: { projectTypeId?: string; managerId?: string | null },
): Promise<void> {
  const wrong: FieldError[] = [];
  if (projectTypeId && !(await findProjectType(tx, projectTypeId))) wrong.push(choice('projectTypeId'));
  if (managerId && !(await isStaffMember(tx, managerId))) wrong.push(choice('managerId'));
  if (wrong.length) throw new InvalidInput(wrong);
}
