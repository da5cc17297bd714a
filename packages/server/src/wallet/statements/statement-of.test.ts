import { describe, expect, it } from 'vitest';
import {
  cameBack,
  cancellation,
  deposit,
  feeReturned,
  investment,
  payOut,
  penaltyReturned,
  wish,
  wishReturned,
  withdrawal,
} from './build-movements.ts';
import type { Movement } from './movement.ts';
import { statementOf } from './statement-of.ts';

const period = { fromDate: '2026-01-01', toDate: '2026-12-31' };
const of = (movements: Movement[], settled: Movement[] = [], days = period) =>
  statementOf({ period: days, movements, settled });

const funded = deposit('2025-06-01', 1_000_000, { status: 'completed', on: '2025-06-02' });
const inOneYear = { status: 'completed', on: '2026-03-02' } as const;

/** Each kind of movement, its lines (kind, day, cents), and the sums that it changes. */
const kinds: [string, Movement[], [string, string, number][], Record<string, number>][] = [
  [
    'a deposit, on the day it is approved',
    [deposit('2026-02-27', 12_345, inOneYear)],
    [['deposit', '02', 12_345]],
    { deposits: 12_345 },
  ],
  ['a pending deposit', [deposit('2026-03-01', 12_345)], [], {}],
  ['a rejected deposit', [deposit('2026-03-01', 12_345, { status: 'rejected', on: '2026-03-02' })], [], {}],
  [
    'a withdrawal, on the day it is requested',
    [withdrawal('2026-03-01', 501, inOneYear)],
    [['withdrawal', '01', -501]],
    { withdrawals: 501 },
  ],
  [
    'a pending withdrawal',
    [withdrawal('2026-03-01', 501)],
    [['withdrawal', '01', -501]],
    { withdrawals: 501 },
  ],
  [
    'a rejected withdrawal',
    [withdrawal('2026-03-01', 501, { status: 'rejected', on: '2026-03-09' })],
    [
      ['withdrawal', '01', -501],
      ['withdrawalReturned', '09', 501],
    ],
    { withdrawals: 501, withdrawalsReturned: 501 },
  ],
  [
    '[L49] a withdrawal that came back from the bank',
    [withdrawal('2026-03-01', 501, inOneYear), cameBack('2026-03-09', 501)],
    [
      ['withdrawal', '01', -501],
      ['paymentReturned', '09', 501],
    ],
    { withdrawals: 501, withdrawalsReturned: 501 },
  ],
  [
    'an investment',
    [investment('2026-03-01', 'sol', 33_333)],
    [['investment', '01', -33_333]],
    { invested: 33_333 },
  ],
  [
    'a cancellation with its penalty',
    [investment('2026-03-01', 'sol', 33_333), ...cancellation('2026-03-08', 'sol', 33_333, 667)],
    [
      ['investment', '01', -33_333],
      ['cancellation', '08', 33_333],
      ['penalty', '08', -667],
    ],
    { invested: 33_333, capitalReturned: 33_333, penalties: 667 },
  ],
  [
    'a fee that was given back',
    [...payOut('2026-03-05', 'sol', { gross: 3_188, fee: 319 }), feeReturned('2026-03-09', 'sol', 100)],
    [
      ['grossReturn', '05', 3_188],
      ['fee', '05', -319],
      ['fee', '09', 100],
    ],
    { gross: 3_188, fees: 219, net: 2_969 },
  ],
  [
    'a penalty that was given back',
    [
      investment('2026-03-01', 'sol', 33_333),
      ...cancellation('2026-03-08', 'sol', 33_333, 667),
      penaltyReturned('2026-03-09', 'sol', 667),
    ],
    [
      ['investment', '01', -33_333],
      ['cancellation', '08', 33_333],
      ['penalty', '08', -667],
      ['penalty', '09', 667],
    ],
    { invested: 33_333, capitalReturned: 33_333 },
  ],
  [
    '[L13] the deposit of a preinvestor and its return',
    [
      wish('2026-03-01', 'sol', 2_000),
      wishReturned('2026-03-04', 'sol', 500),
      wishReturned('2026-03-08', 'sol', 1_500),
    ],
    [
      ['wish', '01', -2_000],
      ['wishReturned', '04', 500],
      ['wishReturned', '08', 1_500],
    ],
    { invested: 2_000, capitalReturned: 2_000 },
  ],
  [
    'a return with its fee',
    [...payOut('2026-03-05', 'sol', { gross: 3_188, fee: 319 })],
    [
      ['grossReturn', '05', 3_188],
      ['fee', '05', -319],
    ],
    { gross: 3_188, fees: 319, net: 2_869 },
  ],
  [
    'the last return, with the principal',
    [
      investment('2026-03-01', 'sol', 10_000),
      ...payOut('2026-03-05', 'sol', { gross: 1, principal: 10_000 }),
    ],
    [
      ['investment', '01', -10_000],
      ['grossReturn', '05', 1],
      ['capitalReturned', '05', 10_000],
    ],
    { invested: 10_000, capitalReturned: 10_000, gross: 1, net: 1 },
  ],
  [
    'a refund with a part of the promoter’s payment',
    [
      investment('2026-03-01', 'sol', 10_000),
      ...payOut('2026-03-05', 'sol', { cause: 'refund', gross: 7, principal: 10_000 }),
    ],
    [
      ['investment', '01', -10_000],
      ['grossReturn', '05', 7],
      ['refund', '05', 10_000],
    ],
    { invested: 10_000, capitalReturned: 10_000, gross: 7, net: 7 },
  ],
];

