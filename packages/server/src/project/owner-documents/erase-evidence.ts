import { addMonths, civilDateAt } from '@semilla/contract';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { ownerDocuments } from '../../schema/owner-documents.ts';
import { findLastClosing, hasOffer, lockOwner } from '../owners/queries.ts';
import { deleteOwnerDocumentRows } from './queries.ts';

type Keeping = Pick<Services, 'config' | 'now'>;

/** The day until which an owner's evidence must be kept; undefined if none of the owner's projects was ever offered. */
async function neededUntil(tx: Db, { config }: Keeping, ownerId: string): Promise<string | undefined> {
  const closedAt = await findLastClosing(tx, ownerId);
  return closedAt && addMonths(civilDateAt(closedAt), 12 * config.retentionYears.ownerEvidence);
}

/** Whether an owner's evidence must be kept: for an offer, or for the years after the last project. The owner must be locked. */
export async function isNeeded(tx: Db, services: Keeping, ownerId: string): Promise<boolean> {
  if (await hasOffer(tx, ownerId)) return true;
  const until = await neededUntil(tx, services, ownerId);
  return until !== undefined && civilDateAt(services.now()) < until;
}

async function eraseOne(change: Change, services: Services, ownerId: string): Promise<void> {
  const { tx } = change;
  if (!(await lockOwner(tx, ownerId)) || (await isNeeded(tx, services, ownerId))) return;
  if (!(await neededUntil(tx, services, ownerId))) return;
  const erased = await deleteOwnerDocumentRows(change, services, ownerId);
  for (const { kind } of erased)
    change.audit({
      action: 'owner-document.delete',
      subjectType: 'owner',
      subjectId: ownerId,
      personId: null,
      before: { kind },
    });
}

/** Erases the evidence of owners after the retention period, counted from the closing of their last project. */
export async function eraseEvidence(services: Services): Promise<void> {
  const { db } = services.database;
  const rows = await db.selectDistinct({ ownerId: ownerDocuments.ownerId }).from(ownerDocuments);
  const due: string[] = [];
  for (const { ownerId } of rows) {
    const until = await neededUntil(db, services, ownerId);
    if (until && until <= civilDateAt(services.now())) due.push(ownerId);
  }
  await services.eachAlone('erase-owner-evidence', due, (ownerId) =>
    makeChange(services, thePlatform, (change) => eraseOne(change, services, ownerId)),
  );
}
