import { describe, expect, it } from 'vitest';
import { returnsOf } from './portfolio.ts';
import { investment, ownReturn } from './testing.ts';

const all = [
  investment({ projectId: 'a', projectName: 'Ruzafa', amount: 200_000, status: 'active' }, [
    ownReturn({ dueOn: '2026-02-01', net: 1_000, deliveredAt: new Date('2026-02-02') }),
    ownReturn({ dueOn: '2026-05-01', net: 1_000 }),
    ownReturn({ dueOn: '2026-08-01', net: 1_000, principal: 200_000 }),
  ]),
];

describe('the investments of a user', () => {
  it('[B4] have received and expected returns', () => {
    expect(returnsOf(all[0] as (typeof all)[number])).toMatchObject({
      receivedCents: 1_000,
      dueCents: 202_000,
      next: { dueOn: '2026-05-01' },
    });
  });
});
