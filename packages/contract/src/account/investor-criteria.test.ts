import { describe, expect, it } from 'vitest';
import { criteriaOf, meetsCriteria, type StatedFigures } from './investor-criteria.ts';

const nothing: StatedFigures = {
  income: null,
  portfolio: null,
  professionalMonths: null,
  executiveMonths: null,
  trades: null,
  ownFunds: null,
  turnover: null,
  balanceSheet: null,
};

const metBy = (kind: 'individual' | 'company', stated: Partial<StatedFigures>) =>
  criteriaOf(kind, { ...nothing, ...stated })
    .filter(({ isMet }) => isMet)
    .map(({ name }) => name);

describe('the criteria of a person', () => {
  it.each<[Partial<StatedFigures>, string[]]>([
    [{}, []],
    [{ income: 5_999_999 }, []],
    [{ income: 6_000_000 }, ['wealth']],
    [{ portfolio: 10_000_000 }, []],
    [{ portfolio: 10_000_001 }, ['wealth']],
    [{ income: 6_000_000, portfolio: 10_000_001 }, ['wealth']],
    [{ professionalMonths: 11 }, []],
    [{ professionalMonths: 12 }, ['experience']],
    [{ executiveMonths: 11 }, []],
    [{ executiveMonths: 12 }, ['experience']],
    [{ professionalMonths: 6, executiveMonths: 6 }, []],
    [{ trades: 39 }, []],
    [{ trades: 40 }, ['trading']],
    [{ ownFunds: 10_000_000, turnover: 200_000_000, balanceSheet: 100_000_000 }, []],
  ])('[L2] %o meet %o', (stated, names) => {
    expect(metBy('individual', stated)).toEqual(names);
  });

  it.each<[Partial<StatedFigures>, boolean]>([
    [{ income: 6_000_000 }, false],
    [{ income: 6_000_000, portfolio: 99_999_999 }, false],
    [{ income: 6_000_000, executiveMonths: 12 }, true],
    [{ income: 6_000_000, trades: 39 }, false],
    [{ portfolio: 10_000_001, trades: 40 }, true],
    [{ professionalMonths: 12, trades: 40 }, true],
    [{ professionalMonths: 12, executiveMonths: 12 }, false],
    [{ income: 6_000_000, professionalMonths: 12, trades: 40 }, true],
  ])('[L2] need two of three: %o suffices: %s', (stated, suffices) => {
    expect(meetsCriteria('individual', { ...nothing, ...stated })).toBe(suffices);
  });
});

describe('the criteria of a company', () => {
  it.each<[Partial<StatedFigures>, boolean]>([
    [{}, false],
    [{ ownFunds: 9_999_999 }, false],
    [{ ownFunds: 10_000_000 }, true],
    [{ turnover: 199_999_999 }, false],
    [{ turnover: 200_000_000 }, true],
    [{ balanceSheet: 99_999_999 }, false],
    [{ balanceSheet: 100_000_000 }, true],
    [{ ownFunds: 9_999_999, turnover: 199_999_999, balanceSheet: 99_999_999 }, false],
    [{ income: 6_000_000, trades: 40 }, false],
  ])('[L2] need one of three: %o suffices: %s', (stated, suffices) => {
    expect(meetsCriteria('company', { ...nothing, ...stated })).toBe(suffices);
  });
});
