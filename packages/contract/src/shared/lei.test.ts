import { describe, expect, it } from 'vitest';
import { isLei, lei, leiOf } from './lei.ts';

describe('a legal entity identifier', () => {
  it.each(['5493001KJTIIGC8Y1R12', '529900T8BM49AURSDO55', '213800WAVVOPS85N2205'])(
    '[L23] has the check digits of ISO 7064: %s',
    (code) => {
      expect(isLei(code)).toBe(true);
      expect(leiOf(code.slice(0, 18))).toBe(code);
    },
  );

  it.each([
    ['a wrong check digit', '5493001KJTIIGC8Y1R13'],
    ['two characters swapped', '5493001KTJIIGC8Y1R12'],
    ['19 characters', '5493001KJTIIGC8Y1R1'],
    ['21 characters', '5493001KJTIIGC8Y1R122'],
    ['letters as check digits', '5493001KJTIIGC8Y1RAB'],
    ['small letters', '5493001kjtiigc8y1r12'],
  ])('[L23] is refused with %s', (_what, code) => {
    expect(isLei(code)).toBe(false);
  });

  it('[L23] is accepted in lower case and in groups, and stored without spaces', () => {
    expect(lei.parse(' 5493 001k jtii gc8y 1r12 ')).toBe('5493001KJTIIGC8Y1R12');
    expect(lei.safeParse('').error?.issues[0]?.message).toBe('required');
    expect(lei.safeParse('5493').error?.issues[0]?.message).toBe('lei');
  });
});
