// @vitest-environment jsdom

import type { ProjectDocument } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillAmount, investAmount, openDialog, stage } from '../../testing/invest-dialog.tsx';
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

it('[R20][V16] sends nothing before the terms are accepted', async () => {
  const place = await openDialog();
  expect(place.querySelector('a[href="#documents"]')?.getAttribute('target')).toBe('_blank');
  await fillAmount(place, '500');
  await press(place, 'Invertir 500');
  expect(place.textContent).toContain('lee las condiciones vigentes');
  expect(stage.sent).toEqual([]);
});

it('[R20][V16] links to each contract and document that the terms mention', async () => {
  const [viewUrl, description] = ['/v1/documents/view/7', 'Contrato de mandato de los inversores'];
  stage.situation = situation({
    documents: [{ projectDocumentId: '7', viewUrl, description } as ProjectDocument],
  });
  const link = (await openDialog()).querySelector<HTMLAnchorElement>(`a[href="${viewUrl}"]`);
  expect([link?.textContent, link?.target]).toEqual([description, '_blank']);
});

it('[R20] confirms the order and its free cancellation deadline', async () => {
  const place = await openDialog();
  await investAmount(place, '500');
  expect(stage.sent).toEqual([{ amount: 50_000, sheet: 1, text: 'standard', key: expect.any(String) }]);
  expect(place.textContent).toContain('Paso 2 de 2');
  expect(place.textContent).toContain('14/03/2026');
});

it('[V16] suggests no amount above the cap of the terms, and warns about a larger amount', async () => {
  stage.situation = situation({
    balanceCents: 5_000_000,
    project: { financingAmount: 100_000_000, amountInvested: 0 },
    investedCents: 400_000,
  });
  const place = await openDialog();
  expect(place.textContent).toMatch(/no superas los 10\.000\s€ .* ya tienes 4\.000,00\s€ invertidos/);
  await press(place, 'Invertir lo máximo');
  expect(place.querySelector<HTMLInputElement>('[name="amount"]')?.value).toBe('6.000,00');
  expect(place.querySelector('.invest-largest output')?.textContent).toBe('');
  await fillAmount(place, '7.000');
  expect(place.querySelector('.invest-largest output')?.textContent).toMatch(/11\.000,00\s€ invertidos/);
});

it('[V16] warns investors above the cap before they type an amount, and links to the classification', async () => {
  stage.situation = situation({ investedCents: 2_120_000 });
  const place = await openDialog();
  const warning = place.querySelector('.invest-largest output');
  expect(warning?.textContent).toMatch(/^Ya tienes aquí 21\.200,00\s€ invertidos/);
  expect(warning?.querySelector('a')?.getAttribute('href')).toBe('/user/investor');
  await fillAmount(place, '500');
  expect(warning?.textContent).toMatch(/^Con este importe tendrías aquí 21\.700,00\s€/);
});

it('[L12] asks whoever exceeds the cap with an amount to confirm that, and takes back a tick for another text', async () => {
  stage.situation = situation({ investedCents: 960_000 });
  const place = await openDialog();
  const tick = () => place.querySelector<HTMLInputElement>('[name="terms"]');
  const label = () => tick()?.labels?.[0]?.textContent;
  await fillAmount(place, '400');
  expect(label()).toBe('He leído y acepto los contratos de mandato.');
  await act(async () => tick()?.click());
  await fillAmount(place, '500');
  expect([label(), tick()?.checked]).toEqual(['Sé que supero los 10.000 €.', false]);
  await investAmount(place, '500');
  expect(stage.sent).toMatchObject([{ text: 'aboveCap' }]);
});

it('[L12] asks a sophisticated investor for no confirmation of the cap, and warns of none', async () => {
  const { profile, ...rest } = situation({ investedCents: 2_120_000 });
  stage.situation = { ...rest, profile: profile && { ...profile, kind: 'sophisticated' } };
  const place = await openDialog();
  expect(place.querySelector('.invest-largest output')?.textContent).toBe('');
  expect(place.textContent).toContain('No se dirige a mí.');
  expect(place.textContent).toContain('Invertir lo máximo');
});

it('[V16] does not mention the cap if the total is far below it', async () => {
  const place = await openDialog();
  expect(place.textContent).toMatch(/Invertir lo máximo, 3\.000,00\s€/);
  expect(place.textContent).not.toContain('No te proponemos más');
});

it('[R20][M4] shows the last day of a project that has one', async () => {
  expect((await openDialog()).textContent).toContain(
    'El proyecto está abierto, como máximo hasta el 30/06/2099.',
  );
  stage.situation = situation({ project: { dateEnd: null } });
  expect((await openDialog()).textContent).toContain('El proyecto está abierto.');
});

it('[M1] shows the balance with cents, like the header', async () => {
  const place = await openDialog();
  expect(place.querySelector('.invest-checks')?.textContent).toMatch(/Tienes [\d.]+,\d\d\s€ en tu monedero/);
  expect(place.querySelector('.invest-bounds')?.textContent).toMatch(/Tu saldo: [\d.]+,\d\d\s€/);
});
