import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, bankAccountsUrl, decide } from '../../../test/bank-accounts.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { auditEntries } from '../../schema/audit-entries.ts';

interface Account {
  bankAccountId: string;
  userId: string;
  alias: string;
  account: string;
  viewUrl: string;
}

const account = 'ES9121000418450200051332';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let stranger: Caller;
let owner: Caller;
let other: Caller;
let visitor: Caller;
let savings: Account;

beforeAll(async () => {
  test = await buildTestApp();
  [admin, manager, stranger] = [
    await as(test, 'admin'),
    await as(test, 'operator'),
    await as(test, 'operator'),
  ];
  owner = await as(test, 'user', { managerId: manager.userId, name: 'Álvaro', surname: 'Nuñez' });
  [other, visitor] = [await as(test, 'user'), await as(test, 'visitor')];
  savings = (await addAccount(owner, { alias: 'Ahorro común', account })).json();
  await addAccount(owner, { alias: 'Nómina' });
  const refused = (await addAccount(owner, { alias: 'Vieja' })).json();
  await decide(admin, refused.bankAccountId, 'error', 'Está a nombre de otra persona.');
  await addAccount(other, { alias: 'Ahorro propio' });
});
afterAll(() => test.close());

const list = async (caller: Caller, query = '') =>
  (await caller.get(`${bankAccountsUrl}?${query}`)).json() as { data: Account[]; total: number };
const aliases = async (caller: Caller, query = '') =>
  (await list(caller, `orderBy=alias&orderSide=asc&${query}`)).data.map(({ alias }) => alias);

describe('access to bank accounts', () => {
  it('[P6][P7][C3] is given to their owner, the owner’s manager and administrators', async () => {
    expect((await visitor.get('/v1/payment/bank-accounts')).statusCode).toBe(401);
    expect(await aliases(owner)).toEqual(['Ahorro común', 'Nómina', 'Vieja']);
    expect(await aliases(manager)).toEqual(['Ahorro común', 'Nómina', 'Vieja']);
    expect(await aliases(stranger)).toEqual([]);
    expect(await aliases(admin)).toEqual(['Ahorro común', 'Ahorro propio', 'Nómina', 'Vieja']);
    expect(await list(owner, `userId=${other.userId}`)).toEqual({ data: [], total: 0 });
  });

  it('[P7] gives the same answer for other users’ accounts as for unknown ones', async () => {
    const missing = `${bankAccountsUrl}/${crypto.randomUUID()}`;
    const there = `${bankAccountsUrl}/${savings.bankAccountId}`;
    for (const caller of [other, stranger]) {
      const [foreign, none] = [await caller.get(there), await caller.get(missing)];
      expect(foreign.statusCode).toBe(404);
      expect({ ...foreign.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' });
    }
    const hidden = await visitor.get(`/v1/payment/bank-accounts/${savings.bankAccountId}`);
    expect(hidden.statusCode).toBe(401);
    expect((await owner.get(`${bankAccountsUrl}/1`)).statusCode).toBe(400);
  });

  it('[M5][C3] shows the whole number only to the owner, and records which administrator looked at it', async () => {
    const read = async (caller: Caller) =>
      (await caller.get(`${bankAccountsUrl}/${savings.bankAccountId}`)).json().account;
    expect([await read(owner), await read(admin), await read(manager)]).toEqual([
      account,
      '••••\u00a0••••\u00a01332',
      '••••\u00a0••••\u00a01332',
    ]);
    const number = `${bankAccountsUrl}/${savings.bankAccountId}/number`;
    expect((await manager.get(number)).statusCode).toBe(403);
    for (const caller of [owner, admin]) expect((await caller.get(number)).json()).toEqual({ account });
    const looks = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'bank-account.see-number'))
      .orderBy(auditEntries.auditEntryId);
    expect(looks).toMatchObject([{ userId: admin.userId, subjectId: savings.bankAccountId }]);
    const enough = test.services.config.freshFactorMinutes;
    test.services.config.freshFactorMinutes = -1;
    expect((await admin.get(number)).json().code).toBe('auth.fresh_factor_required');
    expect((await admin.get(`${bankAccountsUrl}/export`)).statusCode).toBe(403);
    expect((await owner.get(number)).statusCode).toBe(200);
    test.services.config.freshFactorMinutes = enough;
    for (const { account: shown } of (await list(manager)).data)
      expect(shown).toMatch(/^••••\u00a0••••\u00a0\d{4}$/);
  });
});

