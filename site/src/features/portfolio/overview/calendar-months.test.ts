import { cents, type PaymentToCome } from '@semilla/contract';
import { expect, it } from 'vitest';
import { missingPayments, monthsToCome } from './calendar-months.ts';

function payment(dueOn: string, given: Partial<PaymentToCome> = {}): PaymentToCome {
  return {
    orderId: 'a',
    projectId: 'b',
    projectName: 'Lavapiés',
    period: 1,
    dueOn,
    daysLate: 0,
    isInDefault: false,
    isConditional: false,
    principal: cents(10_000),
    interest: cents(300),
    fee: cents(30),
    tax: cents(57),
    total: cents(10_213),
    ...given,
  };
}

const all = [
  payment('2026-04-10', { daysLate: 30 }),
  payment('2026-05-10'),
  payment('2026-05-31', { principal: cents(0), total: cents(213) }),
  payment('2026-06-01', { isInDefault: true }),
  payment('2028-04-30'),
];

it('[R4] a calendar of 24 months sums expected payments, without late and defaulted ones', () => {
  const months = monthsToCome(all, '2026-05-10');
  expect(months).toHaveLength(24);
  expect(months[0]).toEqual({
    month: '2026-05-01',
    principal: 10_000,
    interest: 600,
    fee: 60,
    tax: 114,
    total: 10_426,
    conditional: 0,
    firmPrincipal: 10_000,
    firmNet: 426,
  });
  expect(months[1]).toMatchObject({ month: '2026-06-01', total: 0 });
  expect(months.at(-1)).toMatchObject({ month: '2028-04-01', total: 10_213 });
});

it('[R4] what comes only if its project is financed is kept apart in the sums', () => {
  const pending = payment('2026-05-20', { isConditional: true });
  const [month] = monthsToCome([payment('2026-05-10'), pending], '2026-05-10');
  expect(month).toMatchObject({
    principal: 20_000,
    total: 20_426,
    conditional: 10_213,
    firmPrincipal: 10_000,
    firmNet: 213,
  });
});

it('[R4][L30] late and defaulted payments are listed separately', () => {
  expect(missingPayments(all).map(({ dueOn }) => dueOn)).toEqual(['2026-04-10', '2026-06-01']);
});
