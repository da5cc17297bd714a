import type { ErrorCode } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import { translate } from '@semilla/i18n';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { release, repay } from '../../../test/investors.ts';
import { anInvestor, proofOfPayment } from '../../../test/money.ts';
import { compareBooks, invested, openProject, projectUrl } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let admin: Caller;
let investor: Caller;
beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-03-10T11:00:00Z') });
  admin = await as(test, 'admin');
  investor = await anInvestor(test, 100_000_000);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

/** A project that has raised 1,000 euros, due in two annual deliveries together with returns of 120 euros. */
async function raised(overrides: Parameters<typeof openProject>[2] = {}): Promise<string> {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    projectDuration: 24,
    targetProfitability: 1_200,
    deliveryFeePeriod: 'annual',
    ...overrides,
  });
  await invested(investor, projectId, '1000.00');
  return projectId;
}
async function returned(amount: string): Promise<string> {
  const projectId = await raised();
  await release(admin, projectId);
  await repay(admin, projectId, amount);
  return projectId;
}
async function delivered(): Promise<string> {
  const projectId = await returned('60.00');
  await admin.post(`${projectUrl(projectId)}/distributions`, { body: { period: 1 } });
  return projectId;
}
const money = (path: 'release' | 'repayments', amount: string) => () => ({
  path,
  form: formOf({ amount, file: proofOfPayment() }),
});
const delivery = (period: number) => () => ({ path: 'distributions', body: { period } });
const close = (refund: boolean) => () => ({ path: 'close', body: { refund } });

type Request = () => { path: string; body?: object; form?: FormData };
it.each<[ErrorCode, () => Promise<string>, Request, Record<string, number | string>]>([
  ['project.not_financed', () => raised({ financingAmount: 200_000 }), money('release', '1.00'), {}],
  ['project.no_destination_account', () => raised({ payoutAccount: null }), money('release', '1.00'), {}],
  [
    'project.release_too_early',
    () => raised({ startedAt: '2026-03-11' }),
    money('release', '1.00'),
    { start: '2026-03-11' },
  ],
  ['project.amount_above_escrow', () => raised(), money('release', '1000.01'), { available: 100_000 }],
  ['project.repayment_above_due', () => raised(), money('repayments', '1120.01'), { outstanding: 112_000 }],
  ['project.amount_not_positive', () => raised(), money('repayments', '0.00'), {}],
  ['project.returns_not_enough', () => returned('59.99'), delivery(1), { missing: 1 }],
  ['project.distribution_out_of_order', () => returned('60.00'), delivery(2), {}],
  ['project.distribution_already_run', delivered, delivery(1), {}],
  ['project.refund_not_covered', () => returned('60.00'), close(true), { missing: 94_000 }],
  ['project.not_closable', () => raised(), close(false), {}],
])(
  '[X1][B4] %s has a message in Spanish and in English, with its amount or day',
  async (code, prepareProject, request, values) => {
    const projectId = await prepareProject();
    const formatted = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatMoney(value) : formatDate(value),
    ]);
    for (const language of ['es', 'en'] as const) {
      const { path, ...sent } = request();
      const headers = { 'accept-language': language };
      const answer = await admin.post(`${projectUrl(projectId)}/${path}`, { ...sent, headers });
      const detail = translate(language, `errors.${code}`, Object.fromEntries(formatted));
      expect(answer.json()).toMatchObject({ code, detail });
      for (const [, value] of formatted) expect(detail).toContain(value);
    }
  },
);
