// @vitest-environment jsdom
import { cents, type OwnLoanState } from '@semilla/contract';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { InvestmentCard } from './InvestmentCard.tsx';
import type { InvestmentReturn } from './portfolio.ts';
import { portfolioWords } from './portfolio-words.ts';
import { investment, ownLoan, ownReturn } from './testing.ts';

const returns = [
  ownReturn({ dueOn: '2026-03-31', deliveredAt: new Date('2026-03-31T10:00:00Z'), net: 4_000 }),
  ownReturn({ period: 2, dueOn: '2026-06-30', net: 4_500 }),
  ownReturn({ period: 3, dueOn: '2026-09-30', net: 5_000 }),
];

/** The card of an investment of 500.00 in a loan of 10,000.00. */
const open = (given: Partial<OwnLoanState>, shownReturn?: InvestmentReturn) =>
  mount(
    <InvestmentCard
      investment={{ ...investment({ status: 'active' }, returns), loan: ownLoan(given) }}
      today="2026-07-16"
      brand="Semilla"
      ownReturn={shownReturn}
      isOpenAtFirst={false}
      onCancel={() => {}}
    />,
    portfolioWords,
  );

it.each<[Partial<OwnLoanState>, string, string]>([
  [{}, 'Activa', ''],
  [
    { state: 'late', daysLate: 16, lateSince: '2026-06-30', missing: cents(127_500) },
    'Con retraso',
    '16 días de retraso. De tu parte faltan 45,00 €, después de comisión e impuestos; vencían desde el 30/06/2026',
  ],
  [
    { state: 'default', defaultedOn: '2026-09-29', owed: cents(1_060_000), recovered: cents(200_000) },
    'En impago',
    'En impago desde el 29/09/2026. De tu parte se han recuperado 100,00 € de 530,00 €',
  ],
])(
  '[L30][L31] says what the promoter of an investment owes to its investor: %#',
  async (given, badge, note) => {
    const place = await open(given);
    const textOf = (selector: string) =>
      place.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(textOf('.investment-state')).toBe(badge);
    expect(textOf('[data-loan-note]')).toBe(note);
  },
);

it.each<[InvestmentReturn | undefined, string]>([
  [{ yearlyReturn: null, returnSoFar: -7_000 }, 'Rentabilidad hasta hoy-70,00 %'],
  [{ yearlyReturn: 621, returnSoFar: 840 }, 'Rentabilidad anual6,21 %'],
])('[R4] gives the return per year only once a year is over: %j', async (shownReturn, text) => {
  const place = await open({}, shownReturn);
  expect(place.querySelector('dl')?.textContent?.replaceAll('\u00a0', ' ').replace('−', '-')).toContain(text);
});
