import { describe, expect, it } from 'vitest';
import { decimalFromTyped } from './decimal-from-typed.ts';

describe('decimalFromTyped', () => {
  it.each([
    ['1500', '1500.00'],
    ['1.500', '1500.00'],
    ['1.500,5', '1500.50'],
    ['1500,50', '1500.50'],
    ['1500.5', '1500.50'],
    ['12.75', '12.75'],
    ['1.234.567,89', '1234567.89'],
    ['0,01', '0.01'],
    ['007', '7.00'],
    ['0', '0.00'],
    ['12,', '12.00'],
    [' 1.500,00 € ', '1500.00'],
    ['8,50 %', '8.50'],
  ])('[V6] reads %j as %s', (typed, decimal) => {
    expect(decimalFromTyped(typed)).toBe(decimal);
  });

  it.each(['', 'mil', '1,2,3', '1.50.0', '1,234', '-5', '1e3', '1.2345', '1,500.00'])(
    '[V6] does not guess what %j means',
    (typed) => {
      expect(decimalFromTyped(typed)).toBeUndefined();
    },
  );
});
