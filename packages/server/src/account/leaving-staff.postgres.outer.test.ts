// Goal: users who leave the staff have no responsibilities, even if something is assigned to them at the same moment.
// Method: the API on a real PostgreSQL; each round sends the assignment and the demotion at the same moment.
import { buildInvitation } from '@semilla/contract/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { newProject, newTicket, ticketUrl } from '../../test/platform-records.ts';
import { newPostgresDatabase } from '../../test/postgres/databases.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { newUser } from '../../test/users.ts';
import { openPostgres } from '../kit/database/postgres.ts';

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

/** Projects, customers and tickets whose responsible user is no longer staff. */
async function misplaced() {
  const { rows } = await test.db.execute<Record<string, unknown>>(sql`
    with gone as (select user_id from users where role = 'user' or deleted_at is not null)
    select 'project' as what from projects where manager_id in (select user_id from gone)
    union all select 'customer' from user_assignments where manager_id in (select user_id from gone)
    union all select 'ticket' from tickets where responsible_id in (select user_id from gone)
      and state_id not in ('Closed', 'Dismissed')`);
  return rows;
}

const leave = (userId: string) => admin.patch(`/v1/account/users/${userId}`, { body: { role: 'user' } });

/** Assignments to a manager: each creates its data first and returns the request to send during the demotion. */
const assignments = {
  'a customer is assigned': async (manager: Caller) => {
    const { userId } = await newUser(test.services);
    const body = { userId, managerId: manager.userId };
    return () => other.post('/v1/account/user-assignment', { body });
  },
  'a customer is invited': async (manager: Caller) => {
    return () => manager.post('/v1/account/users', { body: buildInvitation() });
  },
  'a project is assigned': async (manager: Caller) => {
    const projectId = await newProject(admin);
    const body = { managerId: manager.userId };
    return () => other.patch(`/v1/project/projects/${projectId}`, { body });
  },
  'a ticket is assigned': async (manager: Caller) => {
    const ticketId = await newTicket(customer);
    return () => other.patch(ticketUrl(ticketId), { body: { responsibleId: manager.userId } });
  },
};

describe('a manager who becomes a user', () => {
  it.each(Object.entries(assignments))(
    '[P6][E4][E13][E20] leaves nothing assigned to them while %s',
    async (_how, prepare) => {
      for (let round = 0; round < 8; round += 1) {
        const manager = await as(test, 'operator');
        const assign = await prepare(manager);
        const [assigned, left] = await Promise.all([assign(), leave(manager.userId)]);
        expect(left.statusCode, left.body).toBeLessThan(300);
        expect([200, 201, 400, 401, 403], assigned.body).toContain(assigned.statusCode);
        expect(await misplaced()).toEqual([]);
      }
    },
  );
});
