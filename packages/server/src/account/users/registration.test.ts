import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { statementsOf } from '../../../test/statements-of.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { readMailbox } from '../../kit/mail/mailbox.ts';
import { users } from '../../schema/users.ts';
import { wallets } from '../../schema/wallets.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const person = {
  kind: 'individual',
  name: 'Lucía',
  surname: 'Ferrer Soler',
  birthdayAt: '1988-05-21',
  email: 'lucia.ferrer@example.com',
  password: 'Almendro#24',
  language: 'es',
  acceptTerms: true,
};
const company = {
  kind: 'company',
  companyName: 'Huerta Solar S.L.',
  legalRepresentativeName: 'Marta Gil Roca',
  email: 'hola@huertasolar.example',
  password: 'Almendro#24',
  language: 'en',
  acceptTerms: true,
};

function mailTo(address: string, count = 1) {
  const { mail } = test.services.config;
  const folder = mail.kind === 'mailbox' ? mail.folder : '';
  return until(async () => {
    const found = (await readMailbox(folder)).filter(({ to }) => to === address);
    return found.length >= count ? found[0] : undefined;
  });
}

const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] as string;

describe('registration', () => {
  it('[P2][C1] registers a person with a wallet, and confirms the address by mail', async () => {
    const browser = new Browser(test);
    const answer = await browser.post('/v1/account/users', person);
    expect(answer.statusCode).toBe(201);
    const user = answer.json();
    expect(user).toMatchObject({
      name: 'Lucía',
      surname: 'Ferrer Soler',
      role: 'user',
      emailConfirmed: false,
      disabled: false,
    });
    expect(answer.body).not.toContain('hash');
    const owned = await test.db.select().from(wallets);
    expect(owned.filter(({ userId }) => userId === user.userId)).toHaveLength(1);

    const mail = await mailTo(person.email);
    expect(mail.subject).toBe('Confirma tu correo electrónico');
    const token = tokenIn(mail.text);
    const confirmed = await browser.post('/v1/auth/email/verify', { token });
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { email: person.email, next: 'first-otp' },
    ]);
    expect((await browser.post('/v1/auth/email/verify', { token })).json()).toMatchObject({
      code: 'auth.link_invalid',
    });
    const login = await browser.post('/v1/auth/login', { email: person.email, password: person.password });
    expect(login.json()).toEqual({ next: 'first-otp' });
  });

  it('[V1] names every missing field of an empty body', async () => {
    const answer = await new Browser(test).post('/v1/account/users', {});
    const { status, errors } = answer.json();
    expect([
      status,
      errors.map(({ path, message }: Record<string, string>) => `${path}: ${message}`),
    ]).toEqual([
      400,
      [
        'name: Requerido.',
        'surname: Requerido.',
        'birthdayAt: Requerido.',
        'email: Requerido.',
        'password: Requerido.',
        'acceptTerms: Tienes que aceptar las condiciones.',
      ],
    ]);
  });

  it('[X1] says that the wallet could not be created, and creates no user either', async () => {
    await test.db.execute(sql`alter table wallets add constraint none check (false) not valid`);
    const body = { ...person, email: 'sin.monedero@example.com' };
    for (const [language, words] of [
      ['es', 'No se ha podido crear el monedero.'],
      ['en', 'Could not create wallet.'],
    ] as const) {
      const answer = await new Browser(test).post('/v1/account/users', body, { 'accept-language': language });
      expect(answer.json()).toMatchObject({ status: 500, code: 'wallet.creation_failed' });
      expect(answer.json().detail).toContain(words);
    }
    await test.db.execute(sql`alter table wallets drop constraint none`);
    expect(await test.db.$count(users, eq(users.email, body.email))).toBe(0);
  });

  it('[P2][B8] registers a company with its representative, and sends the mail in its language', async () => {
    const given = { ...company, taxId: 'b-85432102', legalForm: 'SL' };
    const answer = await new Browser(test).post('/v1/account/users', given);
    expect(answer.json()).toMatchObject({
      taxId: 'B85432102',
      legalForm: 'SL',
      kind: 'company',
      name: 'Huerta Solar S.L.',
      legalRepresentativeName: 'Marta Gil Roca',
      surname: null,
    });
    expect((await mailTo(company.email)).subject).toBe('Confirm your e-mail address');
  });

  it('[P2] refuses a wrong tax number of a company', async () => {
    const given = { ...company, email: 'otra.empresa@example.com', taxId: 'B85432103' };
    const answer = await new Browser(test).post('/v1/account/users', given, { 'accept-language': 'es' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'taxId', message: 'El NIF no es válido.' }]);
  });

  it('[V3] answers the same for a known address, ignoring case, saves nothing, and writes to its owner', async () => {
    const before = (await test.db.select().from(wallets)).length;
    const email = 'LUCIA.ferrer@example.com';
    const answer = await new Browser(test).post('/v1/account/users', { ...person, email });
    const fresh = await new Browser(test).post('/v1/account/users', {
      ...person,
      email: 'otra.lucia@example.com',
    });
    const shape = (user: object) => Object.entries(user).filter(([name]) => !/Id$|At$|^email$/.test(name));
    expect(answer.statusCode).toBe(201);
    expect(shape(answer.json())).toEqual(shape(fresh.json()));
    expect(answer.json()).toMatchObject({ email: person.email, emailConfirmed: false });
    expect((await test.db.select().from(wallets)).length).toBe(before + 1);
    expect(await test.db.$count(users, eq(users.userId, answer.json().userId))).toBe(0);
    expect((await mailTo(person.email, 2)).subject).toBe('Ya tienes una cuenta con nosotros');
  });

  it('[V3] runs the same statements for a known address as for a new one, so the response time reveals nothing', async () => {
    const ask = async (address: string) => {
      const asking = () => new Browser(test).post('/v1/account/users', { ...person, email: address });
      const { answer, statements } = await statementsOf(asking);
      expect(answer.statusCode).toBe(201);
      // The rollback adds savepoint statements, which take almost no time.
      return statements
        .filter((text) => !/savepoint/.test(text))
        .map((text) => text.slice(0, 30))
        .toSorted();
    };
    const email = 'tercera.lucia@example.com';
    const asNew = await ask(email);
    expect(await ask(email)).toEqual(asNew);
    expect(asNew.length).toBeGreaterThan(5);
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(eq(users.email, email));
    expect(await ask(email)).toEqual(asNew);
  });

  const invalid: [string, object, string, string][] = [
    ['[V1] refuses an empty name', { name: '  ' }, 'name', 'Requerido.'],
    ['[V1] refuses a missing name', { name: undefined }, 'name', 'Requerido.'],
    ['[V3] refuses an invalid address', { email: 'lucia@' }, 'email', 'El correo electrónico no es válido.'],
    ['[V2] refuses a short password', { password: 'Ab#1' }, 'password', 'La contraseña necesita'],
    [
      '[V2] refuses a password without a symbol',
      { password: 'Almendro24' },
      'password',
      'La contraseña necesita',
    ],
    ['[V12] refuses a minor', { birthdayAt: '2015-01-01' }, 'birthdayAt', 'Debes tener al menos 18 años.'],
    [
      '[V5] refuses a date that does not exist',
      { birthdayAt: '1988-02-30' },
      'birthdayAt',
      'La fecha es incorrecta.',
    ],
    [
      '[V7] refuses a too long name',
      { name: 'a'.repeat(81) },
      'name',
      'Debe tener como máximo 80 caracteres.',
    ],
    [
      '[V16] refuses terms that are not accepted',
      { acceptTerms: false },
      'acceptTerms',
      'Tienes que aceptar las condiciones.',
    ],
    ['[V1] refuses a name with a link', { name: 'Win 1000 EUR at https://evil.test/now' }, 'name', 'enlaces'],
    ['[V1] refuses a name with a domain', { surname: 'Win 1000 EUR at evil.test' }, 'surname', 'enlaces'],
    ['[V1] refuses a name with a line break', { surname: 'Ferrer\nSoler' }, 'surname', 'saltos de línea'],
    [
      '[V1] refuses a name that turns its direction',
      { name: 'Lucía \u202Eaicul' },
      'name',
      'no se pueden usar',
    ],
    ['[V2] refuses a common password', { password: 'Password1!' }, 'password', 'de las más usadas'],
    ['[V2] refuses another common password', { password: 'Qwerty123!' }, 'password', 'de las más usadas'],
    ['[V2] refuses the name of the platform', { password: 'S.e.m.i.l.l.a#24' }, 'password', '«semilla»'],
    ['[V2] refuses a word of its trade', { password: 'MiInversión#24' }, 'password', '«inversion»'],
    ['[V1] refuses a role', { role: 'admin' }, 'role', 'Este campo no existe.'],
  ];
  it.each(invalid)('%s', async (_title, change, path, message) => {
    const body = { ...person, email: 'otra@example.com', ...change };
    const answer = await new Browser(test).post('/v1/account/users', body, { 'accept-language': 'es-ES' });
    expect(answer.statusCode).toBe(400);
    const { errors } = answer.json();
    expect(errors.find((error: { path: string }) => error.path === path)?.message).toContain(message);
  });

  it('[P3] answers with errors in English when English is requested', async () => {
    const answer = await new Browser(test).post(
      '/v1/account/users',
      { ...person, name: '' },
      { 'accept-language': 'en' },
    );
    expect(answer.json().errors[0]).toMatchObject({ path: 'name', code: 'required', message: 'Required.' });
  });
});

