import { addDays, civilDateAt, reviewNoticeDays } from '@semilla/contract';
import { eq, sql } from 'drizzle-orm';
import { thePlatform } from '../../kit/change/actor.ts';
import { type Change, makeChange } from '../../kit/change/make-change.ts';
import type { Db } from '../../kit/database/types.ts';
import type { Services } from '../../kit/services.ts';
import { deletesRowsOf, type Erasure } from '../../kit/users/erasure.ts';
import { entryTests } from '../../schema/entry-tests.ts';
import { investorKinds } from '../../schema/investor-kinds.ts';
import { lossSimulations } from '../../schema/loss-simulations.ts';
import { type ReviewSubject, reviewMails } from '../../schema/review-mails.ts';
import { users } from '../../schema/users.ts';
import { dueMails } from './mails.ts';

type Due = { userId: string; about: ReviewSubject; dueOn: string };

/** The latest tests and results of non-sophisticated investors that end soon or ended recently and were not announced yet. */
async function findDue(db: Db, today: string): Promise<Due[]> {
  const [from, until] = [addDays(today, -reviewNoticeDays), addDays(today, reviewNoticeDays)];
  const { rows } = await db.execute<Due & Record<string, unknown>>(sql`
    with latest as (
      (select distinct on (user_id) user_id, 'entryTest' as about, valid_until, outcome <> 'refused' as is_taken
        from ${entryTests} order by user_id, created_at desc, entry_test_id desc)
      union all
      (select distinct on (user_id) user_id, 'lossSimulation', valid_until, true
        from ${lossSimulations} order by user_id, created_at desc, loss_simulation_id desc)
    )
    select user_id as "userId", about, valid_until::text as "dueOn"
    from latest join ${users} using (user_id)
    where is_taken and valid_until between ${from}::date and ${until}::date and disabled_at is null
      and not exists (select 1 from ${investorKinds} k where k.user_id = latest.user_id and k.state = 'active'
        and k.valid_until > latest.valid_until)
      and not exists (select 1 from ${reviewMails} m where m.user_id = latest.user_id
        and m.about = latest.about and m.due_on = latest.valid_until)
    order by user_id, about`);
  return rows.map(({ userId, about, dueOn }) => ({ userId, about, dueOn }));
}

async function remind({ tx, mail }: Change, due: Due, now: Date): Promise<void> {
  const [noted] = await tx
    .insert(reviewMails)
    .values({ ...due, createdAt: now })
    .onConflictDoNothing()
    .returning();
  const [to] = noted ? await tx.select().from(users).where(eq(users.userId, due.userId)) : [];
  if (to) await mail(to, dueMails[due.about].write(to, { dueOn: due.dueOn, today: civilDateAt(now) }));
}

/** Announces the review of entry tests (every two years) and of loss simulations (every year). */
export async function remindReviews(services: Services): Promise<void> {
  const now = services.now();
  const due = new Map<string, Due>();
  for (const one of await findDue(services.database.db, civilDateAt(now)))
    due.set(`${one.userId} ${one.about}`, one);
  await services.eachAlone('remind-reviews', [...due.keys()], (key) =>
    makeChange(services, thePlatform, (change) => remind(change, due.get(key) as Due, now)),
  );
}

export const reviewMailErasure: Erasure = { erase: deletesRowsOf(reviewMails) };
