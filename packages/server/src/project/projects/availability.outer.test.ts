import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { givenProject, givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';

let test: TestApp;
let admin: Caller;
let visitor: Caller;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-11-25T23:30:00Z') });
  admin = await as(test, 'admin');
  visitor = await as(test, 'visitor');
});
afterAll(() => test.close());

type Phase = 'Next_Opening' | 'Preinvestment' | 'Investment' | 'Closed';
type Given = [name: string, phase: Phase, values?: Partial<typeof projects.$inferInsert>];

/** The names of these projects, which are created in this order, as a visitor sees them sorted. */
async function sorted(...given: Given[]): Promise<string[]> {
  const projectTypeId = await givenProjectType(admin);
  for (const [name, phase, values] of given) {
    const { projectId } = await givenProject(admin, { projectTypeId, name, phase });
    const same = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
    await test.db
      .update(projects)
      .set({ ...same, ...values })
      .where(eq(projects.projectId, projectId));
  }
  const query = `orderBy=availability&orderSide=desc&projectTypeId=${projectTypeId}`;
  const { data } = (await visitor.get(`/v1/project/projects?${query}`)).json();
  return data.map(({ name }: { name: string }) => name);
}

it('[R2] sorts by availability: open, opening soon, full or suspended, then the others, newest first', async () => {
  const found = await sorted(
    ['Cerrado', 'Closed'],
    ['Abierto', 'Investment'],
    ['Completo', 'Investment', { fullySubscribedUntil: '2026-12-01' }],
    ['Próximo', 'Next_Opening'],
    ['Suspendido', 'Preinvestment', { suspendedUntil: '2026-12-01' }],
    ['Recién abierto', 'Investment'],
  );
  expect(found).toEqual(['Recién abierto', 'Abierto', 'Próximo', 'Suspendido', 'Completo', 'Cerrado']);
});

// In Spain it is already 26 November.
it.each([
  ['has ended', { dateEnd: '2026-11-25' }],
  ['has wishes to allocate', { wishNumber: 1 }],
  ['has a waiting list', { waitingNumber: 1 }],
  ['has no place for another investor', { maxInvestorNumber: 3, investorNumber: 3 }],
])('[R2] puts an offer that %s behind those that take orders or open soon', async (_, values) => {
  const found = await sorted(
    ['Abierto', 'Investment'],
    ['Próximo', 'Next_Opening'],
    ['Cerrado', 'Closed'],
    ['Sin sitio', 'Investment', values],
  );
  expect(found).toEqual(['Abierto', 'Próximo', 'Sin sitio', 'Cerrado']);
});

it.each([
  ['on its first day', { dateStart: '2026-11-26' }],
  ['on its last day', { dateEnd: '2026-11-26' }],
  ['with a place for another investor', { maxInvestorNumber: 3, investorNumber: 2 }],
])('[R2] puts an offer %s among those that take orders', async (_, values) => {
  const found = await sorted(['Con sitio', 'Investment', values], ['Próximo', 'Next_Opening']);
  expect(found).toEqual(['Con sitio', 'Próximo']);
});

it('[R2] puts an offer whose first day is to come among those that open soon', async () => {
  const found = await sorted(
    ['Abierto', 'Investment'],
    ['Empieza mañana', 'Investment', { dateStart: '2026-11-27' }],
    ['Completo', 'Investment', { fullySubscribedUntil: '2026-12-01' }],
  );
  expect(found).toEqual(['Abierto', 'Empieza mañana', 'Completo']);
});
