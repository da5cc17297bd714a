import { formatMoney } from '@semilla/format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { anInvestor, makeInvestor } from '../../../test/money.ts';
import { balances, compareBooks, invest, openProject, projectUrl, tracesIn } from '../../../test/orders.ts';
import { moveTo } from '../../../test/projects.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
/** An investor with 200 euros. */
let verified: Caller;
let unverified: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  verified = await anInvestor(test, 20_000);
  unverified = await as(test, 'user');
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

interface Case {
  project?: Parameters<typeof openProject>[2];
  isUnverified?: boolean;
  amount?: string;
  body?: Record<string, unknown>;
}
type Words = readonly [es: string, en: string];
const notFound: Words = [
  'No existe o no tienes acceso.',
  'It does not exist, or you do not have access to it.',
];
const notNow: Words = ['En esta fase no es posible invertir.', 'Investing is not possible at this stage.'];
const outside: Words = [
  'El periodo de financiación de este proyecto no ha empezado o ya ha terminado: consulta sus fechas antes de invertir.',
  'The financing period of this project has not started, or is over: check its dates before you invest.',
];
const terms: Words = [
  'Para invertir, lee las condiciones vigentes y acéptalas.',
  'To invest, read the current terms and accept them.',
];
const identity: Words = [
  'Verifica tu identidad en tu perfil antes de invertir.',
  'Verify your identity in your profile before you invest.',
];
const notPositive: Words = ['El importe debe ser mayor que cero.', 'The amount must be greater than zero.'];
const tooLittle: Words = [
  `El importe es demasiado pequeño: invierte al menos ${formatMoney(10_000)}.`,
  `The amount is too small: invest at least ${formatMoney(10_000)}.`,
];
const tooMuch: Words = [
  `El importe supera lo que queda por financiar: invierte como máximo ${formatMoney(15_000)}.`,
  `The amount is more than what is left to finance: invest at most ${formatMoney(15_000)}.`,
];
const aboveBalance: Words = [
  'El importe no debe superar el saldo disponible en el monedero.',
  'The amount must not exceed the available balance in the wallet.',
];
const changed: Words = [
  'Los datos han cambiado entretanto. Vuelve a cargar y prueba otra vez.',
  'The data has changed in the meantime. Reload and try again.',
];

it.each<[string, Case, number, string, Words]>([
  ['in a draft', { project: { phase: 'Draft' } }, 404, 'request.not_found', notFound],
  ['in a discarded project', { project: { phase: 'Discarded' } }, 404, 'request.not_found', notFound],
  [
    'in a private project, by an unverified user',
    { project: { private: true }, isUnverified: true },
    404,
    'request.not_found',
    notFound,
  ],
  [
    'before the opening',
    { project: { phase: 'Next_Opening' } },
    409,
    'project.investing_not_possible',
    notNow,
  ],
  [
    'during preinvestment',
    { project: { phase: 'Preinvestment' } },
    409,
    'project.investing_not_possible',
    notNow,
  ],
  ['once financed', { project: { phase: 'Financed' } }, 409, 'project.investing_not_possible', notNow],
  ['once closed', { project: { phase: 'Closed' } }, 409, 'project.investing_not_possible', notNow],
  [
    'before the first day',
    { project: { dateStart: '2026-03-11' } },
    409,
    'project.outside_financing_period',
    outside,
  ],
  [
    'after the last day',
    { project: { dateEnd: '2026-03-09' } },
    409,
    'project.outside_financing_period',
    outside,
  ],
  ['without an approved identity', { isUnverified: true }, 403, 'project.identity_not_approved', identity],
  ['with older terms', { body: { termsVersion: '2019-01' } }, 409, 'project.terms_not_accepted', terms],
  ['of zero', { amount: '0.00' }, 400, 'project.amount_not_positive', notPositive],
  ['below the minimum', { amount: '99.99' }, 409, 'project.amount_below_minimum', tooLittle],
  [
    'above what remains',
    { project: { financingAmount: 15_000 }, amount: '150.01' },
    409,
    'project.amount_above_remaining',
    tooMuch,
  ],
  ['above the balance', { amount: '200.01' }, 409, 'wallet.amount_above_balance', aboveBalance],
  [
    'in a phase that is not the current one',
    { body: { projectPhaseId: crypto.randomUUID() } },
    409,
    'request.conflict',
    changed,
  ],
])('[S2][V15][V16][E10][C7] refuses an order %s with a message, and leaves no trace', async (...row) => {
  const [, { project, isUnverified, amount = '100.00', body }, status, code, words] = row;
  const { projectId } = await openProject(test, admin, project);
  const caller = isUnverified ? unverified : verified;
  const before = [await balances(test, `wallet:${caller.userId}`), await tracesIn(test, projectId)];
  const projectBefore = (await admin.get(projectUrl(projectId))).json();
  for (const [index, language] of ['es', 'en'].entries()) {
    const answer = await invest(caller, projectId, amount, { ...body, language });
    expect(answer.json()).toMatchObject({ status, code, detail: words[index] });
  }
  expect([await balances(test, `wallet:${caller.userId}`), await tracesIn(test, projectId)]).toEqual(before);
  expect((await admin.get(projectUrl(projectId))).json()).toEqual(projectBefore);
});

