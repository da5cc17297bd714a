// @vitest-environment jsdom
import { cents } from '@semilla/contract';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { Outlook } from './Outlook.tsx';
import { situation } from './testing.ts';
import { investWords } from './words.ts';

const terms = {
  projectDuration: 12,
  targetProfitability: 1_000,
  managerFee: 1_000,
  deliveryFeePeriod: 'end_of_project',
  startedAt: '2026-06-01',
} as const;
const shown = async (given: Parameters<typeof situation>[0]) =>
  (await mount(<Outlook situation={situation(given)} amount={cents(12_340)} />, investWords)).textContent;

it('[L43] shows what is left of 123,40 at 10 % after a fee of 1,23, and after withheld tax', async () => {
  const whole = await shown({ project: { ...terms, taxWithholder: null } });
  expect(whole).toMatch(/después de comisiones, .*134,51\s€/);
  const taxed = { ...terms, taxWithholder: 'platform' as const };
  expect(await shown({ project: taxed })).toMatch(/lo que se te retiene para Hacienda, .*132,17\s€/);
});

it('[L43] uses the tax rate of the due date, even if the project has no start date yet', async () => {
  const taxRates = [
    { from: '2016-01-01', rate: 1_900, treatment: null },
    { from: '2027-01-01', rate: 0, treatment: 'euResident' as const },
    { from: '2028-01-01', rate: 1_900, treatment: null },
  ];
  const project = { ...terms, taxWithholder: 'promoter' as const };
  expect(await shown({ project, taxRates })).toMatch(/134,51\s€/);
  expect(await shown({ project: { ...project, startedAt: null }, taxRates })).toMatch(/134,51\s€/);
  expect(await shown({ project: { ...project, startedAt: '2027-03-01' }, taxRates })).toMatch(/132,17\s€/);
});
