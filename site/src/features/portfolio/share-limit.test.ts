import { expect, it } from 'vitest';
import { limitProblems, typedLimit, writtenLimit } from './share-limit.ts';

it.each([
  ['20', 2_000],
  [' 12,5 % ', 1_250],
  ['12.34', 1_234],
  ['0,05', 5],
  ['99,99', 9_999],
  ['100', undefined],
  ['-1', undefined],
  ['1,234', undefined],
  ['mucho', undefined],
])('[R4] reads a typed limit of %j', (text, expected) => {
  expect(typedLimit(text)).toBe(expected);
});

it('[R4] explains why a limit is invalid', () => {
  const codeOf = (shareLimit: string) => {
    const problem = limitProblems({ shareLimit }).shareLimit;
    return problem && 'code' in problem ? problem.code : undefined;
  };
  expect(['', '0', '100', '20'].map(codeOf)).toEqual([
    'required',
    'greater_than_zero',
    'percent_below_hundred',
    undefined,
  ]);
});

it('[R4] formats a limit as users type it', () => {
  expect([null, 2_000, 1_250].map(writtenLimit)).toEqual(['', '20', '12,5']);
});
