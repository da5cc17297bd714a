import { type InputOf, id as idRule, type User, type v1 } from '@semilla/contract';
import { and, count, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageFromNearerEnd } from '../../kit/database/page-from-nearer-end.ts';
import { pageOfIds } from '../../kit/database/page-of-ids.ts';
import { alphabetical, contains, given, isAnyOf, onDays, picked } from '../../kit/database/queries.ts';
import { rowsOfPage } from '../../kit/database/rows-of-page.ts';
import type { Db } from '../../kit/database/types.ts';
import { sortedStaffName } from '../../kit/users/sorted-user-name.ts';
import { hasPendingBankAccount } from '../../payment/bank-accounts/pending.ts';
import { firstOrderIn, hasSeveralProjects } from '../../project/business/investors-by-orders.ts';
import { hasReached } from '../../project/business/reached-steps.ts';
import { disabledText } from '../../schema/columns/disabled-text.ts';
import { fullName, searchedText } from '../../schema/columns/searched-text.ts';
import { totps } from '../../schema/totps.ts';
import { userAssignments } from '../../schema/user-assignments.ts';
import { users } from '../../schema/users.ts';
import { isOwnerByReference } from '../../wallet/has-reference.ts';
import { hasPendingTransaction } from '../../wallet/transactions/pending.ts';
import { presentUser } from './present-user.ts';

type Query = InputOf<typeof v1.users.find>['query'];

const orderColumns = {
  createdAt: users.createdAt,
  name: alphabetical(fullName(users)),
  surname: alphabetical(users.surname),
  // The same expression as in the unique index, so the index is used.
  email: sql`lower(${users.email})`,
  role: users.role,
  disabled: disabledText(users.disabledAt),
  verificationStatus: users.verificationStatus,
  phone: users.phone,
  managerName: sortedStaffName(
    sql`(select ${userAssignments.managerId} from ${userAssignments} where ${userAssignments.userId} = ${users.userId})`,
    {
      between: {
        table: userAssignments,
        on: eq(userAssignments.userId, users.userId),
        reference: userAssignments.managerId,
      },
    },
  ),
  kind: users.kind,
  legalRepresentativeName: alphabetical(users.legalRepresentativeName),
  taxId: users.taxId,
  legalForm: users.legalForm,
  providerTie: users.providerTie,
  nationality: users.nationality,
  birthdayAt: users.birthdayAt,
  identificationDocumentNumber: users.identificationDocumentNumber,
  emailConfirmed: sql`(${users.emailConfirmedAt} is not null)::text`,
  otpConfigured: sql`(exists (select from ${totps}
    where ${totps.userId} = ${users.userId} and ${totps.confirmedAt} is not null))::text`,
  language: users.language,
};

const isAssignedTo = (managerId: string) =>
  sql`${users.userId} in (select ${userAssignments.userId} from ${userAssignments}
    where ${userAssignments.managerId} = ${managerId})`;

// Phone numbers are searched by their digits only, ignoring spaces and hyphens.
const digitsOfPhone = (text: string) => (/^[+\d ()-]{6,}$/.test(text) ? text.replace(/\D/g, '') : '');

function matches(text: string): SQL | undefined {
  const digits = digitsOfPhone(text);
  return or(
    contains(searchedText(users), text),
    digits && digits !== text ? contains(searchedText(users), digits) : undefined,
    idRule.safeParse(text).success ? eq(users.userId, text) : undefined,
    isOwnerByReference(users.userId, text),
  );
}

const whether = (holds: boolean, condition: SQL) => (holds ? condition : sql`not ${condition}`);

/** The filters of the list. */
type Filters = Omit<Query, 'skip' | 'take' | 'orderBy' | 'orderSide' | 'cursor'>;

/** The condition for the users within `reach` that match the filters of the list. */
export function matchingUsers(query: Filters, reach: SQL | undefined): SQL | undefined {
  return and(
    isNull(users.deletedAt),
    reach,
    given(query.name, (name) => contains(fullName(users), name)),
    given(query.disabled, (disabled) => (disabled ? isNotNull(users.disabledAt) : isNull(users.disabledAt))),
    given(query.verificationStatus, (status) => isAnyOf(users.verificationStatus, status)),
    given(query.role, (role) => isAnyOf(users.role, role)),
    given(query.managerId, isAssignedTo),
    picked(query, users.userId),
    given(query.multiSearch, matches),
    given(query.hasPendingTransactions, (has) => whether(has, hasPendingTransaction(users.userId))),
    given(query.hasPendingBankAccounts, (has) => whether(has, hasPendingBankAccount(users.userId))),
    onDays(users.createdAt, query),
    given(query.reached, hasReached),
    given(query.firstOrderMonth, firstOrderIn),
    given(query.hasSeveralProjects, (has) => whether(has, hasSeveralProjects)),
  );
}

const managers = alias(users, 'managers');

function selectUsers(db: Db) {
  return db
    .select({
      user: users,
      managerId: userAssignments.managerId,
      managerName: sql<string | null>`trim(${fullName(managers)})`,
      otpConfigured: sql<boolean>`${totps.totpId} is not null`,
    })
    .from(users)
    .leftJoin(userAssignments, eq(userAssignments.userId, users.userId))
    .leftJoin(managers, eq(managers.userId, userAssignments.managerId))
    .leftJoin(totps, and(eq(totps.userId, users.userId), isNotNull(totps.confirmedAt)))
    .$dynamic();
}

/** A user with the name of the manager, which lists look up themselves and files hold. */
export type UserInFile = User & { managerName: string | null };

const asAnswer = ({
  user,
  managerName,
  ...more
}: Awaited<ReturnType<typeof selectUsers>>[number]): UserInFile => ({
  ...presentUser(user, more),
  managerName,
});

function findPage(db: Db, query: Query, where: SQL | undefined) {
  const page = pageOfIds(db, query, { columns: orderColumns, id: users.userId, where });
  return rowsOfPage(selectUsers(db), page, users.userId);
}

/** One page of the users within `reach` without the total count, as the CSV export needs it. */
export async function findUserRows(
  db: Db,
  query: Query,
  reach: SQL | undefined,
): Promise<{ data: UserInFile[] }> {
  const rows = await findPage(db, query, matchingUsers(query, reach));
  return { data: rows.map(asAnswer) };
}

export async function findUsers(db: Db, query: Query, reach: SQL | undefined) {
  const counting = db.select({ total: count() }).from(users).where(matchingUsers(query, reach));
  return pageFromNearerEnd(query, counting, (part) => findUserRows(db, part, reach));
}

/** Finds a user within `reach`. */
export async function findUser(db: Db, userId: string, reach?: SQL): Promise<User | undefined> {
  const [row] = await selectUsers(db).where(and(eq(users.userId, userId), isNull(users.deletedAt), reach));
  return row && asAnswer(row);
}