it('[S2] an order is accepted on the first and on the last day of financing', async () => {
  const { projectId } = await openProject(test, admin, { dateStart: '2026-03-10', dateEnd: '2026-03-10' });
  const investor = await anInvestor(test, 10_000);
  expect((await invest(investor, projectId, '100.00')).statusCode).toBe(201);
});

it('[S2][V15][V16] a refusal names the first of several reasons, in the order of the contract', async () => {
  const overrides = { phase: 'Draft', private: true, financingAmount: 30_000, maxInvestorNumber: 1 } as const;
  const { projectId } = await openProject(test, admin, overrides);
  const other = await anInvestor(test, 10_000);
  const caller = await as(test, 'user');
  const edit = (body: object) => admin.patch(projectUrl(projectId), { body });
  const all = { amount: '0.00', termsVersion: '2019-01' };
  const refusal = async () =>
    (await invest(caller, projectId, all.amount, { termsVersion: all.termsVersion })).json().code;

  expect(await refusal()).toBe('request.not_found');
  await moveTo(admin, projectId, 'Next_Opening');
  expect(await refusal()).toBe('request.not_found');
  await edit({ private: false });
  expect(await refusal()).toBe('project.investing_not_possible');
  await edit({ dateStart: '2026-03-11' });
  await moveTo(admin, projectId, 'Investment');
  expect(await refusal()).toBe('project.outside_financing_period');
  await edit({ dateStart: null });
  expect((await invest(other, projectId, '100.00')).statusCode).toBe(201);
  expect(await refusal()).toBe('project.identity_not_approved');
  await makeInvestor(test, caller.userId, 0);
  expect(await refusal()).toBe('project.terms_not_accepted');
  all.termsVersion = '2026-01';
  expect(await refusal()).toBe('project.amount_not_positive');
  all.amount = '1.00';
  expect(await refusal()).toBe('project.amount_below_minimum');
  all.amount = '200.01';
  expect(await refusal()).toBe('project.amount_above_remaining');
  all.amount = '200.00';
  const full = (await invest(caller, projectId, all.amount)).json();
  expect(full).toMatchObject({ code: 'project.too_many_investors', status: 409 });
  expect(full.detail).toBe('Este proyecto ya ha alcanzado su número máximo de inversores (1): elige otro.');
  await edit({ maxInvestorNumber: 2 });
  expect(await refusal()).toBe('wallet.amount_above_balance');
  await makeInvestor(test, caller.userId, 20_000);
  expect((await invest(caller, projectId, all.amount)).statusCode).toBe(201);
});
