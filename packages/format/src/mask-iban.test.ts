import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskIban } from './mask-iban.ts';

describe('maskIban', () => {
  it.each([
    ['ES9121000418450200051332', '••••\u00a0••••\u00a01332'],
    ['ES91 2100 0418 4502 0005 1332', '••••\u00a0••••\u00a01332'],
    ['NO9386011117947', '••••\u00a0••••\u00a07947'],
    ['mt84malt011000012345mtlcast001s', '••••\u00a0••••\u00a0001S'],
    ['•••• •••• 1332', '••••\u00a0••••\u00a01332'],
  ])('[M5] shows only the last four characters of %s', (iban, shown) => {
    expect(maskIban(iban)).toBe(shown);
  });

  it.each(['', '1332', '0051332'])('[M5] shows nothing of %j, which is too short to mask', (iban) => {
    expect(maskIban(iban)).toBe('••••\u00a0••••\u00a0••••');
  });

  it('[M5] gives the same mask for every account with the same last four', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{2}[0-9]{9,28}$/),
        fc.stringMatching(/^[0-9]{4}$/),
        (start, end) => {
          expect(maskIban(start + end)).toBe(`••••\u00a0••••\u00a0${end}`);
        },
      ),
    );
  });
});
