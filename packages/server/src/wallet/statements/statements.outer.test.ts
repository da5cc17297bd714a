// Goal: callers who may see a wallet get its statement as CSV and PDF, and it agrees with the wallet to the cent. Method: an
// investor's year through the API, on a clock that the test advances.
import { termsVersion } from '@semilla/contract';
import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller, halfSignedIn } from '../../../test/callers.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { acceptedAccount, approve, askFor, makeInvestor, reject } from '../../../test/money.ts';
import { endReflection } from '../../../test/orders.ts';
import { newProject } from '../../../test/platform-records.ts';
import { moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { textOfPdf } from '../../kit/paper/text-of-pdf.ts';
import { auditEntries } from '../../schema/audit-entries.ts';
import { users } from '../../schema/users.ts';

let test: TestApp;
let lucia: Caller;
let company: Caller;
let managerId: string;
let walletId: string;

const statementUrl = (id: string, days = 'fromDate=2026-01-01&toDate=2026-05-04', format = 'csv') =>
  `/v1/wallet/wallets/${id}/statement?${days}&format=${format}`;

/** Moves the clock to a time and signs in again, because sessions do not last for days. */
async function on(moment: string): Promise<Caller> {
  test.clock.advance((Date.parse(moment) - test.clock.now.getTime()) / 1_000);
  lucia = await as(test, { userId: lucia.userId });
  return as(test, 'admin');
}

async function openProject(admin: Caller, name: string): Promise<string> {
  const projectId = await newProject(admin, {
    name,
    dateStart: null,
    dateEnd: null,
    financingAmount: 20_000,
    projectDuration: 12,
    targetProfitability: 1_001,
    deliveryFeePeriod: 'end_of_project',
    withdrawMoneyFinanced: true,
    promoter: {
      name: 'Promociones Ñandú, S.L.',
      taxId: 'B12345674',
      website: null,
      description: null,
      descriptionEn: null,
    },
  });
  await moveTo(admin, projectId, 'Investment');
  return projectId;
}

async function invest(projectId: string, amount: string): Promise<string> {
  const answer = await lucia.post('/v1/project/orders', { body: { projectId, amount, termsVersion } });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().orderId;
}

async function withdraw(amount: string): Promise<string> {
  const answer = await askFor(lucia, { type: 'withdraw', amount });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().transactionId;
}

async function playYear(): Promise<void> {
  await makeInvestor(test, lucia.userId, 100_000);
  let admin = await on('2026-02-02T10:00:00Z');
  const sol = await openProject(admin, 'Edificio Sol, 3 · ñ');
  const luna = await openProject(admin, 'Edificio Luna');
  const cancelled = await invest(luna, '150.00');
  await invest(sol, '200.00');
  admin = await on('2026-02-20T10:00:00Z');
  await lucia.post(`/v1/project/orders/${cancelled}/cancel`);
  await reject(admin, await withdraw('10.00'));
  await approve(admin, await withdraw('20.50'));
  await endReflection(lucia, sol);
  admin = await on('2026-03-10T10:00:00Z');
  const returns = `/v1/project/projects/${sol}`;
  const form = formOf({ file: fileOf(buildPdf('Justificante'), 'justificante.pdf'), amount: '220.02' });
  await admin.post(`${returns}/repayments`, { form });
  const run = await admin.post(`${returns}/distributions`, { body: { period: 1 } });
  expect(run.statusCode, run.body).toBe(200);
  admin = await on('2026-05-04T10:00:00Z');
  await withdraw('30.00');
  await askFor(lucia, { type: 'income', amount: '70.00' });
}

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-15T10:00:00Z'), isEmbedded: true });
  ({ userId: managerId } = await as(test, 'operator'));
  lucia = await as(test, 'user', { managerId, name: 'Lucía', surname: 'Peña Núñez' });
  await acceptedAccount(test, lucia.userId);
  await test.db
    .update(users)
    .set({ identificationDocumentType: 'ID_CARD', identificationDocumentNumber: '12345678Z' })
    .where(eq(users.userId, lucia.userId));
  await playYear();
  walletId = (await lucia.get('/v1/wallet/wallets')).json().data[0].walletId;
  company = await as(test, 'user', { name: 'Café Inversiones, S.L.' });
  await test.db
    .update(users)
    .set({ kind: 'company', surname: null, legalRepresentativeName: 'Marta Gil' })
    .where(eq(users.userId, company.userId));
});
afterAll(() => test.close());

const rowsOf = (body: string) => body.replace(/^\uFEFF/, '').split('\r\n');

