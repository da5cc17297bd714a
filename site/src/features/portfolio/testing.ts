import { cents, type Order, type OwnLoanState, type OwnReturn, type PlainAmounts } from '@semilla/contract';
import type { Investment } from './portfolio.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
let count = 0;

export function ownReturn(given: Partial<PlainAmounts<OwnReturn>> = {}): OwnReturn {
  const net = cents(given.net ?? 1_000);
  return {
    orderId: id,
    period: 1,
    dueOn: '2026-05-01',
    months: 3,
    isLast: false,
    gross: net,
    fee: cents(0),
    tax: cents(0),
    principal: cents(0),
    deliveredAt: null,
    ...(given as Partial<OwnReturn>),
    net,
  };
}

export function investment(given: Partial<PlainAmounts<Order>> = {}, returns: OwnReturn[] = []): Investment {
  count += 1;
  const order: Order = {
    orderId: `${id.slice(0, -4)}${String(count).padStart(4, '0')}`,
    projectId: id,
    projectName: 'Edificio Lavapiés',
    projectPhaseId: id,
    userId: id,
    userName: 'Lucía Ferrer Soler',
    amount: cents(50_000),
    type: 'invest',
    status: 'pending',
    penaltyAmount: cents(0),
    penalty: 0,
    termsVersion: '2026-01',
    createdAt: new Date('2026-03-10T10:00:00Z'),
    cancelledAt: null,
    freeCancellationUntil: '2026-03-14',
    suspendedUntil: null,
    refundAfter: null,
    ...(given as Partial<Order>),
  };
  return { order, returns };
}

/** Of a loan of 10,000.00, on time by default. */
export const ownLoan = (given: Partial<OwnLoanState> = {}): OwnLoanState => ({
  projectId: id,
  state: 'onTime',
  daysLate: 0,
  lateSince: null,
  missing: cents(0),
  defaultedOn: null,
  owed: cents(0),
  recovered: cents(0),
  invested: cents(1_000_000),
  ...given,
});
