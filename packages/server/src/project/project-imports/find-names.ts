import { and, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../kit/database/types.ts';
import { plainWords } from '../../kit/import/plain-words.ts';
import type { Lookups } from '../../kit/import/read-value.ts';
import { countriesByName } from '../../misc/countries/countries-by-name.ts';
import { owners } from '../../schema/owners.ts';
import { users } from '../../schema/users.ts';
import { findAllProjectTypes } from '../project-types/queries.ts';

type Named = readonly [name: string | null, id: string];

/** Maps names to ids. Leaves out a name that two records share, because it is ambiguous. */
function byName(named: readonly Named[]): ReadonlyMap<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [name, id] of named) {
    const key = plainWords(name ?? '');
    if (key) found.set(key, (found.get(key) ?? new Set()).add(id));
  }
  return new Map(
    [...found].flatMap(([name, ids]) => (ids.size === 1 ? [[name, [...ids][0] as string]] : [])),
  );
}

/** What people write for the records that a project refers to: the name of its type, the name or tax number of its owner, the name or e-mail of its manager. */
export async function findNames(db: Db): Promise<Lookups> {
  const types = await findAllProjectTypes(db);
  const found = await db
    .select({ id: owners.ownerId, name: owners.legalName, taxId: owners.taxId })
    .from(owners);
  const staff = await db
    .select({ id: users.userId, name: users.name, surname: users.surname, email: users.email })
    .from(users)
    .where(and(inArray(users.role, ['operator', 'admin']), isNull(users.disabledAt)));
  const ownerNames = byName(
    found.flatMap(({ id, name, taxId }): Named[] => [
      [name, id],
      [taxId, id],
    ]),
  );
  return {
    projectTypeId: byName(
      types.flatMap((type): Named[] => [
        [type.name, type.projectTypeId],
        [type.nameEn, type.projectTypeId],
      ]),
    ),
    promoterId: ownerNames,
    guaranteeAgentId: ownerNames,
    managerId: byName(
      staff.flatMap(({ id, name, surname, email }): Named[] => [
        [`${name} ${surname ?? ''}`, id],
        [email, id],
      ]),
    ),
    country: countriesByName(),
  };
}
