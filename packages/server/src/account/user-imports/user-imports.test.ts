// Goal: staff import customers from a CSV file; if one row is wrong, nothing is created.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { mailTo } from '../../../test/mails.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import { users } from '../../schema/users.ts';

const path = '/v1/account/user-imports';
const headings =
  'Persona o empresa;Nombre;Apellidos;Correo electrónico;Fecha de nacimiento;Nacionalidad;Representante legal';
let test: TestApp;
let admin: Caller;
let manager: Caller;
let count = 0;

beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  manager = await as(test, 'operator');
});
afterAll(() => test.close());

const address = () => {
  count += 1;
  return `importada.${count}@example.com`;
};
const person = (email = address(), name = 'Ana') => `Persona;${name};Gil Roca;${email};21/05/1988;España;`;
const company = (email = address()) => `Empresa;Huerta Solar S.L.;;${email};;;Marta Gil Roca`;
const table = (...rows: string[]) => [headings, ...rows].join('\n');

async function send(caller: Caller, to: string, text: string, language = 'es') {
  const form = formOf({ file: fileOf(text, 'clientes.csv') });
  const headers = { 'accept-language': language, 'idempotency-key': crypto.randomUUID() };
  return caller.post(to, { form, headers });
}
const preview = (caller: Caller, text: string, language?: string) =>
  send(caller, `${path}/preview`, text, language);
const carryOut = (caller: Caller, text: string) => send(caller, path, text);
const numberOfUsers = () => test.db.$count(users);

