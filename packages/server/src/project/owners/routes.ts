import { type InputOf, type Owner, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { type AuditNote, differences } from '../../kit/audit/write-audit.ts';
import type { Db } from '../../kit/database/types.ts';
import { assertSeen } from '../../kit/database/versions.ts';
import { ApiError, FieldConflict, InvalidInput, NotFound } from '../../kit/errors.ts';
import { assertFreshFactor } from '../../kit/http/assert-fresh-factor.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { exportRoute } from '../../kit/http/export-route.ts';
import { route } from '../../kit/http/route.ts';
import type { Services } from '../../kit/services.ts';
import { countriesOf, countryProblems } from '../../misc/countries/country-problems.ts';
import { newId } from '../../schema/columns/new-id.ts';
import type { OwnerRow } from '../../schema/owners.ts';
import { deleteOwnerDocumentRows } from '../owner-documents/queries.ts';
import { letSheetsFollow } from '../sheets/follow-records.ts';
import { judgingBy } from './judging-by.ts';
import {
  deleteOwnerRow,
  findOwner,
  findOwnerRows,
  findOwners,
  hasOffer,
  insertOwner,
  isInSheet,
  isOwnerNamed,
  lockOwner,
  updateOwner,
} from './queries.ts';

type Fields = Partial<InputOf<typeof v1.owners.create>['body']>;

async function foundOwner(db: Db, services: Services, ownerId: string): Promise<Owner> {
  const owner = await findOwner(db, ownerId, judgingBy(services));
  if (!owner) throw new NotFound();
  return owner;
}

const noteOn = (ownerId: string) =>
  ({ subjectType: 'owner', subjectId: ownerId, personId: null }) satisfies Partial<AuditNote>;

const withoutTimes = ({ updatedAt: _updatedAt, createdAt: _createdAt, ...rest }: OwnerRow) => rest;

function checkCountries({ country, beneficialOwners }: Fields): void {
  const wrong = countryProblems([['country', country], ...countriesOf('beneficialOwners', beneficialOwners)]);
  if (wrong.length) throw new InvalidInput(wrong);
}

/** The fields that say who an owner is. They are fixed while an open offer's sheet names the owner. */
const inSheets = ['legalName', 'legalForm', 'taxId', 'lei'] as const;

async function checkWhoItIs(
  tx: Db,
  before: OwnerRow,
  { fields, services, caller }: { fields: Fields; services: Services; caller: Caller },
): Promise<void> {
  const changed = inSheets.find((name) => fields[name] !== undefined && fields[name] !== before[name]);
  if (!changed) return;
  assertFreshFactor(services, caller);
  if (await isInSheet(tx, before.ownerId)) throw new FieldConflict('project.owner_in_sheet', changed);
}

/** Refuses to remove the sector of an owner with an offer, because the yearly report needs it. */
async function checkSector(tx: Db, before: OwnerRow, { naceSection }: Fields): Promise<void> {
  const isUnsaid = naceSection === null && before.naceSection !== null;
  if (isUnsaid && (await hasOffer(tx, before.ownerId)))
    throw new InvalidInput([{ path: 'naceSection', code: 'required', params: {} }]);
}

async function lockedOwner(tx: Db, ownerId: string, isDeleted?: boolean): Promise<OwnerRow> {
  const owner = await lockOwner(tx, ownerId, isDeleted);
  if (!owner) throw new NotFound();
  return owner;
}

function registerReading(app: FastifyInstance): void {
  route(app, v1.owners.find, ({ db, query, services }) => findOwners(db, query, judgingBy(services)));

  exportRoute(app, v1.owners.export, {
    find: ({ query, services }, db, page) => findOwnerRows(db, { ...query, ...page }, judgingBy(services)),
  });

  route(app, v1.owners.findOne, ({ db, params, services }) => foundOwner(db, services, params.ownerId));
}

export async function registerOwners(app: FastifyInstance): Promise<void> {
  registerReading(app);

  route(app, v1.owners.create, ({ body, services, change, now }) =>
    change(async ({ tx, audit }) => {
      checkCountries(body);
      const ownerId = newId(now.getTime());
      const owner = await insertOwner(tx, { ...body, ownerId, createdAt: now, updatedAt: now });
      audit({ action: 'owner.create', ...noteOn(ownerId), after: withoutTimes(owner) });
      return foundOwner(tx, services, ownerId);
    }),
  );

  route(
    app,
    v1.owners.edit,
    ({ params, body, services, caller, change, now }) =>
      change(async ({ tx, audit }) => {
        const before = await lockedOwner(tx, params.ownerId);
        const { version, ...fields } = body;
        assertSeen(before, version);
        checkCountries(fields);
        await checkWhoItIs(tx, before, { fields, services, caller });
        await checkSector(tx, before, fields);
        if (Object.keys(fields).length) {
          await letSheetsFollow(tx, before, now);
          const after = await updateOwner(tx, before.ownerId, { ...fields, updatedAt: now });
          const changed = differences(withoutTimes(before), withoutTimes(after));
          audit({ action: 'owner.edit', ...noteOn(before.ownerId), ...changed });
        }
        return foundOwner(tx, services, before.ownerId);
      }),
    { findCurrent: ({ db, params, services }) => foundOwner(db, services, params.ownerId) },
  );

  route(app, v1.owners.delete, ({ params, services, change }) =>
    change(async (draft) => {
      const before = await lockedOwner(draft.tx, params.ownerId, true);
      if (await isOwnerNamed(draft.tx, before.ownerId)) throw new ApiError('project.owner_in_use');
      await deleteOwnerDocumentRows(draft, services, before.ownerId);
      await deleteOwnerRow(draft.tx, before.ownerId);
      draft.audit({
        action: 'owner.delete',
        ...noteOn(before.ownerId),
        before: withoutTimes(before),
      });
    }),
  );
}
