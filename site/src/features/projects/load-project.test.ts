// A project page must show all of its records, however many there are. The API here is built from the contract's examples.
import { createClient } from '@semilla/client';
import type { Project } from '@semilla/contract';
import { describeApi } from '@semilla/contract/openapi';
import { expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { findLoan, findProject, findSuspension, isPreview, loadContents } from './load-project.ts';

interface Described {
  get: { responses: { 200: { content: { 'application/json': { example: { data: object[] } } } } } };
}

const described = describeApi({ title: 'Semilla', url: 'http://localhost', cookieName: 'semilla-session' })
  .paths as Record<string, Described>;
const projectId = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Every list has this many numbered rows, returned in the requested pages. */
function apiWith(total: number) {
  const asked: string[] = [];
  const answer = async (input: unknown) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    asked.push(`${pathname}?${searchParams}`);
    const row = described[pathname]?.get.responses[200].content['application/json'].example.data[0];
    const [skip, take] = [Number(searchParams.get('skip')), Number(searchParams.get('take'))];
    const count = Math.max(0, Math.min(take, total - skip));
    const data = Array.from({ length: count }, (_, i) => ({ ...row, description: String(skip + i) }));
    return Response.json({ data, total });
  };
  return { api: createClient({ fetch: answer as typeof fetch }), asked };
}

it.each([0, 1, 100, 101, 250])(
  '[R19] shows all of %i chapters, documents, pictures, milestones and questions',
  async (total) => {
    const { api, asked } = apiWith(total);
    const { questions, ...contents } = await loadContents(api, projectId);
    const numbers = Array.from({ length: total }, (_, i) => String(i));
    for (const rows of Object.values(contents)) expect(rows.map((row) => row.description)).toEqual(numbers);
    expect(questions).toHaveLength(total);
    expect(asked.every((url) => url.includes(`projectId=${projectId}`))).toBe(true);
    expect(asked).toHaveLength(5 * Math.max(1, Math.ceil(total / 100)));
  },
);

const exampleOf = (path: string) =>
  described[path]?.get.responses[200].content['application/json'].example as unknown as object;

/** An API with one project that treats every caller as staff. */
function apiOf(phaseName: string) {
  const project = { ...exampleOf('/v1/project/projects/{projectId}'), phaseName };
  return createClient({ fetch: (async () => Response.json(project)) as typeof fetch });
}

it.each([
  ['Draft', true],
  ['Discarded', true],
  ['Next_Opening', false],
  ['Investment', false],
])('[A8][R3] a project in phase %s is shown as a preview: %s', async (phaseName, isOne) => {
  const found = await findProject(apiOf(phaseName), projectId);
  expect(found && isPreview(found)).toBe(isOne);
});

it('[L21] loads the reason of a suspension, unless there is none or it has just been corrected', async () => {
  const asked: string[] = [];
  const answering = (status: number) =>
    createClient({
      fetch: (async (input: unknown) => {
        asked.push(String(input));
        const found = exampleOf('/v1/project/projects/{projectId}/sheet/suspension');
        return Response.json(status === 200 ? found : { code: 'request.not_found', status }, { status });
      }) as typeof fetch,
    });
  const { project } = situation();
  const suspended = { ...project, suspendedUntil: '2026-04-01' };
  expect(await findSuspension(answering(200), project)).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await findSuspension(answering(200), suspended)).toMatchObject({
    reason: 'La deuda del promotor es mayor de lo que dice la ficha.',
  });
  expect(await findSuspension(answering(404), suspended)).toBeUndefined();
});

it.each([
  ['Closed', 'onTime', false],
  ['Closed', 'default', true],
  ['Investment', 'default', false],
])(
  '[L30] has a loan to report without payments in phase %s and state %s: %s',
  async (phaseName, state, isThere) => {
    const loan = { ...exampleOf('/v1/project/projects/{projectId}/loan'), state, payments: [] };
    const api = createClient({ fetch: (async () => Response.json(loan)) as typeof fetch });
    const found = await findLoan(api, { ...situation().project, phaseName } as Project);
    expect(found !== undefined).toBe(isThere);
  },
);

it('[A8][R19] hides hidden documents and a hidden number of investors, also from staff', async () => {
  const path = '/v1/project/project-documents';
  const base = (exampleOf(path) as { data: object[] }).data[0];
  const rows = [
    { ...base, description: 'shown', visible: true },
    { ...base, description: 'hidden', visible: false },
  ];
  const project = exampleOf('/v1/project/projects/{projectId}');
  const api = createClient({
    fetch: (async (input: unknown) => {
      const { pathname } = new URL(String(input), 'http://localhost');
      if (pathname === path) return Response.json({ data: rows, total: rows.length });
      if (!pathname.startsWith('/v1/project/projects/')) return Response.json({ data: [], total: 0 });
      return Response.json({ ...project, investorNumber: 12, showInvestorNumber: false });
    }) as typeof fetch,
  });
  const { documents } = await loadContents(api, projectId);
  expect(documents.map(({ description }) => description)).toEqual(['shown']);
  expect((await findProject(api, projectId))?.investorNumber).toBeNull();
});

it('[R19] leaves out timeline entries that investors may not see', async () => {
  const base = (exampleOf('/v1/project/project-timeline') as { data: object[] }).data[0];
  const rows = [
    { ...base, kind: 'phase', phaseName: 'Draft', description: 'draft' },
    { ...base, kind: 'phase', phaseName: 'Investment', description: 'open' },
    { ...base, kind: 'milestone', phaseName: null, description: 'milestone' },
  ];
  const answer = async (input: unknown) => {
    const isTimeline = String(input).includes('timeline');
    return Response.json(isTimeline ? { data: rows, total: rows.length } : { data: [], total: 0 });
  };
  const { entries } = await loadContents(createClient({ fetch: answer as typeof fetch }), projectId);
  expect(entries.map(({ description }) => description)).toEqual(['open', 'milestone']);
});
