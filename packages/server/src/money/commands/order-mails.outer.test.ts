import { formatMoney } from '@semilla/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { release, repay } from '../../../test/investors.ts';
import { mailsTo } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import {
  at,
  cancel,
  compareBooks,
  endReflection,
  invest,
  invested,
  openProject,
  projectUrl,
} from '../../../test/orders.ts';
import { allowLess, publishSheet } from '../../../test/sheets.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { phaseIds } from '../../project/phases/catalogue.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

let count = 0;
/** An investor, all their mails, and a function that waits for the mail with a given subject. */
async function reader(language: 'es' | 'en', wantsMail = true) {
  count += 1;
  const email = `lectora.${count}@example.com`;
  const caller = await anInvestor(test, 1_000_000, { language, email });
  if (!wantsMail) await caller.patch('/v1/account/users/me', { body: { notifyGeneralEmail: false } });
  const all = () => mailsTo(test, email);
  const mail = (subject: string) =>
    until(async () => (await all()).find((candidate) => candidate.subject === subject)).then(
      ({ text }) => text,
    );
  return { caller, all, mail };
}

it('[B8] each investor gets one mail about returns and one about the end of a project, however many their orders', async () => {
  const { projectId, name } = await openProject(test, admin, {
    financingAmount: 100_000,
    projectDuration: 12,
    targetProfitability: 1_200,
    managerFee: 1_000,
    deliveryFeePeriod: 'end_of_project',
  });
  const [es, en, silent] = [await reader('es'), await reader('en'), await reader('es', false)];
  await invested(es.caller, projectId, '300.00');
  await invested(es.caller, projectId, '200.00');
  await invested(silent.caller, projectId, '100.00');
  await invested(en.caller, projectId, '400.00');
  await release(admin, projectId);
  await repay(admin, projectId, '1120.00');
  await admin.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 } });

  const received = await es.mail(`Has recibido un rendimiento de ${name}`);
  expect(received).toContain(
    `te corresponden ${formatMoney(6_000)}, menos ${formatMoney(600)} de comisión. Tienes ${formatMoney(5_400)} más`,
  );
  expect(received).toContain(`te devolvemos también los ${formatMoney(50_000)} que invertiste`);
  expect(await en.mail(`You have received a return from ${name}`)).toContain(
    `your share is ${formatMoney(4_800)}`,
  );

  await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: false } });
  expect(await es.mail(`${name} se ha cerrado`)).toContain('está todo pagado');
  expect(await en.mail(`${name} is closed`)).toContain('everything has been paid');
  const subjects = (await es.all()).map(({ subject }) => subject);
  for (const expected of [`Has recibido un rendimiento de ${name}`, `${name} se ha cerrado`]) {
    expect(subjects.filter((subject) => subject === expected)).toHaveLength(1);
  }
  const about = (await silent.all()).filter(({ subject }) => subject.includes(name));
  expect(about.map(({ subject }) => subject)).toEqual([`Has invertido en ${name}`]);
});

