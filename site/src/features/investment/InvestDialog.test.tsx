// @vitest-environment jsdom

import { ApiProblem, NetworkFailure } from '@semilla/client';
import { cents, type Order, type ProjectDocument } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { investment } from '../portfolio/testing.ts';
import { InvestDialog } from './InvestDialog.tsx';
import type { InvestSituation } from './invest-situation.ts';
import { situation } from './testing.ts';
import { investWords } from './words.ts';

interface Sent {
  amount: number;
  consent: unknown;
  sheet: number;
  key: string | undefined;
}

const sent: Sent[] = [];
let answer: () => Promise<Order>;
let stands: InvestSituation;

vi.mock('../../lib/api.ts', () => ({
  api: (
    _: unknown,
    { body }: { body: { amount: number; sheetVersion: number; riskConsent?: unknown } },
    options: { idempotencyKey?: string },
  ) => {
    sent.push({
      amount: body.amount,
      consent: body.riskConsent,
      sheet: body.sheetVersion,
      key: options.idempotencyKey,
    });
    return answer();
  },
}));
vi.mock('./invest-situation.ts', () => ({ loadSituation: async () => stands }));
vi.mock('../../lib/fresh-parts.ts', () => ({ refreshParts: async () => {} }));
vi.mock('./stake-store.ts', () => ({ refreshStake: async () => {} }));
vi.mock('../wallet/wallet-store.ts', () => ({ refreshWallet: async () => {} }));

const done = async () => investment({ amount: 50_000 }).order;
const refused = (
  code:
    | 'project.investing_not_possible'
    | 'project.amount_above_remaining'
    | 'project.sheet_newer'
    | 'project.risks_not_understood',
  paths: string[] = [],
) =>
  new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    detail: `Rechazado: ${code}`,
    code,
    requestId: 'r',
    errors: paths.map((path) => ({ path, code, message: 'Esta respuesta no es correcta.' })),
  });

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  stands = situation();
  answer = done;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

async function open(): Promise<HTMLElement> {
  const { projectId } = stands.project;
  const project = { projectId, name: 'Edificio Lavapiés', url: 'edificio-lavapies' };
  return mount(<InvestDialog project={project} brand="Semilla" onClose={() => {}} />, investWords);
}

async function fill(place: HTMLElement, amount: string): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('[name="amount"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(input, amount);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function invest(place: HTMLElement, amount: string): Promise<void> {
  await fill(place, amount);
  await act(async () => place.querySelector<HTMLInputElement>('[type="checkbox"]')?.click());
  await press(place, 'Invertir 500');
}

it('[R20][V16] sends nothing before the terms are accepted', async () => {
  const place = await open();
  expect(place.querySelector('a[href="#documents"]')?.getAttribute('target')).toBe('_blank');
  await fill(place, '500');
  await press(place, 'Invertir 500');
  expect(place.textContent).toContain('lee las condiciones vigentes');
  expect(sent).toEqual([]);
});

it('[R20][V16] links to each contract and document that the terms mention', async () => {
  const [viewUrl, description] = ['/v1/documents/view/7', 'Contrato de mandato de los inversores'];
  stands = situation({ documents: [{ projectDocumentId: '7', viewUrl, description } as ProjectDocument] });
  const link = (await open()).querySelector<HTMLAnchorElement>(`a[href="${viewUrl}"]`);
  expect([link?.textContent, link?.target]).toEqual([description, '_blank']);
});

it('[L10][L18] links to the sheet of the project in the language of the page', async () => {
  const { projectId } = stands.project;
  const sheet = `/v1/project/projects/${projectId}/sheet-versions/1/pdf?language=es`;
  const link = (await open()).querySelector<HTMLAnchorElement>(`a[href="${sheet}"]`);
  expect(link?.target).toBe('_blank');
});

it('[L22] says how to ask for the sheet in another language, and to invest in none that is not given', async () => {
  const place = await open();
  expect(place.textContent).toContain('si no podemos dártela, te aconsejamos no invertir');
  const link = place.querySelector<HTMLAnchorElement>('a[href="/user/support/new"]');
  expect([link?.textContent, link?.target]).toEqual(['Pedir una traducción', '_blank']);
});