describe('a preview of an import', () => {
  it('[A28][B5] is noted with its number of rows, because it tells who has an account', async () => {
    await preview(manager, table(person(), person('sin-arroba')));
    const { data } = (await admin.get('/v1/audit?action=user-import.preview')).json();
    expect(data[0]).toMatchObject({
      userId: manager.userId,
      subjectType: 'user-import',
      after: { total: 2, wrong: 1 },
    });
  });

  it('[A28] finds what the import would do, and creates nothing', async () => {
    const before = await numberOfUsers();
    const answer = await preview(
      admin,
      `${table(person(), company()).replace('Persona o', 'Observaciones;Persona o').replace(/\n/g, '\nnota;')}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      total: 2,
      wrong: 0,
      ignored: ['Observaciones'],
      rows: [
        { row: 2, name: 'Ana Gil Roca', problems: [] },
        { row: 3, name: 'Huerta Solar S.L.', problems: [] },
      ],
    });
    expect(await numberOfUsers()).toBe(before);
  });

  it('[A28] names every problem of each row, by its heading and in both languages', async () => {
    const { userId } = await newUser(test.services);
    const known = (await admin.get(`/v1/account/users/${userId}`)).json().email;
    const twice = address();
    const text = table(
      `Persona;;Gil;sin-arroba;31/02/1988;Atlántida;`,
      person(known),
      person(twice),
      person(twice.toUpperCase()),
      `Empresa;Huerta S.L.;Gil;${address()};;;`,
      `Robot;Ana;Gil;${address()};21/05/1988;;`,
    );
    const { wrong, rows } = (await preview(admin, text)).json();
    expect(wrong).toBe(5);
    const problems = rows.map((row: { problems: { heading: string; message: string }[] }) =>
      row.problems.map(({ heading, message }) => `${heading}: ${message}`).toSorted(),
    );
    expect(problems).toEqual([
      [
        'Correo electrónico: El correo electrónico no es válido.',
        'Fecha de nacimiento: La fecha es incorrecta.',
        'Nacionalidad: Elige un país.',
        'Nombre: Requerido.',
      ],
      ['Correo electrónico: Ya existe una cuenta con este correo electrónico.'],
      [],
      ['Correo electrónico: Se repite: ya está en la fila 4.'],
      ['Apellidos: Esto es solo para personas físicas.', 'Representante legal: Requerido.'],
      ['Persona o empresa: Elige una de las opciones.'],
    ]);
    const english = (await preview(admin, text, 'en')).json();
    expect(english.rows[3].problems).toEqual([
      { heading: 'Correo electrónico', message: 'Repeated: it is in row 4 already.' },
    ]);
  });
});

describe('[A28] a row', () => {
  it('may have the number of a person under NIF, without the type of the document', async () => {
    const text = `Nombre;Apellidos;Correo;Nacimiento;NIF\nAna;Gil;${address()};21/05/1988;12345678Z`;
    const { rows } = (await carryOut(admin, text)).json();
    expect((await admin.get(`/v1/account/users/${rows[0].recordId}`)).json()).toMatchObject({
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: '12345678Z',
      taxId: null,
    });
  });

  it('is refused if a cell has no heading', async () => {
    const { rows } = (await preview(admin, table(`${person()};de más`))).json();
    expect(rows[0].problems).toEqual([
      { heading: null, message: expect.stringMatching(/^Hay una celda sin título/) },
    ]);
  });
});

describe('an import of customers', () => {
  it('[A28][C1] creates them all and sends each an invitation in their language', async () => {
    const [first, second] = [address(), address()];
    const answer = await carryOut(admin, table(person(first), company(second)));
    expect(answer.statusCode).toBe(201);
    const { total, rows } = answer.json();
    expect(total).toBe(2);
    const [ana] = await Promise.all(
      rows.map(async ({ recordId }: { recordId: string }) =>
        (await admin.get(`/v1/account/users/${recordId}`)).json(),
      ),
    );
    expect(ana).toMatchObject({
      name: 'Ana',
      surname: 'Gil Roca',
      email: first,
      birthdayAt: '1988-05-21',
      nationality: 'ES',
      kind: 'individual',
      managerId: null,
    });
    expect((await mailTo(test, first)).subject).toBe('Tu cuenta está preparada');
    expect((await mailTo(test, second)).subject).toBe('Tu cuenta está preparada');
  });

  it('[A28][P6] assigns them to the manager who imports them', async () => {
    const { rows } = (await carryOut(manager, table(person()))).json();
    const customer = (await manager.get(`/v1/account/users/${rows[0].recordId}`)).json();
    expect(customer.managerId).toBe(manager.userId);
  });

  it('[A28] creates none if one row is wrong', async () => {
    const before = await numberOfUsers();
    const answer = await carryOut(admin, table(person(), person('sin-arroba'), person()));
    expect(answer.json()).toMatchObject({ status: 409, code: 'file.rows_wrong' });
    expect(await numberOfUsers()).toBe(before);
  });

  it('[A28] is refused if an address was taken after the preview', async () => {
    const [first, second] = [address(), address()];
    const text = table(person(first), person(second));
    expect((await preview(admin, text)).json().wrong).toBe(0);
    await newUser(test.services, { email: second });
    expect((await carryOut(admin, text)).json().code).toBe('file.rows_wrong');
    expect((await admin.get(`/v1/account/users?multiSearch=${first}`)).json().total).toBe(0);
  });

  it('[A28][B2] creates them once if the same request is sent again', async () => {
    const before = await numberOfUsers();
    const text = table(person());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const sendIt = () => admin.post(path, { form: formOf({ file: fileOf(text, 'clientes.csv') }), headers });
    const [first, again] = [await sendIt(), await sendIt()];
    expect(again.json()).toEqual(first.json());
    expect(await numberOfUsers()).toBe(before + 1);
  });

  it('[A28][P1] is refused to customers, and without an idempotency key', async () => {
    const form = () => formOf({ file: fileOf(table(person()), 'clientes.csv') });
    const customer = await as(test, 'user');
    for (const to of [path, `${path}/preview`])
      expect((await customer.post(to, { form: form() })).json().code).toBe('request.forbidden');
    expect((await admin.post(path, { form: form(), headers: { 'idempotency-key': '' } })).statusCode).toBe(
      400,
    );
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'file.type_not_allowed'],
    ['a text without columns', 'Hola\nmundo', 'file.type_not_allowed'],
    ['unknown columns only', 'uno;dos\n1;2', 'file.not_a_table'],
    ['no rows', headings, 'file.no_rows'],
    ['an open quote', `${headings}\n"Ana`, 'file.not_a_table'],
  ])('[A28][V9] of %s is refused', async (_what, bytes, code) => {
    const form = formOf({ file: fileOf(bytes, 'clientes.csv') });
    expect((await admin.post(`${path}/preview`, { form })).json().code).toBe(code);
  });
});
