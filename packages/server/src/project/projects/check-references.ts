import type { FieldError } from '@semilla/contract';
import type { Db } from '../../kit/database/types.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { countryProblems } from '../../misc/countries/country-problems.ts';
import { holdOwner } from '../owners/queries.ts';
import { holdProjectType } from '../project-types/queries.ts';
import { holdStaffMember } from './queries.ts';

const choice = (path: string): FieldError => ({ path, code: 'choice', params: {} });

/** Checks that the type, the country, the manager and the owners of a project exist, and that the manager is staff. */
export async function checkReferences(
  tx: Db,
  {
    projectTypeId,
    country,
    managerId,
    promoterId,
    guaranteeAgentId,
  }: {
    projectTypeId?: string;
    country?: string;
    managerId?: string | null;
    promoterId?: string | null | undefined;
    guaranteeAgentId?: string | null | undefined;
  },
): Promise<void> {
  const wrong: FieldError[] = [];
  wrong.push(...countryProblems([['country', country]]));
  if (projectTypeId && !(await holdProjectType(tx, projectTypeId))) wrong.push(choice('projectTypeId'));
  if (managerId && !(await holdStaffMember(tx, managerId))) wrong.push(choice('managerId'));
  for (const [path, ownerId] of Object.entries({ promoterId, guaranteeAgentId })) {
    if (ownerId && !(await holdOwner(tx, ownerId))) wrong.push(choice(path));
  }
  if (wrong.length) throw new InvalidInput(wrong);
}
