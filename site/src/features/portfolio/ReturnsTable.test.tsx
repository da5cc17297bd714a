// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { portfolioWords } from './portfolio-words.ts';
import { ReturnsTable } from './ReturnsTable.tsx';
import { ownReturn } from './testing.ts';

const textsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('[L41] shows gross return, fee, withheld tax and net return of each payment', async () => {
  const taxed = ownReturn({ gross: 1_234, fee: 123, tax: 234, net: 877 });
  const place = await mount(<ReturnsTable returns={[taxed]} status="active" />, portfolioWords);
  expect(textsOf(place, 'thead th')).toEqual([
    'Fecha',
    'Rendimiento bruto',
    'Comisión',
    'Retención',
    'Rendimiento neto',
    'Capital',
    'Recibes',
  ]);
  expect(textsOf(place, 'td.if-wide')).toEqual(['12,34 €', '−1,23 €', '−2,34 €']);
  expect(textsOf(place, 'td .if-narrow')).toEqual([
    'Rendimiento bruto 12,34 €',
    'Comisión −1,23 €',
    'Retención −2,34 €',
  ]);
  expect(textsOf(place, 'td:last-child')).toEqual(['8,77 €']);
});

it('[L41] has no columns for deductions that never occur', async () => {
  const place = await mount(<ReturnsTable returns={[ownReturn()]} status="active" />, portfolioWords);
  expect(textsOf(place, 'thead th')).toEqual(['Fecha', 'Rendimiento neto', 'Capital', 'Recibes']);
  expect(place.textContent).not.toContain('céntimos');
  const withFee = [ownReturn(), ownReturn({ period: 2, gross: 1_000, fee: 100, net: 900 })];
  const other = await mount(<ReturnsTable returns={withFee} status="active" />, portfolioWords);
  expect(textsOf(other, 'tbody tr:first-child td')).toEqual([
    '10,00 €',
    '0,00 €',
    '10,00 €Rendimiento bruto 10,00 €Comisión 0,00 €',
    '0,00 €',
    '10,00 €',
  ]);
  // The fee of a payment is rounded over all of the project, so a planned one is not certain to the cent.
  expect(other.textContent).toContain('pueden variar unos céntimos');
});
