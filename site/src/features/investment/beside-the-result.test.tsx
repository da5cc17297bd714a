// @vitest-environment jsdom

import { cents } from '@semilla/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillAmount, investAmount, openDialog, stage } from '../../testing/invest-dialog.tsx';
import { press } from '../../testing/mount.tsx';
import { rememberedProject } from '../first-steps/steps-hint.ts';
import { situation } from './testing.ts';

const depositAccount = { holder: 'Semilla', account: 'ES9121000418450200051332' };

vi.mock('../../lib/api.ts', () => ({
  api: async (...call: Parameters<typeof stage.send>) =>
    call[1].body ? stage.send(...call) : { depositAccount, reference: 'RF18539007547034', qrSvg: null },
}));
vi.mock('./invest-situation.ts', () => ({ loadSituation: async () => stage.situation }));
vi.mock('../../lib/fresh-parts.ts', () => ({ refreshParts: async () => {} }));
vi.mock('./stake-store.ts', () => ({ refreshStake: async () => {} }));
vi.mock('../wallet/wallet-store.ts', () => ({ refreshWallet: async () => {} }));

beforeEach(() => stage.reset());

const amountIn = (place: HTMLElement) => place.querySelector<HTMLInputElement>('[name="amount"]')?.value;
const footOf = (place: HTMLElement) => place.querySelector('.dialog-foot :is(button, a)');

it('[R20][V15] fills in a round amount with one press, and offers none above the balance', async () => {
  stage.situation = situation({ balanceCents: 60_000 });
  const place = await openDialog();
  const quick = [...place.querySelectorAll('.invest-quick button')];
  expect(quick.map(({ textContent }) => textContent)).toEqual([
    '100,00\u00a0€',
    '250,00\u00a0€',
    '500,00\u00a0€',
  ]);
  await press(place, '250');
  expect(amountIn(place)).toBe('250,00');
  expect(quick[1]?.getAttribute('aria-pressed')).toBe('true');
  expect(footOf(place)?.textContent).toBe('Invertir 250,00\u00a0€');
});

it('[R20] offers no round amount if none is possible', async () => {
  stage.situation = situation({ balanceCents: 15_000, project: { minimumInvestment: 15_000 } });
  expect((await openDialog()).querySelector('.invest-quick')).toBeNull();
});

it('[R20] starts with the simulator’s amount, and with nothing accepted', async () => {
  const place = await openDialog(cents(75_000));
  expect(amountIn(place)).toBe('750,00');
  expect(place.querySelector<HTMLInputElement>('[name="terms"]')?.checked).toBe(false);
});

it('[R20] collapses the conditions once all are met', async () => {
  const checks = (await openDialog()).querySelector<HTMLDetailsElement>('details.invest-checks');
  expect(checks?.open).toBe(false);
  expect(checks?.querySelector('summary')?.textContent).toBe('Cumples todo lo necesario para invertir');
});

it('[R20][X1] offers the first unmet condition at the bottom, and links the others in the list', async () => {
  stage.situation = situation({
    me: { verificationStatus: 'NotVerified' },
    balanceCents: 0,
    project: { url: 'edificio-lavapies' },
  });
  const place = await openDialog();
  expect(place.querySelector('details.invest-checks')).toBeNull();
  expect(footOf(place)?.textContent).toBe('Verificar mi identidad');
  const others = [...place.querySelectorAll('.invest-checks li a')].map((link) => link.getAttribute('href'));
  expect(others).toEqual(['/user/profile?tab=wallet#money']);
  expect(rememberedProject(stage.situation.me.userId)).toBe('/projects/edificio-lavapies#invest');
});

it('[R20][S7] links an identity under review to its page, because nothing is left to start', async () => {
  stage.situation = situation({ me: { verificationStatus: 'Completed' } });
  expect(footOf(await openDialog())?.getAttribute('href')).toBe('/user/profile?tab=customer');
});

it('[R20][V15] shows how to transfer money if nothing else is missing, and no way to the order', async () => {
  stage.situation = situation({ balanceCents: 0 });
  const place = await openDialog();
  expect(place.querySelector('.transfer')?.textContent).toContain('RF18 5390 0754 7034');
  expect(footOf(place)).toBeNull();
  expect(place.querySelector('.invest-checks li a')).toBeNull();
});

it('[R20] shows the return and payment dates of a valid amount, and nothing for a refused one', async () => {
  stage.situation = situation({
    project: {
      projectDuration: 12,
      targetProfitability: 1_200,
      managerFee: 1_000,
      deliveryFeePeriod: 'quarterly',
      startedAt: '2026-07-01',
      taxWithholder: null,
    },
  });
  const place = await openDialog();
  const result = () => place.querySelector('.invest-result')?.textContent;
  expect(result()).toContain('Escribe o elige un importe');
  await fillAmount(place, '1.000');
  expect(result()).toMatch(/1\.108,00\s€.*01\/10\/202627,00\s€.*01\/07\/20271\.027,00\s€/);
  await fillAmount(place, '5');
  expect(result()).toContain('Escribe o elige un importe');
});

it('[R20][L10] ends with the project’s picture, the receipt, and the next events', async () => {
  const picture = {
    description: 'Fachada',
    descriptionEn: null,
    width: 1600,
    height: 1000,
    sources: [{ url: '/960.webp', type: 'image/webp', width: 960 }],
    shareUrl: null,
  };
  stage.situation = situation({ project: { picture, dateEnd: '2026-06-30', startedAt: '2026-07-01' } });
  const place = await openDialog();
  await investAmount(place, '500');
  expect(place.querySelector('img')?.getAttribute('src')).toBe('/960.webp');
  expect(place.querySelector('a[href$="/evidence/pdf"]')).not.toBeNull();
  // The file for programs is in the portfolio.
  expect(place.querySelector('a[href$="/evidence"], a[download$=".json"]')).toBeNull();
  const steps = [...place.querySelectorAll<HTMLElement>('.invest-timeline li')];
  expect(steps.map(({ dataset }) => dataset.step)).toEqual([
    'placed',
    'reflectionEnds',
    'financed',
    'firstPayment',
    'lastPayment',
  ]);
  expect(footOf(place)?.textContent).toBe('Ver mis inversiones');
});
