// @vitest-environment jsdom
import { investorKindTextsVersion } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { investorWords } from './investor-words.ts';
import { KindForm } from './KindForm.tsx';

const sent: unknown[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async (_: unknown, input: { body: unknown }) => {
    sent.push(input.body);
    return {};
  },
}));

beforeEach(() => {
  sent.length = 0;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

const open = (userKind: 'individual' | 'company') =>
  mount(<KindForm userKind={userKind} onSent={() => {}} onClose={() => {}} />, investorWords);

it.each([
  ['individual', ['60.000 € o más al año', 'puesto profesional del sector financiero', 'diez por trimestre']],
  ['company', ['Fondos propios de 100.000 €', 'negocios neto de 2.000.000 €', 'Balance de 1.000.000 €']],
] as const)(
  '[L3] shows the criteria and the lost protection to a customer of kind %s',
  async (kind, criteria) => {
    const place = await open(kind);
    const [met, lost] = [...place.querySelectorAll('ul.investor-criteria')];
    for (const criterion of criteria) expect(met?.textContent).toContain(criterion);
    expect([...(lost?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      expect.stringMatching(/periodo de reflexión/),
      expect.stringMatching(/prueba/),
      expect.stringMatching(/advert|avis/),
    ]);
  },
);

it('[L3] presets none of the three attestations, and requires all of them', async () => {
  const place = await open('individual');
  const boxes = [...place.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false]);
  const figures = [...place.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const type = (index: number, text: string) =>
    act(async () => {
      set?.call(figures[index], text);
      figures[index]?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await type(0, '60.000');
  await type(2, '12');
  for (const box of boxes) {
    await press(place, 'Enviar');
    expect(sent).toEqual([]);
    await act(async () => box.click());
  }
  await press(place, 'Enviar');
  expect(sent).toEqual([
    expect.objectContaining({
      kind: 'sophisticated',
      income: 6_000_000,
      professionalMonths: 12,
      attestsCriteria: true,
      attestsAwareness: true,
      attestsTruth: true,
      textsVersion: investorKindTextsVersion,
    }),
  ]);
});

it('[L1][L3] requires a professional’s document', async () => {
  const place = await open('company');
  const choose = (name: string, value: string) =>
    act(async () => {
      const field = place.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
      set?.call(field, value);
      field?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await choose('kind', 'professional');
  await choose('professionalCategory', 'large');
  for (const box of place.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
    await act(async () => box.click());
  const input = place.querySelector<HTMLInputElement>('[type=file]');
  const attach = (file: File) =>
    act(async () => {
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await press(place, 'Enviar');
  expect(input?.getAttribute('aria-invalid')).toBe('true');
  await attach(new File(['hola'], 'cuentas.txt', { type: 'text/plain' }));
  await press(place, 'Enviar');
  expect(sent).toEqual([]);
  const document = new File(['%PDF-1.7'], 'cuentas.pdf', { type: 'application/pdf' });
  await attach(document);
  await press(place, 'Enviar');
  expect(sent).toEqual([
    expect.objectContaining({ kind: 'professional', professionalCategory: 'large', document }),
  ]);
});
