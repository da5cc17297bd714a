import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { givenPromotion, promotionsUrl } from '../../../test/promotions.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { promotionTypeIds } from '../promotion-types/catalogue.ts';

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

describe('access to promotions', () => {
  it('[P7][C5][E16] shows staff all promotions, and others the active ones for investors', async () => {
    for (const caller of [visitor, user, await halfSignedIn(test)]) {
      expect(await titles(caller)).toEqual(['Éxito de junio']);
    }
    expect((await visitor.get('/v1/promotion/promotions')).json().total).toBe(1);
    for (const caller of [manager, admin]) {
      expect((await titles(caller)).toSorted((a, b) => a.localeCompare(b, 'es'))).toEqual(all);
    }
  });

  it('[C5][C12] shows active promotions for the caller’s type in the front office, in order', async () => {
    const query = 'activePromotion=true&admin=false&take=10&orderSide=asc';
    expect(await titles(user, query)).toEqual(['Éxito de junio']);
    expect(await titles(manager, query)).toEqual(['Para gestores']);
    expect(await titles(admin, query)).toEqual(['Para gestores']);
  });

  it('[P7] does not show hidden promotions on request', async () => {
    for (const caller of [visitor, user]) {
      expect(await titles(caller, 'admin=true')).toEqual(['Éxito de junio']);
      expect(await titles(caller, 'activePromotion=false')).toEqual([]);
      expect(await titles(caller, `promotionTypeId=${promotionTypeIds.Manager}`)).toEqual([]);
      for (const hidden of ['Pasada', 'Futura', 'Para gestores']) {
        const [concealed, none] = [
          await caller.get(`${promotionsUrl}/${ids[hidden]}`),
          await caller.get(`${promotionsUrl}/${crypto.randomUUID()}`),
        ];
        expect(concealed.statusCode).toBe(404);
        expect({ ...concealed.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
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

  it('[C10] returns the total', async () => {
    expect((await list(admin, 'take=2')).total).toBe(5);
    expect((await list(visitor, 'take=2')).total).toBe(1);
  });

  it.each(['orderBy=userId', 'admin=yes', 'activePromotion=1', 'promotionTypeId=Retail', 'title=x'])(
    '[C5] refuses %s',
    async (query) => {
      expect((await admin.get(`${promotionsUrl}?${query}`)).statusCode).toBe(400);
    },
  );

  it('[B13] is exported as CSV with the rows the caller may see', async () => {
    const csv = await manager.get(`${promotionsUrl}/export?orderBy=title&name=gestores`);
    const lines = csv.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.map((line) => line.split(';').slice(0, 3))).toEqual([
      ['Título', 'Título en inglés', 'Dirigida a'],
      ['Gestores, ya pasada', '', 'Gestores'],
      ['Para gestores', '', 'Gestores'],
    ]);
    const forVisitor = await visitor.get(`${promotionsUrl}/export`);
    expect(forVisitor.body.trim().split('\r\n')).toHaveLength(2);
  });
});

describe('time', () => {
  it('[E16] starts and ends a promotion exactly on time', async () => {
    const now = test.clock.now.getTime();
    const [start, end] = [new Date(now + 5_000), new Date(now + 60_000)];
    test.clock.advance(dayMs / 1_000);
    const soon = { startsAt: new Date(start.getTime() + dayMs), endsAt: new Date(end.getTime() + dayMs) };
    // Signs in again, because sessions last less than a day.
    await givenPromotion(await as(test, 'admin'), { title: 'Enseguida', ...soon });
    test.clock.advance(6);
    expect(await titles(visitor)).toEqual(['Enseguida']);
    test.clock.advance(60);
    expect(await titles(visitor)).toEqual([]);
  });
});
