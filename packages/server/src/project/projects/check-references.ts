import type { FieldError } from '@semilla/contract';
import type { Db } from '../../database/types.ts';
import { InvalidInput } from '../../errors.ts';
import { isCountry } from '../../misc/countries/names.ts';
import { holdProjectType } from '../project-types/repository.ts';
import { holdStaffMember } from './repository.ts';

const choice = (path: string): FieldError => ({ path, code: 'choice', params: {} });

/** What a project points to must be there: its type, its country, and a manager who is staff. */
export async function checkReferences(
  tx: Db,
  {
    projectTypeId,
    country,
    managerId,
  }: { projectTypeId?: string; country?: string; managerId?: string | null },
): Promise<void> {
  const wrong: FieldError[] = [];
  if (country && !isCountry(country)) wrong.push({ path: 'country', code: 'country', params: {} });
  if (projectTypeId && !(await holdProjectType(tx, projectTypeId))) wrong.push(choice('projectTypeId'));
  if (managerId && !(await holdStaffMember(tx, managerId))) wrong.push(choice('managerId'));
  if (wrong.length) throw new InvalidInput(wrong);
}
