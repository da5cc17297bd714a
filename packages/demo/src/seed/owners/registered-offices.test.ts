import { expect, it } from 'vitest';
import { demoProjects } from '../projects/index.ts';
import { registeredOffices } from './registered-offices.ts';

const companies = demoProjects.flatMap(({ promoter, guaranteeAgent }) => [
  promoter.name,
  guaranteeAgent.name,
]);

it('gives every company of the demo its own address with a town, and an activity', () => {
  expect(Object.keys(registeredOffices).sort()).toEqual([...new Set(companies)].sort());
  const offices = Object.values(registeredOffices);
  expect(new Set(offices.map(({ address }) => address)).size).toBe(offices.length);
  for (const { address, naceSection } of offices) {
    expect(address).toMatch(/\d{4,5}(-\d{3})? \p{Lu}/u);
    expect(naceSection).toMatch(/^[A-U]$/);
  }
});