it('[B8][A20][L15] the mail about a refund states the total returned, whatever the preference; a refused cancellation sends no mail', async () => {
  const { projectId, name } = await openProject(test, admin, { financingAmount: 900_000 });
  const [es, silent] = [await reader('es'), await reader('es', false)];
  await invested(silent.caller, projectId, '100.00');
  const first = await invested(es.caller, projectId, '300.00');
  await invested(es.caller, projectId, '200.00');
  await admin.post(`${projectUrl(projectId)}/close?preview=true`, { body: { refund: true } });
  await admin.post(`${projectUrl(projectId)}/close`, { body: { refund: true } });
  expect((await cancel(es.caller, first)).statusCode).toBe(409);
  const text = await es.mail(`Te hemos devuelto tu inversión en ${name}`);
  expect(text).toContain(`«${name}» se ha cerrado y hemos devuelto ${formatMoney(50_000)} a tu monedero.`);
  await silent.mail(`Te hemos devuelto tu inversión en ${name}`);
  const subjects = (await es.all()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Te hemos devuelto'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.startsWith('Has cancelado'))).toEqual([]);
});

it('[B8][B3][L10][L13] the mail about an order is always sent, and says until when cancelling is free', async () => {
  const { projectId, name } = await openProject(test, admin, { financingAmount: 100_000 });
  const es = await reader('es', false);
  expect((await invest(es.caller, projectId, '1000.00')).statusCode).toBe(201);
  const text = await es.mail(`Has invertido en ${name}`);
  expect(text).toContain('hasta el 16/03/2026 incluido puedes cancelarla sin coste y sin dar motivos');
});

it('[B8][S2] investors who want mails get one mail when their project is financed', async () => {
  const { projectId, name } = await openProject(test, admin, { financingAmount: 100_000 });
  const [es, en, last] = [await reader('es'), await reader('en'), await reader('es')];
  const [silent, gone] = [await reader('es', false), await reader('es')];
  await invested(es.caller, projectId, '300.00');
  await invested(es.caller, projectId, '200.00');
  for (const { caller } of [en, silent, last]) await invested(caller, projectId, '100.00');
  await cancel(gone.caller, await invested(gone.caller, projectId, '100.00'));
  await invested(last.caller, projectId, '200.00');

  const letter = await es.mail(`${name} está financiado`);
  expect(letter).toContain(`Tu inversión de ${formatMoney(50_000)} forma parte del proyecto`);
  expect(await en.mail(`${name} is financed`)).toContain(`Your investment of ${formatMoney(10_000)}`);
  const countOf = async ({ all }: typeof es) =>
    (await all()).filter(({ subject }) => subject === `${name} está financiado`).length;
  await last.mail(`${name} está financiado`);
  expect(await Promise.all([es, last, silent, gone].map(countOf))).toEqual([1, 1, 0, 0]);
});

it('[B8][S2] investors also get it when a new sheet lowers the target to the amount invested, or staff set the phase', async () => {
  const [lowered, taken] = [await openProject(test, admin), await openProject(test, admin)];
  const es = await reader('es');
  await allowLess(test.db, taken.projectId);
  for (const { projectId } of [lowered, taken]) await invested(es.caller, projectId, '300.00');
  const edits = { terms: { financingAmount: '300.00' } };
  await publishSheet(admin, lowered.projectId, { edits });
  for (const { projectId } of [lowered, taken]) await endReflection(es.caller, projectId);
  const edit = (projectId: string, body: object) => admin.patch(projectUrl(projectId), { body });
  await edit(taken.projectId, { phaseId: phaseIds.Financed });
  await es.mail(`${lowered.name} está financiado`);
  await es.mail(`${taken.name} está financiado`);
  await edit(lowered.projectId, { direction: 'Calle de Embajadores 5' });
  const subjects = (await es.all()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('está financiado'))).toHaveLength(2);
});

it('[B8] the mails about an order and its cancellation use the language of the investor', async () => {
  const { projectId, name } = await openProject(test, admin, { cancellationFee: 200 });
  const [es, en] = [await reader('es'), await reader('en')];
  const order = await invested(es.caller, projectId, '1500.00');
  const text = await es.mail(`Has invertido en ${name}`);
  expect(text).toContain(`Hemos registrado tu inversión de ${formatMoney(150_000)} en «${name}».`);
  expect(text).toContain('hasta el 16/03/2026 incluido puedes cancelarla sin coste');
  const english = await invested(en.caller, projectId, '100.00');
  expect(await en.mail(`You have invested in ${name}`)).toContain(
    'until 16/03/2026, that day included, you can cancel it free',
  );

  await cancel(en.caller, english);
  expect(await en.mail(`You have cancelled your investment in ${name}`)).toContain(
    'Cancelling is free of charge',
  );
  const later = await at(test, '2026-03-20T10:00:00Z', es.caller);
  await cancel(later, order);
  expect(await es.mail(`Has cancelado tu inversión en ${name}`)).toContain(
    `La penalización es de ${formatMoney(3_000)}: han vuelto a tu monedero ${formatMoney(147_000)}.`,
  );
});
