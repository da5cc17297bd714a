import { expect, it } from 'vitest';
import { withoutUnits } from './without-units.ts';

it('names columns as the contract does', () => {
  expect(withoutUnits({ name: 'A', priceCents: 1, feeHundredths: 2, centsMax: 3 })).toEqual({
    name: 'A',
    price: 1,
    fee: 2,
    centsMax: 3,
  });
});