describe('a forgotten password', () => {
  it('[C2] is reset by a link that works once, which ends every session', async () => {
    const browser = new Browser(test);
    await browser.post('/v1/auth/login', { email: person.email, password: person.password });
    expect(
      (await new Browser(test).post('/v1/auth/password/forgot', { email: person.email })).statusCode,
    ).toBe(204);
    const token = tokenIn((await mailTo(person.email, 3)).text);
    const reset = { token, password: 'Olivar#2026' };
    expect((await new Browser(test).post('/v1/auth/password/reset', reset)).statusCode).toBe(204);
    expect((await new Browser(test).post('/v1/auth/password/reset', reset)).json()).toMatchObject({
      code: 'auth.link_invalid',
    });
    expect((await browser.get('/v1/account/users/me')).statusCode).toBe(401);
    const old = await browser.post('/v1/auth/login', { email: person.email, password: person.password });
    expect(old.statusCode).toBe(401);
    const login = await browser.post('/v1/auth/login', { email: person.email, password: 'Olivar#2026' });
    expect(login.statusCode).toBe(200);
  });

  it('[C2] answers the same for an unknown address', async () => {
    const answer = await new Browser(test).post('/v1/auth/password/forgot', { email: 'nadie@example.com' });
    expect(answer.statusCode).toBe(204);
  });

  it('[C2] has a link that expires', async () => {
    await new Browser(test).post('/v1/auth/password/forgot', { email: company.email });
    const token = tokenIn((await mailTo(company.email, 2)).text);
    test.clock.advance(2 * 3_600);
    const answer = await new Browser(test).post('/v1/auth/password/reset', {
      token,
      password: 'Olivar#2026',
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'auth.link_invalid' });
  });
});
