import { describe, expect, it } from 'vitest';
import { quartersAround, returnsOf, spreadOf, totalsOf } from './portfolio.ts';
import { investment, ownReturn } from './testing.ts';

const all = [
  investment({ projectId: 'a', projectName: 'Ruzafa', amount: 200_000, status: 'active' }, [
    ownReturn({ dueOn: '2026-02-01', net: 1_000, deliveredAt: new Date('2026-02-02') }),
    ownReturn({ dueOn: '2026-05-01', net: 1_000 }),
    ownReturn({ dueOn: '2026-08-01', net: 1_000, principal: 200_000 }),
  ]),
  investment({ projectId: 'b', projectName: 'Triana', amount: 50_000, status: 'finished' }, [
    ownReturn({ dueOn: '2026-01-10', net: 4_000, principal: 50_000, deliveredAt: new Date('2026-01-11') }),
  ]),
  investment({ projectId: 'c', projectName: 'Sagunto', amount: 30_000, status: 'pending' }),
  investment({ projectId: 'c', projectName: 'Sagunto', amount: 10_000, status: 'pending' }),
  investment({ projectId: 'd', projectName: 'Alfama', amount: 99_000, status: 'cancelled' }),
];

describe('the investments of a user', () => {
  it('[R4][E10][B4] are summed without cancelled ones', () => {
    expect(totalsOf(all)).toEqual({
      investedCents: 290_000,
      activeCents: 240_000,
      receivedCents: 55_000,
      gainCents: 5_000,
      next: { dueOn: '2026-05-01', cents: 1_000 },
    });
    expect(totalsOf([])).toMatchObject({ investedCents: 0, next: undefined });
  });

  it('[B4] have received and expected returns', () => {
    expect(returnsOf(all[0] as (typeof all)[number])).toMatchObject({
      receivedCents: 1_000,
      dueCents: 202_000,
      next: { dueOn: '2026-05-01' },
    });
  });

  it('[R4] are grouped by project, largest first and small ones combined', () => {
    expect(spreadOf(all, 5)).toEqual([
      { name: 'Ruzafa', cents: 200_000 },
      { name: 'Sagunto', cents: 40_000 },
    ]);
    const many = Array.from({ length: 7 }, (_, i) =>
      investment({ projectId: `${i}`, projectName: `P${i}`, amount: 1_000 * (i + 1), status: 'active' }),
    );
    expect(spreadOf(many, 5).at(-1)).toEqual({ name: undefined, cents: 1_000 + 2_000 + 3_000 });
  });

  it('[B4] have returns by quarter, also across years', () => {
    expect(quartersAround(all, '2026-05-20', 4)).toEqual([
      { year: 2025, quarter: 4, receivedCents: 0, dueCents: 0 },
      { year: 2026, quarter: 1, receivedCents: 55_000, dueCents: 0 },
      { year: 2026, quarter: 2, receivedCents: 0, dueCents: 1_000 },
      { year: 2026, quarter: 3, receivedCents: 0, dueCents: 201_000 },
    ]);
  });
});
