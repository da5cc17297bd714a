// Goal: nobody who is not of staff is in charge of anything, however closely giving and leaving follow each other.
// Method: the API on a real PostgreSQL; each round sends the giving and the leaving at the same moment.
import { buildInvitation } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import { as, type Caller } from '../testing/callers.ts';
import { newProject, newTicket, ticketUrl } from '../testing/platform-records.ts';
import { newPostgresDatabase } from '../testing/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { newUser } from '../testing/users.ts';

let test: TestApp;
let admin: Caller;
let other: Caller;
let customer: Caller;

beforeAll(async () => {
  const database = await openPostgres(await newPostgresDatabase(inject('postgresUrl')));
  test = await buildTestApp({ database });
  admin = await as(test, 'admin');
  other = await as(test, 'admin');
  customer = await as(test, 'user');
});
afterAll(() => test.close());

/** What users who are not of staff, or are not there any more, are in charge of. */
async function misplaced() {
  const { rows } = (await test.db.execute(sql`
    with gone as (select user_id from users where role = 'user' or deleted_at is not null)
    select 'project' as what from projects where manager_id in (select user_id from gone)
    union all select 'customer' from user_assignments where manager_id in (select user_id from gone)
    union all select 'ticket' from tickets where responsible_id in (select user_id from gone)
      and state_id not in ('Closed', 'Dismissed')`)) as unknown as { rows: object[] };
  return rows;
}

const leavings = {
  demotion: (userId: string) => admin.patch(`/v1/account/users/${userId}`, { body: { role: 'user' } }),
  deletion: (userId: string) => admin.delete(`/v1/account/users/${userId}`),
};

/** Ways to be put in charge: what is there before, and the act that races the leaving. */
const givings = {
  'a customer is assigned': async (manager: Caller) => {
    const { userId } = await newUser(test.services);
    const body = { userId, managerId: manager.userId };
    return () => other.post('/v1/account/user-assignment', { body });
  },
  'a customer is invited': async (manager: Caller) => {
    return () => manager.post('/v1/account/users', { body: buildInvitation() });
  },
  'a project is handed over': async (manager: Caller) => {
    const projectId = await newProject(admin);
    const body = { managerId: manager.userId };
    return () => other.patch(`/v1/project/projects/${projectId}`, { body });
  },
  'a ticket is handed over': async (manager: Caller) => {
    const ticketId = await newTicket(customer);
    return () => other.patch(ticketUrl(ticketId), { body: { responsibleId: manager.userId } });
  },
};

describe.each(Object.entries(leavings))('at a %s', (_name, leave) => {
  it.each(Object.entries(givings))(
    '[P6][E4][E13][E20] while %s, nothing is left behind',
    async (_how, prepare) => {
      for (let round = 0; round < 8; round += 1) {
        const manager = await as(test, 'operator');
        const give = await prepare(manager);
        const [given, left] = await Promise.all([give(), leave(manager.userId)]);
        expect(left.statusCode, left.body).toBeLessThan(300);
        expect([200, 201, 400, 401, 403], given.body).toContain(given.statusCode);
        expect(await misplaced()).toEqual([]);
      }
    },
  );
});