describe('the list', () => {
  it.each([
    ['alias=AHORRO', ['Ahorro común', 'Ahorro propio']],
    ['alias=nomina', ['Nómina']],
    ['account=1332', ['Ahorro común']],
    ['account=es91 2100 0418 4502 0005 1332', ['Ahorro común']],
    ['main=true', ['Ahorro común', 'Ahorro propio']],
    ['state=error', ['Vieja']],
    ['state=pending&main=false', ['Nómina']],
    ['skip=1&take=2', ['Ahorro propio', 'Nómina']],
  ])('[C3][C10] filters by %s', async (query, expected) => {
    expect(await aliases(admin, query)).toEqual(expected);
  });

  it('[M5] does not let staff find a number by searching for parts', async () => {
    expect(await aliases(manager, 'account=1332')).toEqual(['Ahorro común']);
    expect(await aliases(manager, `account=${account}`)).toEqual(['Ahorro común']);
    for (const part of ['ES91', '0', '332', '51332', account.slice(1)]) {
      for (const staff of [manager, admin]) expect(await aliases(staff, `account=${part}`)).toEqual([]);
    }
  });

  it.each(['orderBy=bankAccountId', 'state=open', 'account=%25', 'main=1', 'take=101', 'iban=ES91'])(
    '[C3] refuses %s',
    async (query) => {
      expect((await admin.get(`${bankAccountsUrl}?${query}`)).statusCode).toBe(400);
    },
  );

  it('[B13][M5] is exported as CSV with the same filters and masks', async () => {
    const csv = await manager.get(`${bankAccountsUrl}/export?state=pending&orderBy=alias&orderSide=asc`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = csv.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      'Cliente;Alias;IBAN;Principal;Estado;Motivo del error;Añadida;Última modificación;Id del cliente;Id de la cuenta',
    );
    expect(lines.slice(1).map((line) => line.split(';').slice(0, 5))).toEqual([
      ['Álvaro Nuñez', 'Ahorro común', '••••\u00a0••••\u00a01332', 'Sí', 'Pendiente'],
      ['Álvaro Nuñez', 'Nómina', expect.stringMatching(/^••••\u00a0••••\u00a0\d{4}$/), 'No', 'Pendiente'],
    ]);
    expect((await visitor.get(`${bankAccountsUrl}/export`)).statusCode).toBe(401);
  });
});

describe('the certificate', () => {
  it('[C3][E14] opens only for the owner and administrators', async () => {
    for (const caller of [owner, admin]) {
      const answer = await caller.get(savings.viewUrl);
      expect(answer.rawPayload).toEqual(Buffer.from(buildPdf('Certificado de titularidad')));
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      });
    }
    const hidden = await visitor.get(`/v1/payment/bank-accounts/view/${savings.bankAccountId}`);
    expect(hidden.statusCode).toBe(401);
    expect((await manager.get(savings.viewUrl)).statusCode).toBe(403);
    expect((await other.get(savings.viewUrl)).statusCode).toBe(404);
    expect((await other.get(`${bankAccountsUrl}/view/${crypto.randomUUID()}`)).statusCode).toBe(404);
  });

  it('[C3] has a temporary URL that works for a few minutes', async () => {
    const url = `${bankAccountsUrl}/${savings.bankAccountId}/url`;
    const address = (await owner.get(url)).json();
    expect((await visitor.get(new URL(address.url).pathname)).statusCode).toBe(200);
    test.clock.advance(301);
    expect((await visitor.get(new URL(address.url).pathname)).statusCode).toBe(404);
    const hidden = await visitor.get(`/v1/payment/bank-accounts/${savings.bankAccountId}/url`);
    expect(hidden.statusCode).toBe(401);
    expect((await manager.get(url)).statusCode).toBe(403);
    expect((await other.get(url)).statusCode).toBe(404);
  });

  it('[C4] opens by document id only for its owner, because staff need a fresh factor', async () => {
    const { url } = (await owner.get(`${bankAccountsUrl}/${savings.bankAccountId}/url`)).json();
    const documentId = new URL(url).pathname.split('/').at(-1)?.split('.')[0];
    const view = `/v1/documents/view/${documentId}`;
    expect((await owner.get(view)).statusCode).toBe(200);
    expect((await admin.get(view)).statusCode).toBe(404);
    for (const caller of [visitor, other, manager]) expect((await caller.get(view)).statusCode).toBe(404);
  });
});
