import { type InputOf, type SavedView, type Scope, savedViewsMax, type v1 } from '@semilla/contract';
import { and, asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { alphabetical, given } from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import { raised } from '../../kit/database/versions.ts';
import { isUniqueViolation } from '../../kit/database/violations.ts';
import { ApiError, FieldConflict, NotFound } from '../../kit/errors.ts';
import type { Erasure } from '../../kit/users/erasure.ts';
import { lockAllowance } from '../../kit/users/lock-allowance.ts';
import { fullName } from '../../schema/columns/searched-text.ts';
import { savedViews } from '../../schema/saved-views.ts';
import { users } from '../../schema/users.ts';
import { acceptedOf } from './check-view.ts';

type New = InputOf<typeof v1.savedViews.create>['body'];
type Changes = Omit<InputOf<typeof v1.savedViews.edit>['body'], 'version'>;

interface Reader {
  userId: string;
}

const columns = {
  savedViewId: savedViews.savedViewId,
  list: savedViews.list,
  name: savedViews.name,
  isShared: savedViews.isShared,
  ownerId: savedViews.ownerId,
  ownerName: fullName(users),
  filter: savedViews.filter,
  orderBy: savedViews.orderBy,
  orderSide: savedViews.orderSide,
  columns: savedViews.columns,
  version: savedViews.version,
};

const read = (db: Db) =>
  db.select(columns).from(savedViews).innerJoin(users, eq(users.userId, savedViews.ownerId)).$dynamic();

const isVisible = ({ userId }: Reader) => or(eq(savedViews.ownerId, userId), savedViews.isShared);

function asShown(row: Omit<SavedView, 'dropped'>): SavedView {
  return { ...row, ownerName: row.ownerName.trim(), ...acceptedOf(row) };
}

/** The views of a list, or of all lists, that the reader sees: the own ones first, then those of colleagues, by name. */
export async function findSavedViews(db: Db, list: string | undefined, reader: Reader): Promise<SavedView[]> {
  const isOfList = given(list, (name) => eq(savedViews.list, name));
  const rows = await read(db)
    .where(and(isOfList, isVisible(reader)))
    .orderBy(
      sql`${savedViews.ownerId} <> ${reader.userId}`,
      asc(alphabetical(savedViews.name)),
      asc(savedViews.savedViewId),
    );
  return rows.map(asShown);
}

export async function findSavedView(db: Db, savedViewId: string, reader: Reader): Promise<SavedView> {
  const [row] = await read(db).where(and(eq(savedViews.savedViewId, savedViewId), isVisible(reader)));
  if (!row) throw new NotFound();
  return asShown(row);
}

/** Locks a view that the caller may change: the own, or with scope `all` a shared one. */
export async function lockSavedView(
  tx: Db,
  savedViewId: string,
  { userId, scope }: Reader & { scope: Scope },
): Promise<SavedView> {
  const view = await findSavedView(tx, savedViewId, { userId });
  if (view.ownerId !== userId && scope !== 'all') throw new NotFound();
  const [locked] = await tx
    .select({ isShared: savedViews.isShared, version: savedViews.version })
    .from(savedViews)
    .where(eq(savedViews.savedViewId, savedViewId))
    .for('update');
  if (!locked || (view.ownerId !== userId && !locked.isShared)) throw new NotFound();
  return locked.version === view.version ? view : findSavedView(tx, savedViewId, { userId });
}

async function orNameTaken<T>(write: Promise<T>): Promise<T> {
  return write.catch((error) => {
    if (isUniqueViolation(error, 'saved_views_name_unique'))
      throw new FieldConflict('overview.view_name_taken', 'name');
    throw error;
  });
}

export async function insertSavedView(tx: Db, view: New, { userId, now }: Reader & { now: Date }) {
  await lockAllowance(tx, userId);
  const [own] = await tx.select({ number: count() }).from(savedViews).where(eq(savedViews.ownerId, userId));
  if ((own?.number ?? 0) >= savedViewsMax)
    throw new ApiError('overview.too_many_views', { params: { max: savedViewsMax } });
  const [inserted] = await orNameTaken(
    tx
      .insert(savedViews)
      .values({ ...view, ownerId: userId, createdAt: now })
      .returning({ savedViewId: savedViews.savedViewId }),
  );
  return findSavedView(tx, inserted?.savedViewId as string, { userId });
}

/** Changes a view, and returns it even if its editor does not see it any more: it may have been shared until now. */
export async function updateSavedView(tx: Db, before: SavedView, changes: Changes): Promise<SavedView> {
  const { savedViewId, ownerId } = before;
  if (Object.keys(changes).length)
    await orNameTaken(
      tx
        .update(savedViews)
        .set({ ...changes, ...raised(savedViews) })
        .where(eq(savedViews.savedViewId, savedViewId))
        .returning({ savedViewId: savedViews.savedViewId }),
    );
  return findSavedView(tx, savedViewId, { userId: ownerId });
}

export async function deleteSavedView(tx: Db, savedViewId: string): Promise<void> {
  await tx.delete(savedViews).where(eq(savedViews.savedViewId, savedViewId));
}

/** Deletes the private views of a user who leaves the staff. Colleagues keep the shared ones. */
async function deletePrivateViews(tx: Db, ownerId: string): Promise<void> {
  await tx.delete(savedViews).where(and(eq(savedViews.ownerId, ownerId), eq(savedViews.isShared, false)));
}

/** The words of a text without capitals and accents, between single spaces. */
const words = (text: SQL) => sql`' ' || trim(regexp_replace(searchable(${text}), '\W+', ' ', 'g')) || ' '`;

/**
 * Deletes the views of a user, and those that name the user: whose name or filter has the user's id, name with surname,
 * e-mail address, phone or a number of theirs. A name of a single word, as of a company, must be all of the text, because
 * it may be a word for something else. Called while the user's row still has them. Returns the views of others.
 */
async function eraseViewsOf(tx: Db, userId: string): Promise<{ savedViewId: string }[]> {
  const { email, phone, taxId, identificationDocumentNumber } = users;
  const isIn = sql`position(${words(sql`known`)} in ${words(sql`part.text`)}) > 0`;
  const isAll = sql`${words(sql`known`)} = ${words(sql`part.text`)}`;
  const namesUser = sql`exists (
    select 1
    from ${users}, unnest(array[${userId}, trim(${fullName(users)}), ${email}, ${phone}, ${taxId},
      ${identificationDocumentNumber}]) as known,
      (select ${savedViews.name} as text union all select value from jsonb_each_text(${savedViews.filter})) as part
    where ${users.userId} = ${userId} and trim(known) <> ''
      and case when known ~ '^[[:alpha:]]+$' then ${isAll} else ${isIn} end)`;
  const deleted = await tx
    .delete(savedViews)
    .where(or(eq(savedViews.ownerId, userId), namesUser))
    .returning({ savedViewId: savedViews.savedViewId, ownerId: savedViews.ownerId });
  return deleted.filter(({ ownerId }) => ownerId !== userId);
}

export const savedViewErasure: Erasure = {
  release: ({ tx }, userId) => deletePrivateViews(tx, userId),
  async erase({ tx, audit }, userId) {
    for (const { savedViewId } of await eraseViewsOf(tx, userId))
      audit({ action: 'saved-view.delete', subjectType: 'saved-view', subjectId: savedViewId });
  },
};
