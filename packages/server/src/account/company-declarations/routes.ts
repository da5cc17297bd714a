import { type InputOf, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { countriesOf, countryProblems } from '../../misc/countries/country-problems.ts';
import { type CompanyDeclarationRow, companyDeclarations } from '../../schema/company-declarations.ts';
import { companyDeclarationList } from './queries.ts';

type NewDeclaration = InputOf<typeof v1.companyDeclarations.create>['body'];

const joined = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

async function declare({ tx, audit }: Change, userId: string, given: NewDeclaration, now: Date) {
  const user = await lockUser(tx, userId);
  const wrong = countryProblems(countriesOf('beneficialOwners', given.beneficialOwners));
  if (user?.kind !== 'company') wrong.push({ path: 'beneficialOwners', code: 'only_companies', params: {} });
  if (wrong.length) throw new InvalidInput(wrong);
  const [row] = await tx
    .insert(companyDeclarations)
    .values({ ...given, userId, createdAt: now })
    .returning();
  const { companyDeclarationId } = row as CompanyDeclarationRow;
  audit({
    action: 'company-declaration.create',
    subjectType: 'company-declaration',
    subjectId: companyDeclarationId,
    personId: userId,
    after: { ...given },
  });
  return companyDeclarationList.one(tx, companyDeclarationId, unlimited);
}

export async function registerCompanyDeclarations(app: FastifyInstance): Promise<void> {
  route(app, v1.companyDeclarations.find, companyDeclarationList.find);
  exportRoute(app, v1.companyDeclarations.export, {
    find: companyDeclarationList.file,
    values: {
      ownerNames: ({ beneficialOwners }) => joined(beneficialOwners),
      representativeNames: ({ representatives }) => joined(representatives),
    },
  });
  route(app, v1.companyDeclarations.create, ({ caller, body, change, now }) =>
    change((draft) => declare(draft, caller.userId, body, now)),
  );
}
