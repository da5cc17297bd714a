// Goal: staff import projects from a CSV file as drafts; if one row is wrong, nothing is created.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { givenProjectType } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';

const path = '/v1/project/project-imports';
const headings = [
  'Nombre',
  'url',
  'Tipo de proyecto',
  'direction',
  'country',
  'financingAmount',
  'minimumInvestment',
  'targetProfitability',
  'projectDuration',
  'deliveryFeePeriod',
  'dateStart',
  'dateEnd',
  'private',
  'managerId',
];
let test: TestApp;
let admin: Caller;
let manager: Caller;
let type = '';

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  const id = await givenProjectType(admin);
  type = (await admin.get(`/v1/project/project-types/${id}`)).json().name;
});
afterAll(() => test.close());

const rowOf = (changes: Record<string, string> = {}) => {
  const values: Record<string, string> = {
    Nombre: 'Edificio Lavapiés, 2.ª fase',
    'Tipo de proyecto': type,
    direction: 'Calle del Olivar 21, Madrid',
    country: 'España',
    financingAmount: '450.000,00',
    minimumInvestment: '100',
    targetProfitability: '12,75',
    projectDuration: '18',
    deliveryFeePeriod: 'Trimestral',
    dateStart: '01/03/2026',
    dateEnd: '30/06/2026',
    private: 'No',
    ...changes,
  };
  return headings.map((heading) => values[heading] ?? '').join(';');
};
const send = (caller: Caller, to: string, ...rows: string[]) =>
  caller.post(to, {
    form: formOf({ file: fileOf([headings.join(';'), ...rows].join('\n'), 'proyectos.csv') }),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

it('[A28] creates drafts with names, amounts and dates as people write them, and an address from the name', async () => {
  const answer = await send(admin, path, rowOf(), rowOf({ Nombre: 'Huerta Solar', private: 'Sí' }));
  expect(answer.statusCode).toBe(201);
  const [first, second] = await Promise.all(
    answer
      .json()
      .rows.map(async ({ recordId }: { recordId: string }) =>
        (await admin.get(`/v1/project/projects/${recordId}`)).json(),
      ),
  );
  expect(first).toMatchObject({
    name: 'Edificio Lavapiés, 2.ª fase',
    url: 'edificio-lavapies-2-fase',
    projectTypeName: type,
    country: 'ES',
    financingAmount: '450000.00',
    minimumInvestment: '100.00',
    targetProfitability: '12.75',
    projectDuration: 18,
    deliveryFeePeriod: 'quarterly',
    dateStart: '2026-03-01',
    phaseName: 'Draft',
    private: false,
    managerId: null,
  });
  expect(second).toMatchObject({ url: 'huerta-solar', private: true });
});

it('[A28][P5] gives the projects of a manager to that manager, and those of an administrator to the named one', async () => {
  const { email } = (await admin.get(`/v1/account/users/${manager.userId}`)).json();
  const own = await send(manager, path, rowOf({ Nombre: 'Del gestor' }));
  const named = await send(admin, path, rowOf({ Nombre: 'De la administradora', managerId: email }));
  const other = await as(test, 'operator');
  const ofOther = (await admin.get(`/v1/account/users/${other.userId}`)).json().email;
  const preview = await send(manager, `${path}/preview`, rowOf({ Nombre: 'De otro', managerId: ofOther }));
  expect(preview.json()).toMatchObject({ wrong: 0, ignored: ['managerId'] });
  for (const answer of [own, named]) {
    const { recordId } = answer.json().rows[0];
    expect((await admin.get(`/v1/project/projects/${recordId}`)).json().managerId).toBe(manager.userId);
  }
});

it('[A28] names the problems of each row and creates none', async () => {
  const before = await test.db.$count(projects);
  const rows = [
    rowOf({ Nombre: 'Torre Norte' }),
    rowOf({ Nombre: 'Torre Sur', 'Tipo de proyecto': 'Otro', financingAmount: 'mucho', private: 'quizás' }),
    rowOf({ Nombre: 'Torre Este', dateEnd: '01/01/2026', url: 'torre-norte' }),
    rowOf({ Nombre: 'Torre Oeste', managerId: 'otra.persona@example.com' }),
  ];
  const { wrong, rows: checked } = (await send(admin, `${path}/preview`, ...rows)).json();
  expect(wrong).toBe(3);
  const problems = checked.map((row: { problems: { heading: string }[] }) =>
    row.problems.map(({ heading }) => heading).toSorted(),
  );
  expect(problems).toEqual([
    [],
    ['Tipo de proyecto', 'financingAmount', 'private'],
    ['dateEnd', 'url'],
    ['managerId'],
  ]);
  expect((await send(admin, path, ...rows)).json().code).toBe('file.rows_wrong');
  expect(await test.db.$count(projects)).toBe(before);
});

it('[A28] refuses an address that another project has', async () => {
  await send(admin, path, rowOf({ Nombre: 'Casa Azul' }));
  const { rows } = (await send(admin, `${path}/preview`, rowOf({ Nombre: 'Casa Azul' }))).json();
  expect(rows[0].problems).toEqual([{ heading: 'url', message: 'La URL ya existe' }]);
});
