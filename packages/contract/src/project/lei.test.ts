import { describe, expect, it } from 'vitest';
import { isLei, offerIdOf } from './lei.ts';

describe('[L19] a legal entity identifier', () => {
  it.each(['5493001KJTIIGC8Y1R12', '959800SEMILLADEMO067', '7ZW8QJWVPR4P1J1KQY45'])('is valid: %s', (lei) => {
    expect(isLei(lei)).toBe(true);
  });

  it.each([
    ['another check digit', '5493001KJTIIGC8Y1R13'],
    ['two letters swapped', '5493001KJITIGC8Y1R12'],
    ['19 characters', '5493001KJTIIGC8Y1R1'],
    ['21 characters', '5493001KJTIIGC8Y1R122'],
    ['small letters', '5493001kjtiigc8y1r12'],
    ['letters as check digits', '5493001KJTIIGC8Y1RAB'],
    ['nothing', ''],
  ])('is refused with %s', (_, lei) => {
    expect(isLei(lei)).toBe(false);
  });
});

describe('[L19] the identifier of an offer', () => {
  it('is the LEI and eight digits', () => {
    expect(offerIdOf('959800SEMILLADEMO067', 12)).toBe('959800SEMILLADEMO06700000012');
    expect(offerIdOf('959800SEMILLADEMO067', 99_999_999)).toBe('959800SEMILLADEMO06799999999');
  });

  it.each([0, 100_000_000])('cannot have the number %d', (number) => {
    expect(() => offerIdOf('959800SEMILLADEMO067', number)).toThrow('eight digits');
  });
});
