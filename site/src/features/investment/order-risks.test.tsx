// @vitest-environment jsdom

import { cents } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fillAmount, openDialog, refused, stage } from '../../testing/invest-dialog.tsx';
import { press } from '../../testing/mount.tsx';

vi.mock('../../lib/api.ts', () => ({
  api: (...call: Parameters<typeof stage.send>) => stage.send(...call),
}));
vi.mock('./invest-situation.ts', () => ({ loadSituation: async () => stage.situation }));
vi.mock('../../lib/fresh-parts.ts', () => ({ refreshParts: async () => {} }));
vi.mock('./stake-store.ts', () => ({ refreshStake: async () => {} }));
vi.mock('../wallet/wallet-store.ts', () => ({ refreshWallet: async () => {} }));

beforeEach(() => stage.reset());

it('[L10][L18] links to the project’s sheet in the current language', async () => {
  const { projectId } = stage.situation.project;
  const sheet = `/v1/project/projects/${projectId}/sheet-versions/1/pdf?language=es`;
  const link = (await openDialog()).querySelector<HTMLAnchorElement>(`a[href="${sheet}"]`);
  expect(link?.target).toBe('_blank');
});

it('[L22] says how to request the sheet in another language, and advises not to invest if there is no translation', async () => {
  const place = await openDialog();
  expect(place.textContent).toContain('si no podemos dártela, te aconsejamos no invertir');
  const link = place.querySelector<HTMLAnchorElement>('a[href="/user/support/new"]');
  expect([link?.textContent, link?.target]).toEqual(['Pedir una traducción', '_blank']);
});

it('[L10] shows fees, reflection period and how to revoke before the investor consents', async () => {
  const place = await openDialog();
  const shown = place.querySelector('section[aria-label="Comisiones y periodo de reflexión"]');
  expect([...(shown?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(
    stage.situation.risks?.conditions,
  );
  expect(stage.situation.risks?.conditions).toHaveLength(2);
});

it('[L9] shows the warning above the threshold, and sends nothing without consent, which is never preset', async () => {
  const { risks } = stage.situation;
  stage.situation = { ...stage.situation, risks: risks && { ...risks, threshold: cents(40_000) } };
  const place = await openDialog();
  await fillAmount(place, '400,00');
  expect(place.querySelector('[name="riskConsent"]')).toBeNull();
  await fillAmount(place, '500,00');
  expect(place.textContent).toContain('Puedes perderlo todo.');
  const consent = place.querySelector<HTMLInputElement>('[name="riskConsent"]');
  expect(consent?.checked).toBe(false);
  await act(async () => place.querySelector<HTMLInputElement>('[name="terms"]')?.click());
  await press(place, 'Invertir 500');
  expect(stage.sent).toEqual([]);
  await act(async () => consent?.click());
  await press(place, 'Invertir 500');
  expect(stage.sent).toMatchObject([{ amount: 50_000, consent: { isAccepted: true, warningVersion: '1' } }]);
});

it('[L9] asks for consent next to the amount, and says that existing investments here count', async () => {
  const { risks } = stage.situation;
  stage.situation = {
    ...stage.situation,
    risks: risks && { ...risks, threshold: cents(40_000), ownAmount: cents(10_000) },
  };
  const place = await openDialog();
  await fillAmount(place, '500,00');
  expect(place.querySelector('.invest-consent')?.textContent).toMatch(
    /^Con lo que ya tienes en este proyecto, 100,00\s€, esta inversión supera 400,00\s€/,
  );
  expect(place.querySelector('.invest-amounts > .invest-largest + .invest-consent')).not.toBeNull();
});

it('[L9] marks wrongly answered questions, and focuses the first one', async () => {
  const { risks } = stage.situation;
  const questions = ['loss', 'return', 'term'].map((id) => ({
    id,
    text: `¿${id}?`,
    options: [{ id: 'chosen', text: 'Esto' }],
  }));
  stage.situation = { ...stage.situation, risks: risks && { ...risks, threshold: cents(40_000), questions } };
  stage.answer = async () => {
    throw refused('project.risks_not_understood', ['riskConsent.answers.return', 'riskConsent.answers.term']);
  };
  const place = await openDialog();
  await fillAmount(place, '500,00');
  for (const select of place.querySelectorAll('select'))
    await act(async () => {
      select.value = 'chosen';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  for (const name of ['riskConsent', 'terms'])
    await act(async () => place.querySelector<HTMLInputElement>(`[name="${name}"]`)?.click());
  await press(place, 'Invertir 500');
  const marked = [...place.querySelectorAll('[aria-invalid="true"]')];
  expect(marked.map((field) => field.getAttribute('name'))).toEqual([
    'riskConsent.answers.return',
    'riskConsent.answers.term',
  ]);
  expect(document.activeElement).toBe(marked[0]);
});

it('[L5] shows the risk warning instead of the form until it is acknowledged', async () => {
  const { profile } = stage.situation;
  stage.situation = { ...stage.situation, profile: profile && { ...profile, needsAcknowledgement: true } };
  const place = await openDialog();
  expect(place.textContent).toContain('Lo he leído y lo entiendo');
  expect(place.querySelector('[name="amount"]')).toBeNull();
});
