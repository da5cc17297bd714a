import {
  type AnswerOf,
  cents,
  civilDateAt,
  declaredCents,
  evidenceFrom,
  type InputOf,
  type Owner,
  type OwnerDocumentKind,
  ownerGapsOf,
  plainNumber,
  type v1,
} from '@semilla/contract';
import { and, count, eq, gt, gte, inArray, isNull, max, not, or, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../kit/config.ts';
import {
  alphabetical,
  behind,
  contains,
  given,
  isAnyOf,
  pageOf,
  picked,
  sorted,
} from '../../kit/database/queries.ts';
import { isOneOf } from '../../kit/database/sets.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { ownerDocuments } from '../../schema/owner-documents.ts';
import { type OwnerRow, owners } from '../../schema/owners.ts';
import { projectPhases } from '../../schema/project-phases.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';
import { findTiesInOffers } from './find-ties-in-offers.ts';
import { offeredCents } from './offered-cents.ts';

type Query = InputOf<typeof v1.owners.find>['query'];

/** What the answer depends on besides the record: the day and the configuration. */
export interface Judging {
  now: Date;
  highRiskCountries: readonly string[];
  provider: Config['company'];
  evidenceMonths: number;
}

/** The earliest date of evidence that is still valid for opening an offer now. */
export const currentFrom = (now: Date, evidenceMonths: number): string =>
  evidenceFrom({ today: civilDateAt(now), evidenceMonths });

const { ownerId } = owners;
const orderColumns = {
  legalName: alphabetical(owners.legalName),
  createdAt: owners.createdAt,
  country: owners.country,
  taxId: owners.taxId,
};

const named = (id: SQL | string) => or(eq(projects.promoterId, id), eq(projects.guaranteeAgentId, id));

function select(db: Db, { now, evidenceMonths }: Judging) {
  // Qualified by hand, so that it refers to the outer query and not to a table of the subquery.
  const id = sql`"owners"."owner_id"`;
  return db
    .select({
      row: owners,
      projectNumber: sql<number>`(${db.select({ all: count() }).from(projects).where(named(id))})`.mapWith(
        Number,
      ),
      offeredHere: sql<number>`(${offeredCents(db, id, civilDateAt(now))})`.mapWith(Number),
      documents: sql<OwnerDocumentKind[]>`array(${db
        .selectDistinct({ kind: ownerDocuments.kind })
        .from(ownerDocuments)
        .where(
          and(eq(ownerDocuments.ownerId, id), gte(ownerDocuments.issuedOn, currentFrom(now, evidenceMonths))),
        )})`,
    })
    .from(owners)
    .$dynamic();
}

type Read = Awaited<ReturnType<typeof select>>[number];

function answerOf({ row, projectNumber, offeredHere, documents }: Read, judging: Judging): Owner {
  const gaps = ownerGapsOf(row, documents, judging);
  const declared = declaredCents(row.otherOffers, civilDateAt(judging.now));
  return {
    ...row,
    otherOffers: row.otherOffers?.map((offer) => ({ ...offer, amount: cents(offer.amount) })) ?? null,
    projectNumber,
    offeredAmount: cents(offeredHere + declared),
    ready: gaps.length === 0,
    gaps,
  };
}

async function withTiesInOffer(
  db: Db,
  { hasTiesInOffer }: Query,
  { provider }: Judging,
): Promise<SQL | undefined> {
  if (hasTiesInOffer === undefined) return undefined;
  const isTied = isOneOf(ownerId, await findTiesInOffers(db, provider));
  return hasTiesInOffer ? isTied : not(isTied);
}

const conditions = async (db: Db, query: Query, judging: Judging): Promise<SQL | undefined> =>
  and(
    picked(query, ownerId),
    given(query.legalName, (text) => contains(owners.legalName, text)),
    given(query.taxId, (text) => eq(owners.taxId, plainNumber(text))),
    given(query.country, (country) => isAnyOf(owners.country, country)),
    await withTiesInOffer(db, query, judging),
  );

export async function findOwnerRows(db: Db, query: Query, judging: Judging): Promise<{ data: Owner[] }> {
  const rows = await select(db, judging)
    .where(and(await conditions(db, query, judging), behind(query, orderColumns, ownerId)))
    .orderBy(...sorted(query, orderColumns, ownerId))
    .limit(query.take)
    .offset(query.skip);
  return { data: rows.map((row) => answerOf(row, judging)) };
}

export async function findOwners(
  db: Db,
  query: Query,
  judging: Judging,
): Promise<AnswerOf<typeof v1.owners.find>> {
  const { data } = await findOwnerRows(db, query, judging);
  const [all] = await db
    .select({ total: count() })
    .from(owners)
    .where(await conditions(db, query, judging));
  return pageOf(all, data);
}

export async function findOwner(db: Db, id: string, judging: Judging): Promise<Owner | undefined> {
  const [found] = await select(db, judging).where(eq(ownerId, id));
  return found && answerOf(found, judging);
}

/** Locks an owner. Projects may still refer to the owner, unless it is locked for deletion. */
export async function lockOwner(tx: Db, id: string, isDeleted = false): Promise<OwnerRow | undefined> {
  const strength = isDeleted ? 'update' : 'no key update';
  const [locked] = await tx.select().from(owners).where(eq(ownerId, id)).for(strength);
  return locked;
}

/** Returns whether an owner exists, and locks it against deletion until the transaction ends. */
export async function holdOwner(tx: Db, id: string): Promise<boolean> {
  const held = await tx.select({ ownerId }).from(owners).where(eq(ownerId, id)).for('key share');
  return held.length > 0;
}

async function orTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'owners_tax_id_unique'))
      throw new FieldConflict('project.owner_taken', 'taxId');
    throw error;
  });
}

