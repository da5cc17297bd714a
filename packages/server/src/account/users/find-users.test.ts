import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenBankAccount, givenTransaction, givenVerification } from '../../../test/account-records.ts';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { users } from '../../schema/users.ts';

const path = '/v1/account/users';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
const ids: Record<'lucia' | 'javier' | 'company' | 'pending', string> = {
  lucia: '',
  javier: '',
  company: '',
  pending: '',
};

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  manager = await as(test, 'operator', { name: 'Marcos', surname: 'Iglesias' });
  other = await as(test, 'operator', { name: 'Berta', surname: 'Otero' });
  const add = async (name: string, surname: string, more: object = {}) =>
    (await newUser(test.services, { name, surname, ...more })).userId;
  ids.lucia = await add('Lucía', 'Ferrer Soler', {
    managerId: manager.userId,
    email: 'Lucia.Ferrer@example.com',
  });
  ids.javier = await add('Javier', 'Ortega 100%', {
    managerId: manager.userId,
    disabledAt: test.clock.now,
  });
  ids.company = await add('Huerta Solar S.L.', 'x', { hasTotp: false });
  ids.pending = await add('Pau', 'Martí', { managerId: other.userId });
  await test.db
    .update(users)
    .set({
      phone: '+34 611 204-518',
      identificationDocumentType: 'PASSPORT',
      identificationDocumentNumber: 'XY99Z',
    })
    .where(eq(users.userId, ids.lucia));
  await test.db
    .update(users)
    .set({ kind: 'company', surname: null, legalRepresentativeName: 'Marta Gil Roca' })
    .where(eq(users.userId, ids.company));
  await givenVerification(test, ids.lucia, { status: 'Declined', decision: 'Declined' });
  await givenVerification(test, ids.lucia, { attempt: 2, status: 'Approved', decision: 'Approved' });
  await givenVerification(test, ids.javier);
  await givenTransaction(test, ids.pending);
  await givenTransaction(test, ids.lucia, { status: 'rejected', rejectReason: 'Sin justificante' });
  await givenBankAccount(test, ids.pending, { state: 'valid' });
  await givenBankAccount(test, ids.javier);
  await givenBankAccount(test, ids.lucia, { deletedAt: test.clock.now });
});
afterAll(() => test.close());

async function namesFor(caller: Caller, query = ''): Promise<string[]> {
  const answer = await caller.get(`${path}?orderBy=createdAt&orderSide=asc${query}`);
  expect(answer.statusCode).toBe(200);
  const { data, total } = answer.json();
  expect(total).toBe(data.length);
  return data.map(({ name }: { name: string }) => name);
}

