import { type BulkValues, isStaff } from '@semilla/contract';
import { and, between, inArray, isNull } from 'drizzle-orm';
import { accountMails } from '../../../account/mails.ts';
import { assign, reassign, unassignAgain } from '../../../account/user-assignments/assign-manager.ts';
import { holdManager, userAssignmentList } from '../../../account/user-assignments/queries.ts';
import { editUser } from '../../../account/users/edit-user.ts';
import { findOpenInvestments } from '../../../account/users/find-open-investments.ts';
import { matchingUsers } from '../../../account/users/find-users.ts';
import type { Change } from '../../../kit/change/make-change.ts';
import { isOneOf } from '../../../kit/database/sets.ts';
import type { Db } from '../../../kit/database/types.ts';
import { assertSeen, EditedMeanwhile } from '../../../kit/database/versions.ts';
import { ApiError, InvalidInput } from '../../../kit/errors.ts';
import type { Addressed } from '../../../kit/mail/mail.ts';
import type { Services } from '../../../kit/services.ts';
import { lockUser, type UserRow } from '../../../kit/users/queries.ts';
import { unlimited, withinReach } from '../../../kit/users/reach.ts';
import { fullName } from '../../../schema/columns/searched-text.ts';
import { users } from '../../../schema/users.ts';
import type { Authority, BulkAct, BulkList, RowChange, RowToChange } from '../bulk-act.ts';

const reachOf = ({ scope, caller }: Authority) => withinReach({ scope, caller }, users.userId);

export const userList: BulkList<Parameters<typeof matchingUsers>[0]> = {
  id: users.userId,
  matches: (query, authority) => matchingUsers(query, reachOf(authority)),
  async lock(tx, recordIds, { caller }, { managerId }) {
    const locked = [...recordIds, caller.userId, ...(managerId ? [managerId] : [])];
    await tx
      .select({ userId: users.userId })
      .from(users)
      .where(inArray(users.userId, locked))
      .orderBy(users.userId)
      .for('update');
  },
  async findNames(db, recordIds, authority) {
    const named = await db
      .select({ userId: users.userId, name: fullName(users) })
      .from(users)
      .where(and(inArray(users.userId, [...recordIds]), isNull(users.deletedAt), reachOf(authority)));
    return new Map(named.map(({ userId, name }) => [userId, name.trim()]));
  },
};

/** A mistaken filter must not lock out the staff, and some acts on staff need a second person. */
async function lockCustomer({ tx }: Change, row: RowToChange): Promise<UserRow> {
  const user = await lockUser(tx, row.recordId, reachOf(row));
  if (!user) throw new ApiError('account.customer_not_accessible');
  if (isStaff(user.role)) throw new ApiError('overview.staff_one_by_one');
  return user;
}

async function setDisabled(change: Change, services: Services, row: RowToChange, disabled: boolean) {
  const { caller, recordId: userId, now } = row;
  await editUser(change, services, { caller, reach: reachOf(row), userId, changes: { disabled }, now });
}

function disabling(disabled: boolean): BulkAct {
  return {
    async run(change, services, row) {
      const user = await lockCustomer(change, row);
      if ((user.disabledAt !== null) === disabled) return undefined;
      await setDisabled(change, services, row, disabled);
      return { before: { disabled: !disabled }, version: user.version + 1 };
    },
    async restore(change, services, row, earlier) {
      const user = await lockCustomer(change, row);
      assertSeen(user, earlier.version);
      await setDisabled(change, services, row, earlier.before.disabled === true);
      return { before: { disabled }, version: user.version + 1 };
    },
  };
}

async function assignTo(change: Change, row: RowToChange, managerId: string): Promise<RowChange | undefined> {
  const { recordId: userId, now } = row;
  const held = await userAssignmentList.oneOrNone(change.tx, userId, unlimited);
  if (held?.managerId === managerId) return undefined;
  if (held) await reassign(change, { userId, managerId });
  else await assign(change, { userId, managerId }, now);
  return { before: { managerId: held?.managerId ?? null }, version: (held?.version ?? 0) + 1 };
}

async function assertManager(tx: Db, { managerId = '' }: BulkValues): Promise<void> {
  if (await holdManager(tx, managerId)) return;
  throw new InvalidInput([{ path: 'values.managerId', code: 'choice', params: {} }]);
}

const assigning: BulkAct = {
  check: assertManager,
  async run(change, _services, row) {
    await lockCustomer(change, row);
    return assignTo(change, row, row.values.managerId ?? '');
  },
  async restore(change, _services, row, earlier) {
    await lockCustomer(change, row);
    const held = await userAssignmentList.oneOrNone(change.tx, row.recordId, unlimited);
    if (!held) throw new EditedMeanwhile();
    assertSeen(held, earlier.version);
    const { managerId } = earlier.before;
    if (typeof managerId === 'string') await reassign(change, { userId: row.recordId, managerId });
    else await unassignAgain(change, row.recordId);
    return { before: { managerId: held.managerId }, version: held.version + 1 };
  },
};

/** By how much the clocks of two processes may differ. */
const clocksMs = 30_000;

/** The mails to the customers whom a bulk act disabled and who are still disabled. */
async function disabledLetters(
  tx: Db,
  recordIds: readonly string[],
  { from, until, now }: { from: Date; until: Date; now: Date },
): Promise<Addressed[]> {
  const disabled = await tx
    .select()
    .from(users)
    .where(
      and(
        isOneOf(users.userId, recordIds),
        between(users.disabledAt, new Date(from.getTime() - clocksMs), new Date(until.getTime() + clocksMs)),
        isNull(users.deletedAt),
      ),
    );
  const letters: Addressed[] = [];
  for (const to of disabled) {
    const letter = accountMails.disabled.write(to, await findOpenInvestments(tx, to.userId, now));
    letters.push({ to, letter });
  }
  return letters;
}

export const userActs = {
  disableUsers: { ...disabling(true), lettersLater: disabledLetters },
  enableUsers: disabling(false),
  assignUsers: assigning,
};
