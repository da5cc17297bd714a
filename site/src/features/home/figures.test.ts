import { describe, expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

describe('figuresOf', () => {
  it('counts projects and sums what was invested', () => {
    const projects = [
      { phaseName: 'Investment', amountInvested: 1_000_050 },
      { phaseName: 'Closed', amountInvested: 25_000_000 },
      { phaseName: 'Next_Opening', amountInvested: 0 },
    ] as const;
    expect(figuresOf(projects)).toEqual({ published: 3, open: 1, closed: 1, raisedCents: 26_000_050 });
  });

  it('is all zeros before the first project', () => {
    expect(figuresOf([])).toEqual({ published: 0, open: 0, closed: 0, raisedCents: 0 });
  });
});
