import type { Ticket } from '@semilla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { givenTicket, ticketUrl, write } from '../../../test/tickets.ts';

const url = '/v1/support/tickets';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let other: Caller;
let lucia: Caller;
let marcos: Caller;
let alone: Caller;

/** Ids by title: three tickets of Lucía, one of Marcos (assigned to another manager), one of a user without a manager. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
  other = await as(test, 'operator');
  lucia = await as(test, 'user', { managerId: manager.userId, name: 'Lucía', surname: 'Ferrer Soler' });
  marcos = await as(test, 'user', { managerId: manager.userId });
  alone = await as(test, 'user');
  const open = async (caller: Caller, title: string, fields: object = {}) => {
    ids[title] = (await givenTicket(caller, { title, description: '=1+1', ...fields })).ticketId;
  };
  await open(lucia, 'Inversión duplicada');
  await open(lucia, 'Contraseña');
  await open(lucia, 'Retirada pendiente');
  await open(admin, 'Retirada de Marcos', { userId: marcos.userId, managerId: other.userId });
  await open(alone, 'Monedero vacío');
  await manager.patch(ticketUrl(ids.Contraseña as string), { body: { stateId: 'InProcess' } });
});
afterAll(() => test.close());

async function titles(caller: Caller, query = ''): Promise<string[]> {
  const answer = await caller.get(`${url}?take=100&orderBy=title&orderSide=asc&${query}`);
  expect(answer.statusCode).toBe(200);
  const { data, total } = answer.json();
  expect(total).toBe(data.length);
  return data.map((ticket: Ticket) => ticket.title);
}

describe('access to tickets', () => {
  it('[P6][P7] shows customers their own, managers those they handle, administrators all', async () => {
    expect(await titles(lucia)).toEqual(['Contraseña', 'Inversión duplicada', 'Retirada pendiente']);
    expect(await titles(marcos)).toEqual(['Retirada de Marcos']);
    expect(await titles(manager)).toEqual([
      'Contraseña',
      'Inversión duplicada',
      'Retirada de Marcos',
      'Retirada pendiente',
    ]);
    expect(await titles(other)).toEqual(['Retirada de Marcos']);
    expect(await titles(admin)).toHaveLength(5);
    expect((await (await as(test, 'visitor')).get(url)).statusCode).toBe(401);
  });

  it('[P7] answers the same for tickets of other users as for missing ones', async () => {
    const missing = await marcos.get(ticketUrl(crypto.randomUUID()));
    const theirs = await marcos.get(ticketUrl(ids.Contraseña as string));
    const { requestId: _, ...body } = missing.json();
    expect(theirs.statusCode).toBe(404);
    expect(theirs.json()).toMatchObject(body);
    expect((await other.get(ticketUrl(ids['Monedero vacío'] as string))).statusCode).toBe(404);
    expect(await titles(marcos, `userId=${lucia.userId}`)).toEqual([]);
    expect(await titles(marcos, `search=${ids.Contraseña}`)).toEqual([]);
  });
});

describe('the filters', () => {
  const cases: [string, () => string, string[]][] = [
    ['title', () => 'title=RETIRADA', ['Retirada de Marcos', 'Retirada pendiente']],
    ['title without accents', () => 'title=inversion', ['Inversión duplicada']],
    ['search by title', () => 'search=monedero', ['Monedero vacío']],
    ['search by id', () => `search=${ids.Contraseña}`, ['Contraseña']],
    ['search by an unknown id', () => `search=${crypto.randomUUID()}`, []],
    ['search for a wildcard', () => 'search=%25', []],
    ['stateId', () => 'stateId=InProcess', ['Contraseña']],
    ['userId', () => `userId=${alone.userId}`, ['Monedero vacío']],
    ['responsibleId', () => `responsibleId=${other.userId}`, ['Retirada de Marcos']],
    ['hasResponsible', () => 'hasResponsible=false', ['Monedero vacío']],
    ['with a responsible user', () => `hasResponsible=true&userId=${alone.userId}`, []],
    ['read', () => 'read=true', ['Contraseña', 'Retirada de Marcos']],
    ['unread', () => 'read=false', ['Inversión duplicada', 'Monedero vacío', 'Retirada pendiente']],
    ['several', () => `userId=${lucia.userId}&read=false&title=retirada`, ['Retirada pendiente']],
  ];
  it.each(cases)('[C9] filter by %s', async (_, query, expected) => {
    expect(await titles(admin, query())).toEqual(expected);
  });

  it.each(['stateId=Reopened', 'userId=1', 'read=yes', 'orderBy=ticketId', 'title=', 'take=0', 'client=1'])(
    'refuse %s',
    async (query) => {
      const answer = await admin.get(`${url}?${query}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].path).toBe(query.split('=')[0]);
    },
  );

  it('[A7] count the matches in each state, regardless of the state filter', async () => {
    const { data, totalByStates } = (
      await admin.get(`${url}?getTotalByStates=true&stateId=InProcess&userId=${lucia.userId}`)
    ).json();
    expect(data.map((ticket: Ticket) => ticket.title)).toEqual(['Contraseña']);
    expect(totalByStates).toEqual([
      { stateId: 'Open', total: 2 },
      { stateId: 'InProcess', total: 1 },
      { stateId: 'PendingCustomer', total: 0 },
      { stateId: 'PendingManager', total: 0 },
      { stateId: 'Closed', total: 0 },
      { stateId: 'Dismissed', total: 0 },
    ]);
    expect((await admin.get(url)).json()).not.toHaveProperty('totalByStates');
  });

  it('[A7] sort unread tickets first, latest activity first', async () => {
    const shown = async (caller: Caller) => {
      const { data } = (await caller.get(`${url}?orderBy=read&orderSide=asc`)).json();
      return data.map((ticket: Ticket) => ticket.title);
    };
    expect(await shown(manager)).toEqual([
      'Retirada pendiente',
      'Inversión duplicada',
      'Contraseña',
      'Retirada de Marcos',
    ]);
    expect((await shown(lucia))[0]).toBe('Contraseña');
  });

  it('[C10] sort by each column in both directions, in pages', async () => {
    const byTitle = (await admin.get(`${url}?orderBy=title&orderSide=desc&skip=1&take=2`)).json();
    expect(byTitle).toMatchObject({
      total: 5,
      data: [{ title: 'Retirada de Marcos' }, { title: 'Monedero vacío' }],
    });
    const { ticketId } = await givenTicket(alone, { title: 'árbol caído' });
    expect((await titles(admin))[0]).toBe('árbol caído');
    await admin.delete(ticketUrl(ticketId));
    const newest = (await admin.get(url)).json().data as Ticket[];
    expect(newest[0]?.title).toBe('Monedero vacío');
    const byActivity = (await admin.get(`${url}?orderBy=updatedAt`)).json().data as Ticket[];
    expect(byActivity[0]?.title).toBe('Contraseña');
    const byState = (await admin.get(`${url}?orderBy=stateId&orderSide=asc`)).json().data as Ticket[];
    expect(byState[0]?.stateId).toBe('InProcess');
  });
});

describe('the number of unread tickets', () => {
  it('[C12] is the total of a list with one row per page, for the caller’s side', async () => {
    const unread = async (caller: Caller) => (await caller.get(`${url}?take=1&read=false`)).json().total;
    const ana = await as(test, 'user', { managerId: manager.userId });
    const before = await unread(manager);
    expect(await unread(ana)).toBe(0);
    const { ticketId } = await givenTicket(ana);
    expect([await unread(ana), await unread(manager)]).toEqual([0, before + 1]);
    await write(manager, ticketId);
    expect([await unread(ana), await unread(manager)]).toEqual([1, before]);
    await ana.patch(ticketUrl(ticketId), { body: { read: true, isAdmin: false } });
    expect([await unread(ana), await unread(manager)]).toEqual([0, before]);
  });

  it('treats a manager’s own ticket as a customer’s', async () => {
    const asking = await as(test, 'operator');
    const unread = async () => (await asking.get(`${url}?take=1&read=false`)).json().total;
    const { ticketId } = await givenTicket(asking);
    expect(await unread()).toBe(0);
    await write(admin, ticketId);
    expect(await unread()).toBe(1);
  });
});

describe('the tickets to answer', () => {
  it('[A7][A23] are those in which the customer wrote last, as the home page counts them', async () => {
    const seen = async (caller: Caller) => {
      const all = (await caller.get(`${url}?awaitsAnswer=true`)).json();
      const { tickets } = (await caller.get('/v1/overview/waiting')).json();
      return { all: all.total, counted: tickets };
    };
    const carla = await as(test, 'operator');
    const ana = await as(test, 'user', { managerId: carla.userId });
    const { ticketId } = await givenTicket(ana);
    expect(await seen(carla)).toEqual({ all: 1, counted: 1 });
    // Reading it is no answer.
    await carla.patch(ticketUrl(ticketId), { body: { read: true, isAdmin: true } });
    expect(await seen(carla)).toEqual({ all: 1, counted: 1 });
    await write(carla, ticketId, { stateId: 'InProcess' });
    expect(await seen(carla)).toEqual({ all: 0, counted: 0 });
    await write(ana, ticketId);
    expect(await seen(carla)).toEqual({ all: 1, counted: 1 });
    await write(carla, ticketId, { stateId: 'PendingCustomer' });
    expect(await seen(carla)).toEqual({ all: 0, counted: 0 });
    await carla.patch(ticketUrl(ticketId), { body: { stateId: 'PendingManager', isAdmin: true } });
    expect(await seen(carla)).toEqual({ all: 1, counted: 1 });
    // What staff open for a customer waits for the customer.
    await givenTicket(carla, { title: 'Falta un documento', userId: ana.userId });
    expect(await seen(carla)).toEqual({ all: 1, counted: 1 });
  });
});

describe('the list as CSV', () => {
  it('[B13] has all rows of the list with its filters and scope, and no formulas', async () => {
    const answer = await manager.get(`${url}/export?title=contrase&orderBy=title`, {
      headers: { 'accept-language': 'es' },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="incidencias.csv"',
    });
    const [head, row, end] = answer.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFId;Título;Descripción;Estado;Cliente;Responsable;Prioridad;Fecha límite;Proyecto;Id del movimiento;Id de la inversión;Leída;Creada;Última actividad;Id del cliente',
    );
    expect(row).toContain(`${ids.Contraseña};Contraseña;"\t=1+1";En curso;Lucía Ferrer Soler;`);
    expect(end).toBe('');
    const ofCustomer = await lucia.get(`${url}/export`, { headers: { 'accept-language': 'es' } });
    expect(ofCustomer.body.split('\r\n')[0]).toBe(
      '\uFEFFId;Título;Descripción;Estado;Cliente;Responsable;Leída;Creada;Última actividad;Id del cliente',
    );
    expect((await other.get(`${url}/export`)).body.split('\r\n')).toHaveLength(3);
    expect((await other.get(`${url}/export?take=1`)).statusCode).toBe(400);
    expect((await (await as(test, 'visitor')).get(`${url}/export`)).statusCode).toBe(401);
  });
});
