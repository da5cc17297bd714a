import { civilDateAt, type InputOf, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import type { Change } from '../../kit/change/make-change.ts';
import { InvalidInput } from '../../kit/errors.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import { lockUser } from '../../kit/users/queries.ts';
import { unlimited } from '../../kit/users/reach.ts';
import { countryProblems } from '../../misc/countries/country-problems.ts';
import { type FiscalResidenceRow, fiscalResidences } from '../../schema/fiscal-residences.ts';
import { fiscalResidenceList } from './queries.ts';
import { residenceNote } from './residence-note.ts';

type NewResidence = InputOf<typeof v1.fiscalResidences.create>['body'];

async function declare({ tx, audit }: Change, userId: string, given: NewResidence, now: Date) {
  await lockUser(tx, userId);
  const wrong = countryProblems([['country', given.country]]);
  if (given.since > civilDateAt(now)) wrong.push({ path: 'since', code: 'in_the_future', params: {} });
  if (wrong.length) throw new InvalidInput(wrong);
  const [row] = await tx
    .insert(fiscalResidences)
    .values({ ...given, userId, createdAt: now })
    .returning();
  const stored = row as FiscalResidenceRow;
  audit(residenceNote(stored));
  return fiscalResidenceList.one(tx, stored.fiscalResidenceId, unlimited);
}

export async function registerFiscalResidences(app: FastifyInstance): Promise<void> {
  route(app, v1.fiscalResidences.find, fiscalResidenceList.find);
  exportRoute(app, v1.fiscalResidences.export, {
    find: fiscalResidenceList.file,
  });
  route(app, v1.fiscalResidences.create, ({ caller, body, change, now }) =>
    change((draft) => declare(draft, caller.userId, body, now)),
  );
}
