import { describe, expect, it } from 'vitest';
import { offerIdOf } from './offer-id.ts';

describe('[L19] the identifier of an offer', () => {
  it('is the LEI and eight digits', () => {
    expect(offerIdOf('959800SEMILLADEMO067', 12)).toBe('959800SEMILLADEMO06700000012');
    expect(offerIdOf('959800SEMILLADEMO067', 99_999_999)).toBe('959800SEMILLADEMO06799999999');
  });

  it.each([0, 100_000_000])('cannot have the number %d', (number) => {
    expect(() => offerIdOf('959800SEMILLADEMO067', number)).toThrow('eight digits');
  });
});
