import { type InputOf, type Promotion, promotionFieldList, type v1 } from '@semilla/contract';
import { and, count, eq, type SQL } from 'drizzle-orm';
import { alphabetical, behind, contains, given, pageOf, picked, sorted } from '../../kit/database/queries.ts';
import { textBehind } from '../../kit/database/text-behind.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isExclusionViolation } from '../../kit/database/violations.ts';
import { FieldConflict } from '../../kit/errors.ts';
import { hideStaffFields } from '../../kit/http/hide-staff-fields.ts';
import { promotionTypes } from '../../schema/promotion-types.ts';
import { promotions } from '../../schema/promotions.ts';
import { isActiveOrNot, seesAll, type Viewer, visibleTo } from './access.ts';

type Query = InputOf<typeof v1.promotions.find>['query'];
export type StoredPromotion = typeof promotions.$inferSelect;

const { startsAt, endsAt, title, createdAt } = promotions;

const orderColumns = {
  startsAt,
  endsAt,
  title: alphabetical(title),
  createdAt,
  promotionTypeName: textBehind(promotionTypes, promotions.promotionTypeId, ({ promotionTypeId, name }) => ({
    id: promotionTypeId,
    text: name,
  })),
};

function selectPromotions(db: Db) {
  return db
    .select({ own: promotions, promotionTypeName: promotionTypes.name })
    .from(promotions)
    .innerJoin(promotionTypes, eq(promotionTypes.promotionTypeId, promotions.promotionTypeId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectPromotions>>[number];

function asAnswer({ own, promotionTypeName }: Row, viewer: Viewer): Promotion {
  const { imageLargeId, imageSmallId, ...same } = own;
  const answer: Promotion = {
    ...same,
    promotionTypeName,
    active: own.startsAt <= viewer.now && viewer.now < own.endsAt,
    imageLargeUrl: `/v1/documents/view/${imageLargeId}`,
    imageSmallUrl: `/v1/documents/view/${imageSmallId}`,
  };
  return seesAll(viewer) ? answer : hideStaffFields(promotionFieldList, answer);
}

function conditions(query: Query, viewer: Viewer): SQL | undefined {
  return and(
    picked(query, promotions.promotionId),
    visibleTo(viewer),
    given(query.name, (name) => contains(title, name)),
    given(query.promotionTypeId, (typeId) => eq(promotions.promotionTypeId, typeId)),
    given(query.activePromotion, (active) => isActiveOrNot(active, viewer.now)),
  );
}

export async function findPromotions(db: Db, viewer: Viewer, query: Query) {
  const where = conditions(query, viewer);
  const rows = await selectPromotions(db)
    .where(and(where, behind(query, orderColumns, promotions.promotionId)))
    .orderBy(...sorted(query, orderColumns, promotions.promotionId))
    .limit(query.take)
    .offset(query.skip);
  const [all] = await db.select({ total: count() }).from(promotions).where(where);
  return pageOf(
    all,
    rows.map((row) => asAnswer(row, viewer)),
  );
}

export async function findPromotion(db: Db, viewer: Viewer, id: string): Promise<Promotion | undefined> {
  const [row] = await selectPromotions(db).where(and(eq(promotions.promotionId, id), visibleTo(viewer)));
  return row && asAnswer(row, viewer);
}

export async function lockPromotion(tx: Db, id: string): Promise<StoredPromotion | undefined> {
  const [found] = await tx.select().from(promotions).where(eq(promotions.promotionId, id)).for('update');
  return found;
}

/**
 * Locks a type, so changes to its periods happen one after the other, and returns whether it exists. Without the lock,
 * two concurrent overlapping changes would deadlock.
 */
export async function lockPromotionType(tx: Db, promotionTypeId: string): Promise<boolean> {
  const locked = await tx
    .select()
    .from(promotionTypes)
    .where(eq(promotionTypes.promotionTypeId, promotionTypeId))
    .for('update');
  return locked.length > 0;
}

async function orPeriodTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isExclusionViolation(error, 'promotions_no_overlap')) {
      throw new FieldConflict('promotion.period_taken', 'startsAt');
    }
    throw error;
  });
}

export async function insertPromotion(
  tx: Db,
  promotion: typeof promotions.$inferInsert,
): Promise<StoredPromotion> {
  const [inserted] = await orPeriodTaken(tx.insert(promotions).values(promotion).returning());
  return inserted as StoredPromotion;
}

export async function updatePromotion(
  tx: Db,
  id: string,
  fields: Partial<typeof promotions.$inferInsert>,
): Promise<StoredPromotion> {
  const [updated] = await orPeriodTaken(
    tx
      .update(promotions)
      .set({ ...fields, ...raised(promotions) })
      .where(eq(promotions.promotionId, id))
      .returning(),
  );
  return updated as StoredPromotion;
}

export async function deletePromotionRow(tx: Db, id: string): Promise<void> {
  await tx.delete(promotions).where(eq(promotions.promotionId, id));
}
