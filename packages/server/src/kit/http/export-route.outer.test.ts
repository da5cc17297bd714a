// Goal: an export contains every row once, in the chosen language, and no formulas; an export that fails midway
// breaks off instead of looking complete. Method: every export of the API, and three made for this test.
import {
  type CsvEndpoint,
  csvFields,
  type Endpoint,
  endpoint,
  exportFormats,
  fieldList,
  v1,
} from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { createTranslator, type MessageKey, translate } from '@semilla/i18n';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { as, type Caller } from '../../../test/callers.ts';
import { hiddenProject, ticketOf } from '../../../test/permissions/records.ts';
import { createWorld, type World } from '../../../test/permissions/world.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { findCaller } from '../../auth/sessions/find-caller.ts';
import { csvLine } from './csv.ts';
import { exportRoute } from './export-route.ts';
import { recogniseCallers } from './plugins/recognise-callers.ts';

const all = Object.values<Endpoint>(endpoints).filter(
  (one): one is CsvEndpoint => one.answerKind === 'file' && 'fields' in one,
);

const fields = fieldList({ resource: 'projects', fields: { name: {} } });
const numbers = {
  ...endpoint({
    method: 'GET',
    path: '/v1/test/numbers/export',
    summary: 'The first numbers.',
    who: 'anyone',
    query: z.strictObject({ format: z.enum(exportFormats).optional() }),
    answerKind: 'file',
  }),
  fields,
};
const broken = { ...numbers, path: '/v1/test/broken/export' } as const;
const unreadable = { ...numbers, path: '/v1/test/unreadable/export' } as const;

const last = 12_500;
const label: MessageKey = 'fields.projects.name';
const values = { name: (number: number) => number };

interface Page {
  skip: number;
  take: number;
}

async function countFrom(skip: number, take: number): Promise<{ data: number[] }> {
  const length = Math.max(0, Math.min(take, last - skip));
  return { data: Array.from({ length }, (_, index) => skip + index) };
}

async function failToRead(): Promise<never> {
  throw new Error('the database went away');
}

let test: TestApp;
let visitor: Caller;
let world: World;
let projectId: string;
let ticketId: string;
let bulkActId: string;

beforeAll(async () => {
  test = await buildTestApp({
    prepare: (app) =>
      app.register(async (inner) => {
        recogniseCallers(inner, findCaller);
        const fileName = 'fees';
        const find = (_: unknown, _db: unknown, { skip, take }: Page) => countFrom(skip, take);
        exportRoute(inner, numbers, { fileName, values, find });
        exportRoute(inner, unreadable, { fileName, values, find: failToRead });
        exportRoute(inner, broken, {
          fileName,
          values,
          find: (call, db, page) => (page.skip ? failToRead() : find(call, db, page)),
        });
      }),
  });
  visitor = await as(test, 'visitor');
  world = await createWorld();
  ({ projectId } = await hiddenProject(world));
  ({ ticketId } = await ticketOf(world));
  const { userId } = world.owner.whole;
  ({ bulkActId } = await world.make(v1.bulkActs.create, { body: { act: 'enableUsers', ids: [userId] } }));
});
afterAll(() => Promise.all([test.close(), world.test.close()]));

/** The path of an export, filled with the project, ticket or bulk act it needs. */
function addressOf({ path, query }: Endpoint): string {
  const needsProject = query && !query.safeParse({}).success;
  const place = path
    .replace(':ticketId', ticketId)
    .replace(':projectId', projectId)
    .replace(':bulkActId', bulkActId);
  const needed = path.includes('/owner-documents/') ? 'ownerId' : 'projectId';
  return place + (needsProject ? `?${needed}=${projectId}` : '?');
}

const headOf = async (exported: Endpoint, language: string) => {
  const answer = await world.people.admin.get(addressOf(exported), {
    headers: { 'accept-language': language },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
  // The name of a list without a heading would be the key of the heading.
  expect(answer.headers['content-disposition']).not.toContain('"fields-');
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  return answer.body.slice(1).split('\r\n')[0] ?? '';
};

/** The texts and numbers of the first sheet, row by row. */
async function workbookOf(path: string, language: string) {
  const headers = { 'accept-language': language };
  const answer = await world.people.admin.get(path, { headers });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/\.sheet$/),
  ]);
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.xlsx"$/);
  const sheet = unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'];
  const rows = strFromU8(sheet ?? new Uint8Array()).match(/<row>.*?<\/row>/g) ?? [];
  const [head = [], ...data] = rows.map((row) =>
    [...row.matchAll(/<c\/>|<t [^>]*>(.*?)<\/t>|<v>(.*?)<\/v>/g)].map(([, text, number]) =>
      (text ?? number ?? '').replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
    ),
  );
  return { head, data };
}