describe('access to the list', () => {
  it('[P7][C1] is refused to everyone but staff', async () => {
    expect((await (await as(test, 'visitor')).get(path)).statusCode).toBe(401);
    expect((await (await halfSignedIn(test, { role: 'admin' })).get(path)).statusCode).toBe(401);
    const customer = await as(test, { userId: ids.lucia });
    for (const address of [
      path,
      `${path}/export`,
      `${path}/${ids.lucia}`,
      `${path}/${crypto.randomUUID()}`,
    ]) {
      expect((await customer.get(address)).json().code).toBe('request.forbidden');
    }
  });

  it('[P6] shows managers their own customers only', async () => {
    expect(await namesFor(manager)).toEqual(['Lucía', 'Javier']);
    expect(await namesFor(other)).toEqual(['Pau']);
    expect(await namesFor(manager, `&managerId=${other.userId}`)).toEqual([]);
    expect((await manager.get(`${path}/${ids.lucia}`)).json()).toMatchObject({ managerId: manager.userId });
    const foreign = await manager.get(`${path}/${ids.pending}`);
    const missing = await manager.get(`${path}/${crypto.randomUUID()}`);
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect({ ...foreign.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' });
  });

  it('[E1][C1] shows administrators all users, with every field', async () => {
    const { data } = (await admin.get(`${path}?name=ferrer`)).json();
    expect(data).toEqual([
      {
        userId: ids.lucia,
        kind: 'individual',
        name: 'Lucía',
        surname: 'Ferrer Soler',
        legalRepresentativeName: null,
        taxId: null,
        legalForm: null,
        providerTie: null,
        email: 'Lucia.Ferrer@example.com',
        emailConfirmed: true,
        role: 'user',
        managerId: manager.userId,
        phone: '+34 611 204-518',
        gender: null,
        nationality: null,
        birthdayAt: null,
        identificationDocumentType: 'PASSPORT',
        identificationDocumentNumber: 'XY99Z',
        verificationStatus: 'Approved',
        language: 'es',
        notifyGeneralEmail: true,
        notifyTicketEmail: true,
        otpConfigured: true,
        disabled: false,
        createdAt: expect.any(String),
        version: 1,
      },
    ]);
    expect((await admin.get(`${path}/${ids.lucia}`)).json()).toEqual(data[0]);
    expect((await admin.get(`${path}/${ids.company}`)).json()).toMatchObject({
      otpConfigured: false,
      managerId: null,
      legalRepresentativeName: 'Marta Gil Roca',
    });
  });
});

describe('filters', () => {
  it.each([
    ['name=LUCIA', ['Lucía']],
    ['name=lucía ferr', ['Lucía']],
    ['name=huerta', ['Huerta Solar S.L.']],
    ['name=100%25', ['Javier']],
    ['name=example.com', []],
    ['disabled=true', ['Javier']],
    ['role=user&disabled=false', ['Lucía', 'Huerta Solar S.L.', 'Pau']],
    ['role=operator', ['Marcos', 'Berta']],
    ['role=admin&name=vidal', ['Elena']],
    ['verificationStatus=Approved', ['Lucía']],
    ['verificationStatus=Declined', []],
    ['verificationStatus=Completed', ['Javier']],
    ['role=user&verificationStatus=NotVerified', ['Huerta Solar S.L.', 'Pau']],
    ['hasPendingTransactions=true', ['Pau']],
    ['role=user&hasPendingTransactions=false', ['Lucía', 'Javier', 'Huerta Solar S.L.']],
    ['hasPendingBankAccounts=true', ['Javier']],
    ['role=user&hasPendingBankAccounts=false', ['Lucía', 'Huerta Solar S.L.', 'Pau']],
    ['multiSearch=soler', ['Lucía']],
    ['multiSearch=Lucía Ferrer', ['Lucía']],
    ['multiSearch=ferrer lucia', ['Lucía']],
    ['name=Soler Lucía', ['Lucía']],
    ['name=Soler Javier', []],
    ['multiSearch=solar s.l.', ['Huerta Solar S.L.']],
    ['multiSearch=marta gil', ['Huerta Solar S.L.']],
    ['multiSearch=lucia.FERRER@', ['Lucía']],
    ['multiSearch=611204518', ['Lucía']],
    ['multiSearch=611 20 45 18', ['Lucía']],
    ['multiSearch=xy99', ['Lucía']],
    ['multiSearch=%5C', []],
    ['multiSearch=_', []],
    ['disabled=true&hasPendingBankAccounts=true&verificationStatus=Completed&name=ortega', ['Javier']],
  ])('[C1] %s', async (query, expected) => {
    expect(await namesFor(admin, `&${query.replaceAll('+', '%2B')}`)).toEqual(expected);
  });

  it('[C1][P6] finds users by a list of ids, within what the caller may see', async () => {
    const picked = async (caller: Caller, wanted: string[]) => {
      const { data } = (await caller.get(`${path}?ids=${wanted.join()}`)).json();
      return data.map(({ userId }: { userId: string }) => userId).sort();
    };
    expect(await picked(admin, [ids.lucia, ids.company])).toEqual([ids.lucia, ids.company].sort());
    expect(await picked(manager, [ids.lucia, ids.pending])).toEqual([ids.lucia]);
    expect(await picked(admin, [crypto.randomUUID()])).toEqual([]);
    expect((await admin.get(`${path}?ids=1`)).statusCode).toBe(400);
  });

  it('[C1] finds users by manager and by complete id', async () => {
    expect(await namesFor(admin, `&managerId=${manager.userId}`)).toEqual(['Lucía', 'Javier']);
    expect(await namesFor(admin, `&multiSearch=${ids.pending}`)).toEqual(['Pau']);
    expect(await namesFor(manager, `&multiSearch=${ids.pending}`)).toEqual([]);
  });

  it.each([
    ['disabled=yes', 'disabled'],
    ['role=king', 'role'],
    ['verificationStatus=approved', 'verificationStatus'],
    ['managerId=1', 'managerId'],
    ['hasPendingTransactions=1', 'hasPendingTransactions'],
    ['orderBy=passwordHash', 'orderBy'],
    ['take=101', 'take'],
    ['surname=x', 'surname'],
  ])('[P7] refuse %s', async (query, field) => {
    const answer = await admin.get(`${path}?${query}`);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path: field }] });
  });
});