export async function insertOwner(tx: Db, owner: typeof owners.$inferInsert): Promise<OwnerRow> {
  const [inserted] = await orTaken(tx.insert(owners).values(owner).returning());
  return inserted as OwnerRow;
}

export async function updateOwner(tx: Db, id: string, fields: Partial<OwnerRow>): Promise<OwnerRow> {
  const [updated] = await orTaken(
    tx
      .update(owners)
      .set({ ...fields, ...raised(owners) })
      .where(eq(ownerId, id))
      .returning(),
  );
  return updated as OwnerRow;
}

export async function isOwnerNamed(tx: Db, id: string): Promise<boolean> {
  const [found] = await tx.select({ projectId: projects.projectId }).from(projects).where(named(id)).limit(1);
  return found !== undefined;
}

/** Whether any project of an owner is offered or running. Its evidence must then be kept. */
export async function hasOffer(tx: Db, id: string): Promise<boolean> {
  const offered = [phaseIds.Preinvestment, phaseIds.Investment, phaseIds.Financed];
  return (await tx.$count(projects, and(named(id), inArray(projects.phaseId, offered)))) > 0;
}

/** The owner with this name, if there is exactly one. */
export async function findOwnerNamed(tx: Db, name: string): Promise<string | null> {
  const found = await tx
    .select({ ownerId: owners.ownerId })
    .from(owners)
    .where(eq(sql`lower(${owners.legalName})`, name.trim().toLowerCase()))
    .limit(2);
  return found.length === 1 ? (found[0]?.ownerId ?? null) : null;
}

/** Whether the sheet of an open offer names this owner. Suspended offers do not count, because a corrected sheet follows. */
export async function isInSheet(tx: Db, id: string): Promise<boolean> {
  const { phaseId, sheetVersion, suspendedUntil } = projects;
  const isOpen = inArray(phaseId, [phaseIds.Preinvestment, phaseIds.Investment]);
  // Version 0 means an offer from before sheets.
  const isShown = and(gt(sheetVersion, 0), isNull(suspendedUntil));
  return (await tx.$count(projects, and(named(id), isOpen, isShown))) > 0;
}

/** When the last project of an owner closed. */
export async function findLastClosing(tx: Db, id: string): Promise<Date | undefined> {
  const [last] = await tx
    .select({ at: max(projectPhases.from) })
    .from(projectPhases)
    .innerJoin(projects, eq(projects.projectId, projectPhases.projectId))
    .where(and(named(id), eq(projectPhases.phaseId, phaseIds.Closed)));
  return last?.at ?? undefined;
}

export async function deleteOwnerRow(tx: Db, id: string): Promise<void> {
  await tx.delete(owners).where(eq(ownerId, id));
}
