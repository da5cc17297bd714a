// @vitest-environment jsdom

import { NetworkFailure } from '@semilla/client';
import type { Order } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { investAmount, openDialog, placed, refused, stage } from '../../testing/invest-dialog.tsx';
import { press } from '../../testing/mount.tsx';
import { situation } from './testing.ts';

vi.mock('../../lib/api.ts', () => ({
  api: (...call: Parameters<typeof stage.send>) => stage.send(...call),
}));
vi.mock('./invest-situation.ts', () => ({ loadSituation: async () => stage.situation }));
vi.mock('../../lib/fresh-parts.ts', () => ({ refreshParts: async () => {} }));
vi.mock('./stake-store.ts', () => ({ refreshStake: async () => {} }));
vi.mock('../wallet/wallet-store.ts', () => ({ refreshWallet: async () => {} }));

beforeEach(() => stage.reset());

it('[B2][R20] keeps the form until the response arrives, even if the project changes', async () => {
  let answerLate: (order: Order) => void = () => {};
  stage.answer = () =>
    new Promise((resolve) => {
      answerLate = resolve;
    });
  const place = await openDialog();
  await investAmount(place, '500');
  // The order was placed and has filled the project.
  stage.situation = situation({ project: { phaseName: 'Financed' } });
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.querySelector('[name="amount"]')).not.toBeNull();
  const order = await placed();
  await act(async () => answerLate(order));
  expect(place.textContent).toContain('Paso 2 de 2');
});

it('[B2] retries with the same key after a network failure, even after reopening', async () => {
  stage.answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await investAmount(await openDialog(), '500');
  const again = await openDialog();
  expect(again.textContent).toContain('Antes se cortó la conexión');
  expect(again.querySelector('[name="amount"]')).toBeNull();
  stage.answer = placed;
  await press(again, 'Completar la inversión de 500');
  expect(again.textContent).toContain('Paso 2 de 2');
  expect(stage.sent).toHaveLength(2);
  expect(stage.sent[1]).toEqual(stage.sent[0]);
  expect(sessionStorage).toHaveLength(0);
});

it('[B2] ignores an unanswered order of another user of the same browser', async () => {
  stage.answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await investAmount(await openDialog(), '500');
  stage.situation = situation({ me: { userId: 'other' } });
  expect((await openDialog()).querySelector('[name="amount"]')).not.toBeNull();
});

it('[S2][X1] shows the current state after an order was refused, and drops its key', async () => {
  stage.answer = async () => Promise.reject(refused('project.investing_not_possible'));
  const place = await openDialog();
  stage.situation = situation({ project: { phaseName: 'Financed' } });
  await investAmount(place, '500');
  expect(place.textContent).toContain('En esta fase no es posible invertir.');
  expect(place.querySelector('[name="amount"]')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('[V15] shows a refused amount at its field, with the new limits', async () => {
  stage.answer = async () => Promise.reject(refused('project.amount_above_remaining'));
  const place = await openDialog();
  stage.situation = situation({ project: { amountInvested: 44_980_000 } });
  await investAmount(place, '500');
  expect(place.querySelector('.problem')?.textContent).toMatch(/como máximo 200,00\s€/);
  expect(place.querySelector('.invest-bounds')?.textContent).toMatch(/Quedan 200,00\s€/);
});

it('[L11][L18] links to a new version of the sheet, which must be accepted again', async () => {
  stage.answer = async () => Promise.reject(refused('project.sheet_newer'));
  const place = await openDialog();
  stage.situation = situation({ project: { sheetVersion: 2 } });
  await investAmount(place, '500');
  expect(place.textContent).toContain('Rechazado: project.sheet_newer');
  const notice = place.querySelector('.notice.warning[role="alert"]');
  expect(notice?.textContent).toContain('lee la versión 2');
  expect(notice?.querySelector('a')?.href).toContain('/sheet-versions/2/pdf');
  expect(place.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked).toBe(false);
  stage.answer = placed;
  await investAmount(place, '500');
  expect(stage.sent.map(({ sheet }) => sheet)).toEqual([1, 2]);
});

it('[B2][X1] says why a retried order was refused', async () => {
  stage.answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await investAmount(await openDialog(), '500');
  const again = await openDialog();
  stage.answer = async () => Promise.reject(refused('project.amount_above_remaining'));
  await press(again, 'Completar la inversión de 500');
  expect(again.querySelector('.notice.danger')?.textContent).toBe(
    'Rechazado: project.amount_above_remaining',
  );
  expect(again.querySelector('[name="amount"]')).not.toBeNull();
});