describe('pages', () => {
  it('[C10][C12] have the requested size and order, with the exact total', async () => {
    const all = await namesFor(admin, '&take=100');
    const page = (await admin.get(`${path}?orderBy=createdAt&orderSide=asc&skip=2&take=3`)).json();
    expect(page.total).toBe(all.length);
    expect(page.data.map(({ name }: { name: string }) => name)).toEqual(all.slice(2, 5));
    const lookup = (await admin.get(`${path}?role=operator&skip=0&take=100`)).json();
    expect(lookup.total).toBe(2);
  });

  it.each(['name', 'surname', 'email', 'createdAt'])(
    '[C10] are sorted by %s in both directions',
    async (column) => {
      const of = async (side: string) =>
        (await admin.get(`${path}?orderBy=${column}&orderSide=${side}&take=100`))
          .json()
          .data.map(({ userId }: { userId: string }) => userId);
      expect(await of('desc')).toEqual((await of('asc')).toReversed());
    },
  );

  it.each([
    ['name', 'álvaro', 'Berta'],
    ['surname', 'ávila', 'Ferrer Soler'],
  ] as const)('[C10] are sorted by %s alphabetically: %s before %s', async (column, first, second) => {
    await newUser(test.services, { [column]: first });
    const { data } = (await admin.get(`${path}?orderBy=${column}&orderSide=asc&take=100`)).json();
    const found = data.map((user: Record<string, string>) => user[column]);
    expect(found).toEqual(expect.arrayContaining([first, second]));
    expect(found.indexOf(first)).toBeLessThan(found.indexOf(second));
  });

  it('[C10] are sorted by the whole name, as it is shown', async () => {
    for (const surname of ['Urrutia', 'Guerrero']) await newUser(test.services, { name: 'Alba', surname });
    const { data } = (await admin.get(`${path}?orderBy=name&orderSide=asc&name=Alba&take=100`)).json();
    expect(data.map((user: Record<string, string>) => user.surname)).toEqual(['Guerrero', 'Urrutia']);
  });
});

describe('the CSV of users', () => {
  it('[B13][P6] has the same rows as the list, within what the caller may see', async () => {
    const answer = await manager.get(`${path}/export?disabled=false`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = answer.body.trim().split('\r\n');
    expect(head).toContain('Correo electrónico');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Lucia.Ferrer@example.com');
    expect(rows[0]).toContain(';Aprobada;');
  });

  it('[B13] has the whole name of each user, and the name of the manager', async () => {
    const answer = await admin.get(`${path}/export?ids=${ids.lucia},${ids.company}`);
    const [head = [], ...rows] = answer.body
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    const cells = rows.map((row) =>
      ['Nombre o razón social', 'Apellidos', 'Gestor'].map((name) => row[head.indexOf(name)]),
    );
    expect(cells.toSorted()).toEqual([
      ['Huerta Solar S.L.', '', ''],
      ['Lucía Ferrer Soler', 'Ferrer Soler', 'Marcos Iglesias'],
    ]);
  });
});
