import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { givenPayoutAccount } from '../../../test/payout-accounts.ts';
import { fileOf, form, givenProject, givenProjectType, pictureBytes } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../schema/projects.ts';
import { phaseIds } from '../phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
let manager: Caller;
let user: Caller;
let visitor: Caller;
let housing: string;
let energy: string;
let closedUrl: string;

const names = {
  draft: 'Ático Delicias',
  managedDraft: 'Casa Embajadores',
  coming: 'Edificio Lavapiés',
  open: 'Residencia Chamberí',
  closed: 'Lofts Carabanchel',
  hidden: 'Palacio 100% Privado',
};

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  user = await as(test, 'user');
  visitor = await as(test, 'visitor');
  housing = await givenProjectType(admin);
  energy = await givenProjectType(admin);
  await givenProject(admin, { projectTypeId: housing, name: names.draft });
  await givenProject(admin, { projectTypeId: housing, name: names.managedDraft, managerId: manager.userId });
  await givenProject(admin, {
    projectTypeId: energy,
    name: names.coming,
    phase: 'Next_Opening',
    targetProfitability: 850,
    country: 'PT',
  });
  const open = await givenProject(admin, {
    projectTypeId: housing,
    name: names.open,
    phase: 'Investment',
    url: 'calle-sagasta-64',
    financingAmount: 30_000,
    minimumInvestment: 5_000,
    projectDuration: 24,
    managerId: manager.userId,
  });
  await test.db
    .update(projects)
    .set({ amountInvestedCents: 10_000, investorNumber: 2 })
    .where(eq(projects.projectId, open.projectId));
  const closed = await givenProject(admin, {
    projectTypeId: housing,
    name: names.closed,
    phase: 'Closed',
    showInvestorNumber: false,
  });
  closedUrl = closed.url;
  await givenProject(admin, {
    projectTypeId: energy,
    name: names.hidden,
    phase: 'Investment',
    private: true,
  });
});
afterAll(() => test.close());

async function namesFor(caller: Caller, query = ''): Promise<string[]> {
  const answer = await caller.get(`/v1/project/projects?orderBy=createdAt&orderSide=asc${query}`);
  expect(answer.statusCode).toBe(200);
  const { data, total } = answer.json();
  expect(total).toBe(data.length);
  return data.map(({ name }: { name: string }) => name);
}

const shown = [names.coming, names.open, names.closed];

const totals = async (caller: Caller, query: string) => {
  const { totalByPhases } = (await caller.get(`/v1/project/projects?getTotalByPhases=true${query}`)).json();
  return Object.fromEntries(
    totalByPhases.map((row: { phaseName: string; total: number }) => [row.phaseName, row.total]),
  );
};

const accountFor = async (caller: Caller, url: string) =>
  (await caller.get(`/v1/project/projects/${url}`)).json().destinationBankAccount;