describe('the statement as CSV', () => {
  it('[B12][M1][M3] contains every line, balance and sum to the cent', async () => {
    const answer = await lucia.get(statementUrl(walletId));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="extracto-2026-01-01-2026-05-04.csv"',
      'cache-control': 'private, no-store',
    });
    const rows = rowsOf(answer.body);
    const lines = rows.slice(rows.indexOf('Fecha,Concepto,Detalle,Proyecto,Entradas,Salidas,Saldo') + 1);
    const maskedLines = lines
      .filter(Boolean)
      .map((line) => line.replace(/Cuenta[^,]*••••\u00a0\d{4}/, 'Cuenta'));
    expect(maskedLines).toEqual([
      '2026-01-15,Ingreso,Cuenta,,1000.00,,1000.00',
      '2026-02-02,Inversión en Edificio Luna,,Edificio Luna,,150.00,850.00',
      '2026-02-02,"Inversión en Edificio Sol, 3 · ñ",,"Edificio Sol, 3 · ñ",,200.00,650.00',
      '2026-02-20,Cancelación de la inversión en Edificio Luna,,Edificio Luna,150.00,,800.00',
      '2026-02-20,Penalización por cancelación en Edificio Luna,,Edificio Luna,,3.00,797.00',
      '2026-02-20,Retirada,Cuenta · rechazada el 20/02/2026,,,10.00,787.00',
      '2026-02-20,"Retirada rechazada, devuelta al saldo",Cuenta,,10.00,,797.00',
      '2026-02-20,Retirada,Cuenta · pagada el 20/02/2026,,,20.50,776.50',
      '2026-03-10,"Rendimiento de Edificio Sol, 3 · ñ",,"Edificio Sol, 3 · ñ",20.02,,796.52',
      '2026-03-10,"Devolución del capital de Edificio Sol, 3 · ñ",,"Edificio Sol, 3 · ñ",200.00,,996.52',
      '2026-03-10,"Comisión sobre el rendimiento de Edificio Sol, 3 · ñ",,"Edificio Sol, 3 · ñ",,2.00,994.52',
      '2026-05-04,Retirada,Cuenta · retenida hasta su pago,,,30.00,964.52',
    ]);
    for (const row of [
      'Titular,Lucía Peña Núñez',
      'Documento de identidad,12345678Z',
      'Saldo inicial,0.00',
      'Entradas,1380.02',
      'Salidas,415.50',
      'Saldo final,964.52',
      'Retenido al final,30.00',
      'Ingresos,1000.00',
      'Retiradas rechazadas o devueltas por el banco,10.00',
      'Capital devuelto,350.00',
      'Rendimiento bruto,20.02',
      'Comisiones,2.00',
      'Rendimiento neto,18.02',
      'Penalizaciones,3.00',
      '"Edificio Sol, 3 · ñ","Promociones Ñandú, S.L.",B12345674,200.00,200.00,0.00,20.02,2.00,0.00,18.02,0.00',
    ]) {
      expect(rows).toContain(row);
    }
    expect(answer.body).toContain('Ingreso por confirmar; todavía no está en el saldo');
  });

  it('[B12] ends with the balance of the wallet', async () => {
    const { balance, held } = (await lucia.get(`/v1/wallet/wallets/${walletId}`)).json();
    const rows = rowsOf((await lucia.get(statementUrl(walletId))).body);
    expect(rows).toContain(`Saldo final,${balance}`);
    expect(rows).toContain(`Retenido al final,${held}`);
  });

  it('[B12] is in the language of the caller', async () => {
    const headers = { 'accept-language': 'en' };
    const answer = await lucia.get(statementUrl(walletId), { headers });
    expect(answer.headers['content-language']).toBe('en');
    expect(rowsOf(answer.body)).toContain('Closing balance,964.52');
    const cookie = { cookie: `${lucia.cookie}; locale=es`, ...headers };
    const spanish = await test.app.inject({ url: statementUrl(walletId), headers: cookie });
    expect(rowsOf(spanish.body)).toContain('Saldo final,964.52');
  });

  it('[B12] continues where the one before ended', async () => {
    const sums = async (days: string) => {
      const rows = rowsOf((await lucia.get(statementUrl(walletId, days))).body);
      const amountOf = (label: string) => rows.find((row) => row.startsWith(`${label},`))?.split(',')[1];
      return ['Saldo inicial', 'Saldo final', 'Retenido al inicio', 'Retenido al final'].map(amountOf);
    };
    expect(await sums('fromDate=2026-01-01&toDate=2026-02-19')).toEqual(['0.00', '650.00', '0.00', '0.00']);
    expect(await sums('fromDate=2026-02-20&toDate=2026-03-09')).toEqual(['650.00', '776.50', '0.00', '0.00']);
    expect(await sums('fromDate=2026-03-10&toDate=2026-05-04')).toEqual([
      '776.50',
      '964.52',
      '0.00',
      '30.00',
    ]);
  });
});

