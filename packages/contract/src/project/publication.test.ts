import { describe, expect, it } from 'vitest';
import { missingForPublication, openingsAfter, openingTimeProblem, publicationParts } from './publication.ts';

const whole = {
  dateStart: '2026-03-01',
  dateEnd: '2026-06-30',
  promoter: { name: 'Rehabitia' },
  promoterId: null,
  taxWithholder: 'promoter',
  untaxedGround: null,
  sheetVersion: 1,
};
const contents = { descriptions: 1, documents: 2, multimedia: 3 };

describe('what is missing before a project is published', () => {
  it('[A9] is nothing if the project is complete', () => {
    expect(missingForPublication(whole, contents)).toEqual([]);
  });

  it('[A9] is everything if the project has only a name', () => {
    const empty = {
      dateStart: null,
      dateEnd: null,
      promoter: null,
      promoterId: null,
      taxWithholder: null,
      untaxedGround: null,
      sheetVersion: null,
    };
    const none = { descriptions: 0, documents: 0, multimedia: 0 };
    expect(missingForPublication(empty, none)).toEqual(publicationParts);
  });

  it.each([
    ['dates', { dateEnd: null }, {}],
    ['dates', { dateStart: null }, {}],
    ['promoter', { promoter: { name: '' } }, {}],
    ['tax', { taxWithholder: null }, {}],
    ['sheet', { sheetVersion: null }, {}],
    ['descriptions', {}, { descriptions: 0 }],
    ['documents', {}, { documents: 0 }],
    ['multimedia', {}, { multimedia: 0 }],
  ] as const)('[A9] is only %s if these are missing: %j %j', (part, fields, counts) => {
    expect(missingForPublication({ ...whole, ...fields }, { ...contents, ...counts })).toEqual([part]);
  });

  it('[A9][L42] is not who withholds tax if there is a ground for nobody', () => {
    const untaxed = { ...whole, taxWithholder: null, untaxedGround: 'noInterest' };
    expect(missingForPublication(untaxed, contents)).toEqual([]);
  });

  it('[A9] is not the promoter if its record is chosen', () => {
    const promoterId = '01890a5d-ac96-774b-bcce-b302099a8057';
    expect(missingForPublication({ ...whole, promoter: null, promoterId }, contents)).toEqual([]);
  });

  it('[A9] is not the sheet if the project was offered before the platform had sheets', () => {
    expect(missingForPublication({ ...whole, sheetVersion: 0 }, contents)).toEqual([]);
  });
});

describe('a planned opening', () => {
  it('[A31] leads to the phases of an offer that follow the current one', () => {
    expect(openingsAfter('Draft')).toEqual(['Next_Opening', 'Preinvestment', 'Investment']);
    expect(openingsAfter('Preinvestment')).toEqual(['Investment']);
    expect(openingsAfter('Investment')).toEqual([]);
  });

  it('[A31] is at a time to come, at most a year ahead', () => {
    const now = new Date('2026-03-14T09:30:00Z');
    expect(openingTimeProblem(now, now)).toBe('only_to_come');
    expect(openingTimeProblem(new Date('2026-03-14T09:31:00Z'), now)).toBeUndefined();
    expect(openingTimeProblem(new Date('2027-03-14T09:30:00Z'), now)).toBeUndefined();
    expect(openingTimeProblem(new Date('2027-03-16T09:30:00Z'), now)).toBe('within_a_year');
  });
});