describe('access to projects', () => {
  it('[P1][P7] shows visitors and customers only front office projects, whatever they request', async () => {
    const half = await halfSignedIn(test, { role: 'admin' });
    for (const caller of [visitor, user, half]) {
      expect(await namesFor(caller)).toEqual(shown);
      expect(await namesFor(caller, '&isFrontOffice=false')).toEqual(shown);
      expect(await namesFor(caller, `&phaseId=${phaseIds.Draft}`)).toEqual([]);
      expect(await namesFor(caller, '&name=privado')).toEqual([]);
      expect(await namesFor(caller, `&managerId=${manager.userId}`)).toEqual([]);
    }
  });

  it('[P6][P7] shows managers the front office projects, private projects and those they manage', async () => {
    expect(await namesFor(manager)).toEqual([names.managedDraft, ...shown, names.hidden]);
    expect(await namesFor(manager, '&isFrontOffice=true')).toEqual(shown);
    expect(await namesFor(manager, `&managerId=${manager.userId}`)).toEqual([names.managedDraft, names.open]);
  });

  it('[P7] shows administrators all projects, or those of the front office', async () => {
    expect(await namesFor(admin)).toEqual(Object.values(names));
    expect(await namesFor(admin, '&isFrontOffice=true')).toEqual(shown);
  });

  it('gives the same answer for a hidden project as for an unknown one', async () => {
    const { data } = (await admin.get('/v1/project/projects?name=privado')).json();
    for (const caller of [visitor, user]) {
      const hidden = await caller.get(`/v1/project/projects/${data[0].projectId}`);
      const missing = await caller.get(`/v1/project/projects/${crypto.randomUUID()}`);
      expect([hidden.statusCode, missing.statusCode]).toEqual([404, 404]);
      expect({ ...hidden.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
      expect((await caller.get(`/v1/project/projects/${data[0].url}`)).statusCode).toBe(404);
    }
    expect((await manager.get(`/v1/project/projects/${data[0].projectId}`)).statusCode).toBe(200);
  });
});

describe('filters', () => {
  it.each([
    ['name=lavapies', [names.coming]],
    ['name=CHAMBERÍ', [names.open]],
    ['name=100%25', [names.hidden]],
    ['name=_', []],
    ['url=GASTA-6', [names.open]],
    ['url=%25', []],
    ['country=PT', [names.coming]],
    ['targetProfitability=8.50', [names.coming]],
    ['targetProfitability=lt:12.75', [names.coming]],
    ['annualProfitability=5.67', [names.coming]],
    ['annualProfitability=6.38', [names.open]],
    ['annualProfitability=lt:8.50', [names.coming, names.open]],
    ['minimumInvestment=lte:50.00', [names.open]],
    ['minimumInvestment=gte:50.01&projectDuration=gt:24', []],
    ['percentageInvested=gte:33.33', [names.open]],
    ['percentageInvested=gt:33.33', []],
    ['targetProfitability=gt:999999999.99', []],
    ['percentageInvested=lt:999999999.99&projectDuration=lt:24&country=PT', [names.coming]],
    ['projectDuration=eq:24', [names.open]],
    ['projectDuration=24', [names.open]],
  ])('[C6] finds by %s', async (query, expected) => {
    expect(await namesFor(admin, `&${query}`)).toEqual(expected);
  });

  it('[C6] finds by type and by phase', async () => {
    expect(await namesFor(admin, `&projectTypeId=${energy}`)).toEqual([names.coming, names.hidden]);
    expect(await namesFor(admin, `&phaseId=${phaseIds.Draft}`)).toEqual([names.draft, names.managedDraft]);
  });

  it.each([
    'take=0',
    'take=101',
    'orderBy=managerId',
    'orderSide=up',
    'colour=red',
    'name=',
    'minimumInvestment=much',
    'phaseId=1',
    'country=es',
  ])('refuses %s', async (query) => {
    expect((await visitor.get(`/v1/project/projects?${query}`)).statusCode).toBe(400);
  });
});

describe('a page of the list', () => {
  it('[C10][C12] has the exact total, and pages that never overlap', async () => {
    const found: string[] = [];
    for (const skip of [0, 2, 4, 6]) {
      const page = (await admin.get(`/v1/project/projects?orderBy=country&skip=${skip}&take=2`)).json();
      expect(page.total).toBe(6);
      found.push(...page.data.map(({ name }: { name: string }) => name));
    }
    expect(found.toSorted()).toEqual(Object.values(names).toSorted());
  });

  it.each([
    'phase',
    'availability',
    'percentageInvested',
    'annualProfitability',
    'financingAmount',
    'amountInvested',
    'dateEnd',
    'startedAt',
    'url',
  ])('sorts by %s', async (column) => {
    const read = async (side: string) =>
      (await admin.get(`/v1/project/projects?orderBy=${column}&orderSide=${side}`)).json();
    const [up, down] = [await read('asc'), await read('desc')];
    expect(up.data).toHaveLength(6);
    expect(down.data).toEqual(up.data.toReversed());
  });

  it('[S1] sorts by phase in the order of the catalogue', async () => {
    const { data } = (await visitor.get('/v1/project/projects?orderBy=phase&orderSide=asc')).json();
    expect(data.map(({ phaseName }: { phaseName: string }) => phaseName)).toEqual([
      'Next_Opening',
      'Investment',
      'Closed',
    ]);
  });

  it('counts the matches of each phase, whatever the phase filter', async () => {
    const publicTotals = { Next_Opening: 1, Preinvestment: 0, Investment: 1, Financed: 0, Closed: 1 };
    expect(await totals(visitor, '')).toEqual(publicTotals);
    expect(await totals(visitor, `&phaseId=${phaseIds.Closed}`)).toEqual(publicTotals);
    expect(await totals(admin, `&projectTypeId=${energy}`)).toEqual({
      Discarded: 0,
      Draft: 0,
      Next_Opening: 1,
      Preinvestment: 0,
      Investment: 1,
      Financed: 0,
      Closed: 0,
    });
    expect((await visitor.get('/v1/project/projects')).json().totalByPhases).toBeUndefined();
  });

  it('includes the first picture of each project', async () => {
    const { projectId } = (await admin.get('/v1/project/projects/calle-sagasta-64')).json();
    for (const description of ['Fachada', 'Patio']) {
      const file = fileOf(await pictureBytes(), 'foto.jpg');
      await admin.post('/v1/project/project-media-files', { form: form({ projectId, description, file }) });
    }
    const { data } = (await visitor.get('/v1/project/projects')).json();
    expect(
      data.map(({ picture }: { picture: { description: string } | null }) => picture?.description),
    ).toEqual([undefined, 'Fachada', undefined]);
  });
});

it('[A26][P6] adds the sums of all visible matches on request', async () => {
  const sumsFor = async (caller: Caller, query = '') => {
    const answer = await caller.get(`/v1/project/projects?take=1&getTotalAmount=true${query}`);
    const { totalFinancing, totalInvested, totalOutstanding } = answer.json();
    return [totalFinancing, totalInvested, totalOutstanding];
  };
  const targetOf = async (caller: Caller) => {
    const { data } = (await caller.get('/v1/project/projects?take=100')).json();
    const targets = data.map(({ financingAmount }: { financingAmount: string }) => Number(financingAmount));
    return targets.reduce((sum: number, target: number) => sum + target, 0).toFixed(2);
  };
  expect(await sumsFor(admin)).toEqual([await targetOf(admin), '100.00', '0.00']);
  expect(await sumsFor(admin, '&name=chamberi')).toEqual(['300.00', '100.00', '0.00']);
  expect(await sumsFor(manager)).toEqual([await targetOf(manager), '100.00', undefined]);
  expect(await targetOf(visitor)).not.toBe(await targetOf(admin));
  expect(await sumsFor(visitor)).toEqual([await targetOf(visitor), '100.00', undefined]);
  expect((await admin.get('/v1/project/projects')).json()).not.toHaveProperty('totalInvested');
});

describe('a single project', () => {
  it('[R3][N2] is found by id and by friendly URL, ignoring case, with its funded percentage', async () => {
    const byUrl = (await visitor.get('/v1/project/projects/Calle-Sagasta-64')).json();
    const byId = (await visitor.get(`/v1/project/projects/${byUrl.projectId}`)).json();
    expect(byId).toEqual(byUrl);
    expect(byUrl).toMatchObject({
      amountInvested: '100.00',
      financingAmount: '300.00',
      percentageInvested: '33.33',
    });
  });

  it('[M5] shows the last digits of the payout account, to everyone', async () => {
    expect(await accountFor(admin, 'calle-sagasta-64')).toBeNull();
    const { projectId } = (await admin.get('/v1/project/projects/calle-sagasta-64')).json();
    await givenPayoutAccount(test, projectId, 'ES7921000813610123456789');
    await givenPayoutAccount(test, projectId, 'ES9121000418450200051332');
    for (const caller of [visitor, user, manager, admin])
      expect(await accountFor(caller, 'calle-sagasta-64')).toBe('••••\u00a0••••\u00a01332');
  });

  it('[E4] hides its manager, and a hidden number of investors, from the public', async () => {
    expect((await visitor.get('/v1/project/projects/calle-sagasta-64')).json()).toMatchObject({
      managerId: null,
      investorNumber: 2,
    });
    expect((await user.get(`/v1/project/projects/${closedUrl}`)).json().investorNumber).toBeNull();
    expect((await manager.get(`/v1/project/projects/${closedUrl}`)).json().investorNumber).toBe(0);
  });
});