describe('the statement as PDF', () => {
  it('[B12][M1][M3] contains the same as the CSV', async () => {
    const answer = await lucia.get(statementUrl(walletId, undefined, 'pdf'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pages = textOfPdf(answer.rawPayload);
    const text = pages.join('\n');
    for (const phrase of [
      'Extracto del monedero',
      'Del 01/01/2026 al 04/05/2026',
      'Lucía Peña Núñez',
      '12345678Z',
      'Edificio Sol, 3 · ñ',
      'Rendimiento de Edificio Sol, 3 · ñ',
      '10/03/2026',
      '1.000,00\u00a0€',
      '964,52\u00a0€',
      'y 30,00\u00a0€ retenidos',
      'Pendiente a 04/05/2026',
      `${pages.length}/${pages.length}`,
    ]) {
      expect(text.split('\n')).toContain(phrase);
    }
    expect(text).toContain('Promociones Ñandú, S.L. ·');
    expect(text).toMatch(/••••\u00a0••••\u00a0\d{4}/);
  });

  it('[B12] is the default format, and names the legal representative of a company', async () => {
    const { walletId: id } = (await company.get('/v1/wallet/wallets')).json().data[0];
    const days = 'fromDate=2026-01-01&toDate=2026-05-04';
    const answer = await company.get(`/v1/wallet/wallets/${id}/statement?${days}`, {
      headers: { 'accept-language': 'en' },
    });
    const [page = '', ...more] = textOfPdf(answer.rawPayload);
    expect(more).toEqual([]);
    const lines = page.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining(['Café Inversiones, S.L.', 'Legal representative', 'Marta Gil']),
    );
    expect(lines).toContain('There are no transactions in this period.');
    expect(lines).toContain('0.00\u00a0€');
  });

  it('[B12] has the same reference as long as its content is the same', async () => {
    const referenceIn = async (caller: Caller, days?: string, format?: string) => {
      const { rawPayload, body } = await caller.get(statementUrl(walletId, days, format));
      const text = format === 'pdf' ? textOfPdf(rawPayload).join('\n') : body;
      return /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}\b/.exec(text.replaceAll(walletId, ''))?.[0];
    };
    const reference = await referenceIn(lucia);
    expect(reference).toBeDefined();
    expect(await referenceIn(lucia, undefined, 'pdf')).toBe(reference);
    expect(await referenceIn(lucia, 'fromDate=2026-01-01&toDate=2026-05-03')).not.toBe(reference);
  });
});

describe('access to a statement', () => {
  it('[P7][B12] is given to callers who may see the wallet; others get 404', async () => {
    const url = statementUrl(walletId);
    const statusOf = async (caller: Caller, address = url) => (await caller.get(address)).statusCode;
    expect(await statusOf(await as(test, 'visitor'))).toBe(401);
    expect(await statusOf(await halfSignedIn(test))).toBe(401);
    expect(await statusOf(company)).toBe(404);
    expect(await statusOf(await as(test, 'operator'))).toBe(404);
    expect(await statusOf(await as(test, { userId: managerId }))).toBe(200);
    expect(await statusOf(await as(test, 'admin'))).toBe(200);
    expect(await statusOf(lucia, statementUrl('01890a5d-ac96-774b-bcce-b302099a8057'))).toBe(404);
    expect(await statusOf(lucia, statementUrl('nobody'))).toBe(400);
  });

  it.each([
    ['fromDate=2026-02-01&toDate=2026-01-31', 'toDate', 'end_before_start'],
    ['fromDate=2026-01-01&toDate=2026-05-05', 'toDate', 'in_the_future'],
    ['fromDate=2016-01-01&toDate=2026-01-01', 'fromDate', 'period_too_long'],
    ['fromDate=2026-01-01', 'toDate', 'required'],
    ['fromDate=2026-02-30&toDate=2026-03-01', 'fromDate', 'date'],
    ['fromDate=2026-01-01&toDate=2026-03-01&day=1', 'day', 'unknown_field'],
  ])('[B12] is refused with a message for %s: %s %s', async (days, path, code) => {
    const answer = await lucia.get(statementUrl(walletId, days));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, code, message: expect.stringMatching(/\.$/) }]);
  });

  it('[B12] is audited when staff download a customer’s statement, but not for the caller’s own', async () => {
    const notes = () =>
      test.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.action, 'wallet.statement'))
        .orderBy(auditEntries.auditEntryId);
    const before = (await notes()).length;
    await lucia.get(statementUrl(walletId));
    expect(await notes()).toHaveLength(before);
    const manager = await as(test, { userId: managerId });
    await manager.get(statementUrl(walletId, undefined, 'pdf'));
    const note = (await notes()).at(-1);
    expect(note).toMatchObject({
      userId: managerId,
      subjectType: 'wallet',
      subjectId: walletId,
      after: { userId: lucia.userId, fromDate: '2026-01-01', toDate: '2026-05-04', format: 'pdf' },
    });
  });
});