describe('a statement', () => {
  it.each(kinds)('[B12] contains %s', (_, movements, lines, sums) => {
    const statement = of(movements, [funded]);
    expect(statement.opening.balanceCents).toBe(1_000_000);
    expect(
      statement.lines.map(({ kind, at, cents }) => [kind, at.toISOString().slice(8, 10), cents]),
    ).toEqual(lines);
    const counted = Object.fromEntries(Object.entries(statement.sums).filter(([, cents]) => cents !== 0));
    expect(counted).toEqual(sums);
    const change = lines.reduce((sum, [, , cents]) => sum + cents, 0);
    expect(statement.closing.balanceCents).toBe(1_000_000 + change);
    expect(statement.inCents - statement.outCents).toBe(change);
  });

  it('[B12] shows the balance after each line, and the outcome of each withdrawal', () => {
    const statement = of(
      [
        withdrawal('2026-02-01', 100, { status: 'completed', on: '2026-02-03' }),
        withdrawal('2026-02-02', 200, { status: 'rejected', on: '2026-02-04' }),
        withdrawal('2026-02-05', 400),
      ],
      [funded],
    );
    expect(statement.lines.map(({ balanceCents, outcome }) => [balanceCents, outcome?.status])).toEqual([
      [999_900, 'completed'],
      [999_700, 'rejected'],
      [999_900, undefined],
      [999_500, 'pending'],
    ]);
    expect(statement.closing).toEqual({ balanceCents: 999_500, heldCents: 400 });
    expect(statement.pending).toMatchObject([{ kind: 'withdrawal', cents: 400 }]);
  });

  it('[B12] shows the state at the end of its last day', () => {
    const movements = [
      deposit('2026-02-01', 5_000, { status: 'completed', on: '2026-03-01' }),
      withdrawal('2026-02-02', 300, { status: 'completed', on: '2026-03-01' }),
      withdrawal('2026-02-03', 40, { status: 'rejected', on: '2026-03-01' }),
    ];
    const earlier = of(movements, [funded], { fromDate: '2026-01-01', toDate: '2026-02-28' });
    expect(earlier.closing).toEqual({ balanceCents: 999_660, heldCents: 340 });
    expect(earlier.pending.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['deposit', 5_000],
      ['withdrawal', 300],
      ['withdrawal', 40],
    ]);
    const later = of(movements, [funded], { fromDate: '2026-03-01', toDate: '2026-03-31' });
    expect(later.opening).toEqual(earlier.closing);
    expect(later.closing).toEqual({ balanceCents: 1_004_700, heldCents: 0 });
    expect(later.lines.map(({ kind }) => kind)).toEqual(['deposit', 'withdrawalReturned']);
  });

  it('[B12] counts a movement on its day in Spain', () => {
    const newYear = deposit('2026-12-31T23:30:00Z', 1, { status: 'completed' });
    expect(of([newYear]).lines).toEqual([]);
    const next = of([newYear], [], { fromDate: '2027-01-01', toDate: '2027-01-01' });
    expect(next.closing.balanceCents).toBe(1);
  });

  it('[B12] shows the sums of each project in the period, and the amount outstanding at its end', () => {
    const settled = [
      funded,
      investment('2025-07-01', 'luna', 20_000),
      investment('2025-07-02', 'mar', 5_000),
    ];
    const over = payOut('2025-08-01', 'mar', { gross: 10, principal: 5_000 });
    const statement = of(
      [
        investment('2026-01-10', 'sol', 70_000),
        ...payOut('2026-04-01', 'luna', { gross: 1_275, fee: 128 }),
        ...payOut('2026-07-01', 'luna', { gross: 1_275, fee: 127, principal: 20_000 }),
      ],
      [...settled, ...over],
    );
    expect(statement.projects).toMatchObject([
      { projectId: 'sol', invested: 70_000, outstanding: 70_000, gross: 0, net: 0 },
      {
        projectId: 'luna',
        invested: 0,
        outstanding: 0,
        capitalReturned: 20_000,
        gross: 2_550,
        fees: 255,
        net: 2_295,
      },
    ]);
    expect(of([], settled).projects).toMatchObject([
      { projectId: 'luna', outstanding: 20_000, invested: 0 },
      { projectId: 'mar', outstanding: 5_000 },
    ]);
  });

  it('[B12] is empty without movements', () => {
    expect(of([])).toMatchObject({ lines: [], projects: [], pending: [], inCents: 0, outCents: 0 });
  });

  it('[B12] fails if a project paid out an amount without a distribution', () => {
    const [paid] = payOut('2026-03-05', 'sol', { gross: 10 });
    expect(() => of([{ ...(paid as Movement), principalCents: null }])).toThrow('is in its distribution');
  });
});