describe('every export of the API', () => {
  it('[B13] belongs to a list, and every list has an export', () => {
    // Lookups are paged too, but they cannot be sorted.
    const lists = Object.values(endpoints).filter(
      ({ query }) => query && 'take' in query.shape && 'orderBy' in query.shape,
    );
    const twins = all.filter(
      ({ query }) => 'orderBy' in (query?.shape ?? {}) && !('groupBy' in (query?.shape ?? {})),
    );
    expect(twins.map(({ path }) => path).toSorted()).toEqual(
      lists.map(({ path }) => `${path}/export`).toSorted(),
    );
  });

  it.each(all.map((exported) => [exported.path, exported] as const))(
    '[B13] %s names its columns in both languages and refuses paging parameters',
    async (path, exported) => {
      for (const locale of ['es', 'en'] as const) {
        const labels = csvFields(exported.fields).map(
          ({ name }) => `fields.${exported.fields.resource}.${name}`,
        );
        const names = labels.map((key) => translate(locale, key));
        expect(names).not.toEqual(expect.arrayContaining([expect.stringContaining('fields.')]));
        expect(await headOf(exported, locale)).toBe(csvLine(names, locale === 'es' ? ';' : ',').trimEnd());
        expect(await workbookOf(`${addressOf(exported)}&format=xlsx`, locale)).toMatchObject({ head: names });
      }
      for (const page of ['take=10', 'skip=10']) {
        const { statusCode } = await world.people.admin.get(`${addressOf(exported)}&${page}`);
        expect(statusCode, path).toBe(400);
      }
    },
  );

  it('[B13] has a translation for every enum value', () => {
    const choices = all.flatMap(({ fields: { resource, ...list } }) =>
      csvFields({ resource, ...list }).flatMap(({ name, kind, words }) =>
        kind === 'choice' && !words ? `${resource}.${name}` : [],
      ),
    );
    expect(choices).toEqual(['phases.colour']);
  });
});

describe('an exported table', () => {
  it.each([
    ['es', 'registros-conservados.csv'],
    ['en', 'kept-records.csv'],
  ])('[B13][P4] in %s is named after the heading of its list: %s', async (language, name) => {
    const headers = { 'accept-language': language };
    const answer = await world.people.admin.get(v1.keptRecords.export.path, { headers });
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  });

  it('[B13] shows each time whole, in a column that is wide enough', async () => {
    const answer = await world.people.admin.get(`${v1.tickets.export.path}?format=xlsx`);
    const sheet = strFromU8(unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const widths = [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
    const times = csvFields(v1.tickets.export.fields).flatMap(({ kind }, column) =>
      kind === 'instant' ? [widths[column]] : [],
    );
    expect(times.length).toBeGreaterThan(1);
    expect(Math.min(...times.map(Number))).toBeGreaterThanOrEqual('31/12/2025 23:30'.length + 2);
  });

  it('[B13] has every row once, also when read in several pages', async () => {
    const { body } = await visitor.get(numbers.path);
    const rows = body.slice(1).trimEnd().split('\r\n');
    expect(rows).toEqual([
      createTranslator('es')(label),
      ...Array.from({ length: last }, (_, n) => String(n)),
    ]);
  });

  it('[B13][P4] uses the chosen language instead of the browser’s', async () => {
    const headers = { cookie: 'locale=en', 'accept-language': 'es' };
    const { body } = await test.app.inject({ url: numbers.path, headers });
    expect(body.slice(1).split('\r\n')[0]).toBe(createTranslator('en')(label));
  });

  it('[B13] answers 500 if the first rows cannot be read, and breaks off if later ones cannot', async () => {
    const refused = await visitor.get(unreadable.path);
    expect(refused.json()).toMatchObject({ status: 500, code: 'request.failed' });
    const answer = await visitor.get(broken.path).catch(() => undefined);
    expect(answer?.statusCode).not.toBe(200);
  });
});

describe('a workbook', () => {
  it('[B13] has the amounts of a list as numbers, its words translated, and the ids of its records', async () => {
    const { head, data } = await workbookOf(`${v1.projects.export.path}?format=xlsx`, 'es');
    const row = data.find((cells) => cells[head.indexOf('Id del proyecto')] === projectId) ?? [];
    expect(row[head.indexOf('Fase')]).toBe('Borrador');
    expect(row[head.indexOf('Importe a financiar')]).toMatch(/^\d+\.\d\d$/);
  });

  it('[B13] has every row once, also when read in several pages', async () => {
    const answer = await visitor.get(`${numbers.path}?format=xlsx`);
    const sheet = unzipSync(answer.rawPayload)['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
    expect(strFromU8(sheet).match(/<row>/g)).toHaveLength(last + 1);
  });

  it('[B13] refuses any other format', async () => {
    const answer = await world.people.admin.get(`${v1.projects.export.path}?format=ods`);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'format', code: 'choice' })]);
  });
});
