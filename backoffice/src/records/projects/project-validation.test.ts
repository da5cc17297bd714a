import { describe, expect, it } from 'vitest';
import { projectRecord } from '../../testing/records.ts';
import { editedProjectProblems, newProjectProblems, tidyProject } from './project-validation.ts';

const record = projectRecord();
const filledIn = projectRecord({ destinationBankAccount: null });

const edited = (values: object) => editedProjectProblems(record, { ...record, ...values });
const created = (values: object) => newProjectProblems({ ...filledIn, ...values });

describe('editing a project', () => {
  it('accepts an unchanged project with a masked account number', () => {
    expect(edited({})).toEqual({});
  });

  it.each([
    ['[V1]', { name: null }, { name: 'validation.required' }],
    ['[V1]', { projectTypeId: '' }, { projectTypeId: 'validation.required' }],
    ['[V1]', { projectDuration: null }, { projectDuration: 'validation.required' }],
    ['[V1]', { country: null }, { country: 'validation.required' }],
    ['[V6]', { financingAmount: 'mucho' }, { financingAmount: 'validation.money' }],
    ['[V6]', { minimumInvestment: 0 }, { minimumInvestment: 'validation.greater_than_zero' }],
    ['[V6]', { projectDuration: 1.5 }, { projectDuration: 'validation.integer' }],
    ['[V6]', { targetProfitability: 10_000 }, { targetProfitability: 'validation.percent_below_hundred' }],
    ['[V7]', { name: 'a'.repeat(121) }, { name: 'validation.text_too_long' }],
    ['[V11]', { dateEnd: '2026-02-28' }, { dateEnd: 'validation.end_before_start' }],
    ['[V14]', { url: 'edificio lavapiés' }, { url: 'validation.friendly_url' }],
    ['[V6]', { minimumInvestment: 45_000_001 }, { minimumInvestment: 'validation.minimum_above_total' }],
  ])('%s refuses %j', (_, values, messages) => {
    const problems = edited(values) as Record<string, { message: string }>;
    expect(
      Object.fromEntries(Object.entries(problems).map(([field, { message }]) => [field, message])),
    ).toEqual(messages);
  });

  it('[V7] reports the maximum length', () => {
    expect(edited({ name: 'a'.repeat(121) })).toMatchObject({ name: { args: { max: 120 } } });
  });

  it('[E25] names the invalid field of the promoter', () => {
    expect(edited({ promoter: { name: null, website: 'rehabitia' } })).toMatchObject({
      promoter: { name: { message: 'validation.required' }, website: { message: 'validation.web_address' } },
    });
  });
});

describe('creating a project', () => {
  it('accepts the fields that the form asks for', () => {
    expect(created({})).toEqual({});
  });

  it('[V1] reports the missing fields', () => {
    expect(Object.keys(newProjectProblems({})).sort()).toEqual([
      'country',
      'deliveryFeePeriod',
      'direction',
      'financingAmount',
      'minimumInvestment',
      'name',
      'projectDuration',
      'projectTypeId',
      'targetProfitability',
      'url',
    ]);
  });

  it('[V11] reports contradictory dates together with all other problems', () => {
    expect(Object.keys(created({ dateEnd: '2026-01-01', name: null })).sort()).toEqual(['dateEnd', 'name']);
  });
});

it('[E25] sends an empty promoter as null, and a partly filled one with all fields', () => {
  const empty = { name: '', taxId: null };
  expect(tidyProject({ promoter: empty, guaranteeAgent: { name: 'Garante' } })).toEqual({
    promoter: null,
    guaranteeAgent: { name: 'Garante', taxId: null, website: null, description: null, descriptionEn: null },
  });
});
