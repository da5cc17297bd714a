import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../testing/callers.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { promotionTypeIds } from '../promotion-types/catalogue.ts';
import { givenPromotion, promotionsUrl } from '../testing.ts';

const dayMs = 86_400_000;
let test: TestApp;
let admin: Caller;
let manager: Caller;
let user: Caller;
let visitor: Caller;
let ids: Record<string, string>;

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2027-06-15T10:00:00Z') });
  [admin, manager, user, visitor] = [
    await as(test, 'admin'),
    await as(test, 'operator'),
    await as(test, 'user'),
    await as(test, 'visitor'),
  ];
  ids = {};
  for (const [title, type, from, to] of [
    ['Pasada', 'Retail', -20, -10],
    ['Éxito de junio', 'Retail', -1, 1],
    ['Futura', 'Retail', 10, 20],
    ['Para gestores', 'Manager', -1, 1],
    ['Gestores, ya pasada', 'Manager', -20, -10],
  ] as const) {
    const now = test.clock.now.getTime();
    const period = { startsAt: new Date(now + from * dayMs), endsAt: new Date(now + to * dayMs) };
    ids[title] = (await givenPromotion(admin, { title, type, ...period })).promotionId;
  }
});
afterAll(() => test.close());

const list = async (caller: Caller, query = '') =>
  (await caller.get(`${promotionsUrl}?${query}`)).json() as { data: { title: string }[]; total: number };
const titles = async (caller: Caller, query = '') =>
  (await list(caller, query)).data.map(({ title }) => title);

const all = ['Éxito de junio', 'Futura', 'Gestores, ya pasada', 'Para gestores', 'Pasada'];

describe('who sees which promotions', () => {
  it('[P7][C5][E16] staff see all, everybody else those for investors that are being shown', async () => {
    for (const caller of [visitor, user, await halfSignedIn(test)]) {
      expect(await titles(caller)).toEqual(['Éxito de junio']);
    }
    expect((await visitor.get('/v1/promotion/promotions')).json().total).toBe(1);
    for (const caller of [manager, admin]) {
      expect((await titles(caller)).toSorted((a, b) => a.localeCompare(b, 'es'))).toEqual(all);
    }
  });

  it('[C5][C12] the front office shows each their own: ten of those that are active, in order', async () => {
    const query = 'activePromotion=true&admin=false&take=10&orderSide=asc';
    expect(await titles(user, query)).toEqual(['Éxito de junio']);
    expect(await titles(manager, query)).toEqual(['Para gestores']);
    expect(await titles(admin, query)).toEqual(['Para gestores']);
  });

  it('[P7] nobody sees more by asking for it', async () => {
    for (const caller of [visitor, user]) {
      expect(await titles(caller, 'admin=true')).toEqual(['Éxito de junio']);
      expect(await titles(caller, 'activePromotion=false')).toEqual([]);
      expect(await titles(caller, `promotionTypeId=${promotionTypeIds.Manager}`)).toEqual([]);
      for (const hidden of ['Pasada', 'Futura', 'Para gestores']) {
        const [one, none] = [
          await caller.get(`${promotionsUrl}/${ids[hidden]}`),
          await caller.get(`${promotionsUrl}/${crypto.randomUUID()}`),
        ];
        expect(one.statusCode).toBe(404);
        expect({ ...one.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
      }
      const shown = await caller.get(`/v1/promotion/promotions/${ids['Éxito de junio']}`);
      expect(shown.json()).toMatchObject({ active: true, userId: null });
    }
    expect((await manager.get(`${promotionsUrl}/${ids.Futura}`)).json()).toMatchObject({
      active: false,
      userId: admin.userId,
    });
    expect((await admin.get(`${promotionsUrl}/1`)).statusCode).toBe(400);
  });
});

describe('the list', () => {
  it.each([
    ['name=EXITO', ['Éxito de junio']],
    ['name=gestores&orderBy=title', ['Gestores, ya pasada', 'Para gestores']],
    [`promotionTypeId=${promotionTypeIds.Manager}&activePromotion=true`, ['Para gestores']],
    ['activePromotion=false&orderBy=title', ['Futura', 'Gestores, ya pasada', 'Pasada']],
    ['orderBy=endsAt&orderSide=desc&take=1', ['Futura']],
    ['orderBy=title&skip=1&take=2', ['Futura', 'Gestores, ya pasada']],
  ])('[C5][C10] filters by %s', async (query, expected) => {
    expect(await titles(admin, query)).toEqual(expected);
  });

  it('[C10] says how many there are in all', async () => {
    expect((await list(admin, 'take=2')).total).toBe(5);
    expect((await list(visitor, 'take=2')).total).toBe(1);
  });

  it.each(['orderBy=userId', 'admin=yes', 'activePromotion=1', 'promotionTypeId=Retail', 'title=x'])(
    '[C5] refuses %s',
    async (query) => {
      expect((await admin.get(`${promotionsUrl}?${query}`)).statusCode).toBe(400);
    },
  );

  it('[B13] comes as CSV, to each what they may see', async () => {
    const csv = await manager.get(`${promotionsUrl}/export?orderBy=title&name=gestores`);
    const lines = csv.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.map((line) => line.split(/,(?! )/).slice(0, 2))).toEqual([
      ['Título', 'Dirigida a'],
      ['"Gestores, ya pasada"', 'Manager'],
      ['Para gestores', 'Manager'],
    ]);
    const forVisitor = await visitor.get(`${promotionsUrl}/export`);
    expect(forVisitor.body.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('time', () => {
  it('[E16] ends a promotion at its last moment, and begins one at its first', async () => {
    const now = test.clock.now.getTime();
    const [here, later] = [new Date(now + 5_000), new Date(now + 60_000)];
    test.clock.advance(dayMs / 1_000);
    const soon = { startsAt: new Date(here.getTime() + dayMs), endsAt: new Date(later.getTime() + dayMs) };
    // Nobody's session lasts a day.
    await givenPromotion(await as(test, 'admin'), { title: 'Enseguida', ...soon });
    test.clock.advance(6);
    expect(await titles(visitor)).toEqual(['Enseguida']);
    test.clock.advance(60);
    expect(await titles(visitor)).toEqual([]);
  });
});
