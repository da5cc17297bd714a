import { describe, expect, it } from 'vitest';
import { amountFromList } from './waiting-rules.ts';

describe('the order from a waiting list', () => {
  it.each([
    ['all that is wanted', 50_000, 80_000, 90_000, 50_000],
    ['what fits', 50_000, 30_000, 90_000, 30_000],
    ['what fits, below the minimum too if no more is left', 50_000, 4_000, 90_000, 4_000],
    ['what the wallet holds', 50_000, 80_000, 20_000, 20_000],
    ['more than the wallet holds, to be refused, if that is no whole order', 50_000, 80_000, 9_999, 50_000],
  ])('[L15] is for %s', (_, wanted, roomCents, balanceCents, amount) => {
    expect(amountFromList(wanted, { minimumInvestmentCents: 10_000, roomCents, balanceCents })).toBe(amount);
  });
});
