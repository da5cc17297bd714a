import {
  type AnswerOf,
  addDays,
  type Complaint,
  civilDateAt,
  deadlineNearDays,
  type InputOf,
  type v1,
} from '@semilla/contract';
import { and, count, eq, lte, not, type SQL, sql } from 'drizzle-orm';
import {
  alphabetical,
  behind,
  contains,
  given,
  isAnyOf,
  onDays,
  pageOf,
  picked,
  sorted,
} from '../../kit/database/queries.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Caller } from '../../kit/http/caller.ts';
import { sortedUserName } from '../../kit/users/sorted-user-name.ts';
import { complaints } from '../../schema/complaints.ts';
import { isLateOn, selectComplaints, visibleTo } from './queries.ts';

type Query = InputOf<typeof v1.complaints.find>['query'];

const { reference, name, concerning, deadline, complaintId } = complaints;

const orderColumns = {
  receivedAt: complaints.receivedAt,
  reference,
  deadline,
  name: alphabetical(name),
  state: complaints.state,
  responsibleName: sortedUserName(complaints.responsibleId),
};

/** Whether the deadline has passed or is near. */
function isDueOn(today: string): SQL {
  return sql`coalesce(${lte(deadline, addDays(today, deadlineNearDays))}, false)`;
}

const either = (condition: SQL) => (isWanted: boolean) => (isWanted ? condition : not(condition));

function conditions(caller: Caller, query: Query, now: Date): SQL | undefined {
  const today = civilDateAt(now);
  return and(
    visibleTo(caller),
    picked(query, complaintId),
    given(query.search, (text) =>
      contains(sql`${reference} || '|' || ${name} || '|' || ${concerning}`, text),
    ),
    given(query.state, (state) => isAnyOf(complaints.state, state)),
    given(query.outcome, (outcome) => isAnyOf(complaints.outcome, outcome)),
    given(query.userId, (userId) => eq(complaints.userId, userId)),
    given(query.responsibleId, (userId) => eq(complaints.responsibleId, userId)),
    given(query.isLate, either(isLateOn(today))),
    given(query.isDue, either(isDueOn(today))),
    onDays(complaints.receivedAt, query),
  );
}

/** One page of complaints without the total count. */
export async function findComplaintRows(
  db: Db,
  caller: Caller,
  query: Query,
  now: Date,
): Promise<{ data: Complaint[] }> {
  const data = await selectComplaints(db, now)
    .where(and(conditions(caller, query, now), behind(query, orderColumns, complaintId)))
    .orderBy(...sorted(query, orderColumns, complaintId))
    .limit(query.take)
    .offset(query.skip);
  return { data };
}

export async function findComplaints(
  db: Db,
  caller: Caller,
  query: Query,
  now: Date,
): Promise<AnswerOf<typeof v1.complaints.find>> {
  const { data } = await findComplaintRows(db, caller, query, now);
  const [all] = await db
    .select({ total: count() })
    .from(complaints)
    .where(conditions(caller, query, now));
  return pageOf(all, data);
}

/** Counts complaints whose deadline has passed or is near. */
export function countDueComplaints(db: Db, now: Date): Promise<number> {
  return db.$count(complaints, isDueOn(civilDateAt(now)));
}