it('[L10] shows fees, reflection period and how to revoke before the investor consents', async () => {
  const place = await open();
  const shown = place.querySelector('section[aria-label="Comisiones y periodo de reflexión"]');
  expect([...(shown?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(
    stands.risks?.conditions,
  );
  expect(stands.risks?.conditions).toHaveLength(2);
});

it('[R20] confirms the order, and until when it can be cancelled', async () => {
  const place = await open();
  await invest(place, '500');
  expect(sent).toEqual([{ amount: 50_000, sheet: 1, key: expect.any(String) }]);
  expect(place.textContent).toContain('Paso 2 de 2');
  expect(place.textContent).toContain('14/03/2026');
});

it('[B2][R20] keeps its form until the answer arrives, even if the project changes', async () => {
  let answerLate: (order: Order) => void = () => {};
  answer = () =>
    new Promise((resolve) => {
      answerLate = resolve;
    });
  const place = await open();
  await invest(place, '500');
  // The order has been placed, and has filled the project.
  stands = situation({ project: { phaseName: 'Financed' } });
  await act(async () => dispatchEvent(new Event('focus')));
  expect(place.querySelector('[name="amount"]')).not.toBeNull();
  const order = await done();
  await act(async () => answerLate(order));
  expect(place.textContent).toContain('Paso 2 de 2');
});

it('[B2] retries with the same key after a network failure, also when reopened', async () => {
  answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await invest(await open(), '500');
  const again = await open();
  expect(again.textContent).toContain('Antes se cortó la conexión');
  expect(again.querySelector('[name="amount"]')).toBeNull();
  answer = done;
  await press(again, 'Completar la inversión de 500');
  expect(again.textContent).toContain('Paso 2 de 2');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sessionStorage).toHaveLength(0);
});

it('[B2] ignores the unanswered order of another user of this browser', async () => {
  answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await invest(await open(), '500');
  stands = situation({ me: { userId: 'other' } });
  expect((await open()).querySelector('[name="amount"]')).not.toBeNull();
});

it('[S2][X1] shows the current state once an order is refused, and drops its key', async () => {
  answer = async () => Promise.reject(refused('project.investing_not_possible'));
  const place = await open();
  stands = situation({ project: { phaseName: 'Financed' } });
  await invest(place, '500');
  expect(place.textContent).toContain('En esta fase no es posible invertir.');
  expect(place.querySelector('[name="amount"]')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('[V15] puts a refusal of the amount under it, with the new bounds', async () => {
  answer = async () => Promise.reject(refused('project.amount_above_remaining'));
  const place = await open();
  stands = situation({ project: { amountInvested: 44_980_000 } });
  await invest(place, '500');
  expect(place.querySelector('.problem')?.textContent).toMatch(/como máximo 200,00\s€/);
  expect(place.querySelector('.invest-bounds')?.textContent).toMatch(/Quedan 200,00\s€/);
});

it('[L11][L18] leads to the new version of the sheet, which has to be accepted anew', async () => {
  answer = async () => Promise.reject(refused('project.sheet_newer'));
  const place = await open();
  stands = situation({ project: { sheetVersion: 2 } });
  await invest(place, '500');
  expect(place.textContent).toContain('Rechazado: project.sheet_newer');
  const notice = place.querySelector('.notice.warning[role="alert"]');
  expect(notice?.textContent).toContain('lee la versión 2');
  expect(notice?.querySelector('a')?.href).toContain('/sheet-versions/2/pdf');
  expect(place.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked).toBe(false);
  answer = done;
  await invest(place, '500');
  expect(sent.map(({ sheet }) => sheet)).toEqual([1, 2]);
});

it('[B2][X1] says why a retried order was refused', async () => {
  answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await invest(await open(), '500');
  const again = await open();
  answer = async () => Promise.reject(refused('project.amount_above_remaining'));
  await press(again, 'Completar la inversión de 500');
  expect(again.querySelector('.notice.danger')?.textContent).toBe(
    'Rechazado: project.amount_above_remaining',
  );
  expect(again.querySelector('[name="amount"]')).not.toBeNull();
});

it('[V16] suggests no amount against the terms, and warns of one', async () => {
  stands = situation({
    balanceCents: 5_000_000,
    project: { financingAmount: 100_000_000, amountInvested: 0 },
    investedCents: 400_000,
  });
  const place = await open();
  expect(place.textContent).toMatch(/no superas los 10\.000\s€ .* ya tienes 4\.000,00\s€ invertidos/);
  await press(place, 'Invertir lo máximo');
  expect(place.querySelector<HTMLInputElement>('[name="amount"]')?.value).toBe('6.000,00');
  expect(place.querySelector('.invest-largest output')?.textContent).toBe('');
  await fill(place, '7.000');
  expect(place.querySelector('.invest-largest output')?.textContent).toMatch(/11\.000,00\s€ invertidos/);
});

it('[V16] does not mention the total if it is far below the cap', async () => {
  const place = await open();
  expect(place.textContent).toMatch(/Invertir lo máximo, 3\.000,00\s€/);
  expect(place.textContent).not.toContain('No te proponemos más');
});

it('[R20][M4] names the last day of a project if it has one', async () => {
  expect((await open()).textContent).toContain(
    'El proyecto está abierto, como muy tarde hasta el 30/06/2099.',
  );
  stands = situation({ project: { dateEnd: null } });
  expect((await open()).textContent).toContain('El proyecto está abierto.');
});

it('[M1] shows the balance as the header does, with its cents', async () => {
  const place = await open();
  expect(place.querySelector('.invest-checks')?.textContent).toMatch(/Tienes [\d.]+,\d\d\s€ en tu monedero/);
  expect(place.querySelector('.invest-bounds')?.textContent).toMatch(/Tu saldo: [\d.]+,\d\d\s€/);
});

it('[L9] shows the warning above the threshold, and sends nothing without a consent that is never preset', async () => {
  const { risks } = stands;
  stands = { ...stands, risks: risks && { ...risks, threshold: cents(40_000) } };
  const place = await open();
  await fill(place, '400,00');
  expect(place.querySelector('[name="riskConsent"]')).toBeNull();
  await fill(place, '500,00');
  expect(place.textContent).toContain('Puedes perderlo todo.');
  const consent = place.querySelector<HTMLInputElement>('[name="riskConsent"]');
  expect(consent?.checked).toBe(false);
  await act(async () => place.querySelector<HTMLInputElement>('[name="terms"]')?.click());
  await press(place, 'Invertir 500');
  expect(sent).toEqual([]);
  await act(async () => consent?.click());
  await press(place, 'Invertir 500');
  expect(sent).toMatchObject([{ amount: 50_000, consent: { isAccepted: true, warningVersion: '1' } }]);
});

it('[L9] asks for the consent beside the amount, and says that what is invested here counts', async () => {
  const { risks } = stands;
  stands = { ...stands, risks: risks && { ...risks, threshold: cents(40_000), ownAmount: cents(10_000) } };
  const place = await open();
  await fill(place, '500,00');
  expect(place.querySelector('.invest-consent')?.textContent).toMatch(
    /^Con lo que ya tienes en este proyecto, 100,00\s€, esta inversión supera 400,00\s€/,
  );
  expect(place.querySelector('.form > .invest-largest + .invest-consent')).not.toBeNull();
});

it('[L9] marks the questions that are not answered rightly, and goes to the first of them', async () => {
  const { risks } = stands;
  const questions = ['loss', 'return', 'term'].map((id) => ({
    id,
    text: `¿${id}?`,
    options: [{ id: 'chosen', text: 'Esto' }],
  }));
  stands = { ...stands, risks: risks && { ...risks, threshold: cents(40_000), questions } };
  answer = async () => {
    throw refused('project.risks_not_understood', ['riskConsent.answers.return', 'riskConsent.answers.term']);
  };
  const place = await open();
  await fill(place, '500,00');
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
  const { profile } = stands;
  stands = { ...stands, profile: profile && { ...profile, needsAcknowledgement: true } };
  const place = await open();
  expect(place.textContent).toContain('Lo he leído y lo entiendo');
  expect(place.querySelector('[name="amount"]')).toBeNull();
});
