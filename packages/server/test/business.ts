import { v1 } from '@semilla/contract';
import { as, type Caller } from './callers.ts';
import { givenOrder } from './investors.ts';
import { openProject } from './orders.ts';
import type { TestApp } from './test-app.ts';

/** An order of a customer, numbered from 0, in a project, numbered from 0. */
export interface OrderCase {
  of: number;
  in?: number;
  at: string;
  cents?: number;
  status?: 'active' | 'finished' | 'cancelled';
}

export interface BusinessWorld {
  test: TestApp;
  admin: Caller;
  projects: Awaited<ReturnType<typeof openProject>>[];
}

export async function businessWorld(test: TestApp): Promise<BusinessWorld> {
  const admin = await as(test, 'admin');
  const projects = [
    await openProject(test, admin),
    await openProject(test, admin),
    await openProject(test, admin),
  ];
  return { test, admin, projects };
}

/** A new manager whose customers placed these orders, so that each case sees only its own. */
export async function managerWithOrders({ test, projects }: BusinessWorld, cases: readonly OrderCase[]) {
  const manager = await as(test, 'operator');
  const customers: string[] = [];
  for (const order of cases) {
    while (customers.length <= order.of) {
      customers.push((await as(test, 'user', { managerId: manager.userId })).userId);
    }
    const project = projects[order.in ?? 0];
    const userId = customers[order.of];
    if (!project || !userId) throw new Error('no such project or customer');
    const { at, cents: amountCents = 10_000, status = 'active' } = order;
    await givenOrder(test, { project, userId, amountCents, status, createdAt: new Date(at) });
  }
  return { manager, customers };
}

type Figure = 'findCohorts' | 'findFunnel' | 'findFundingTimes' | 'findRepeatRates' | 'findLoansByAge';

export async function figureFor(caller: Caller, figure: Figure, query = '') {
  const answer = await caller.get(`${v1.business[figure].path}?${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** The ids that the list of customers has with a filter. */
export async function listedCustomers(caller: Caller, filter: string): Promise<string[]> {
  const answer = await caller.get(`${v1.users.find.path}?take=100&${filter}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json().data as { userId: string }[]).map(({ userId }) => userId).toSorted();
}
