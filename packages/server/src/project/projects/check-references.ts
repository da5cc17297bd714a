import type { FieldError } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { isCountry } from '../../misc/countries/names.ts';
import { holdProjectType } from '../project-types/queries.ts';
import { holdStaffMember } from './queries.ts';

const choice = (path: string): FieldError => ({ path, code: 'choice', params: {} });

/** Checks that the type, the country and the manager of a project exist, and that the manager is staff. */
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
