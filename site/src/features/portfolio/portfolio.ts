import { everyRow } from '@semilla/client';
import {
  type Cents,
  cents,
  type ListedOrder,
  type LoanStateAnswer,
  type OwnReturn,
  sumCents,
  v1,
  type WaitingPlace,
  type Wish,
} from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { knownMe } from '../session/session-store.ts';

/** An investment with its past and future returns. */
export interface Investment {
  order: ListedOrder;
  returns: OwnReturn[];
  /** Whether the promoter pays as agreed; undefined until the project is financed. */
  loan?: LoanStateAnswer | undefined;
}

export async function loadPortfolio(): Promise<Investment[]> {
  const { userId } = await knownMe();
  const [orders, { data: returns, loans }] = await Promise.all([
    everyRow(api, v1.orders.find, { userId, orderBy: 'createdAt', orderSide: 'desc', getPictures: true }),
    api(v1.distributions.findOwnReturns),
  ]);
  return orders.map((order) => ({
    order,
    returns: returns.filter((one) => one.orderId === order.orderId),
    loan: loans.find(({ projectId }) => projectId === order.projectId),
  }));
}

/** All own wishes but the revoked ones, latest first. */
export async function loadOwnWishes(): Promise<Wish[]> {
  const { userId } = await knownMe();
  const wishes = await everyRow(api, v1.wishes.find, { userId, orderBy: 'createdAt', orderSide: 'desc' });
  return wishes.filter(({ state }) => state !== 'revoked');
}

/** The own places on waiting lists that still wait, first come first. */
export async function loadOwnPlaces(): Promise<WaitingPlace[]> {
  const { userId } = await knownMe();
  return everyRow(api, v1.waitingPlaces.find, { userId, state: 'waiting' });
}

export const paidOf = ({ net, principal }: Pick<OwnReturn, 'net' | 'principal'>) =>
  sumCents([net, principal]);
const isReceived = ({ deliveredAt }: OwnReturn) => deliveredAt !== null;
const isUnderWay = ({ order }: Investment) => order.status === 'pending' || order.status === 'active';

/** The received and expected returns of an investment, and the next one. */
export function returnsOf({ returns }: Investment) {
  const [received, due] = [returns.filter(isReceived), returns.filter((one) => !isReceived(one))];
  return {
    receivedCents: sumCents(received.map(paidOf)),
    gainCents: sumCents(received.map(({ net }) => net)),
    dueCents: sumCents(due.map(paidOf)),
    next: due.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))[0],
  };
}

export interface Totals {
  /** Everything ever invested, without cancelled orders. */
  investedCents: Cents;
  /** The amount still invested in projects. */
  activeCents: Cents;
  receivedCents: Cents;
  gainCents: Cents;
  next: { dueOn: string; amount: Cents } | undefined;
}

export function totalsOf(all: readonly Investment[]): Totals {
  const kept = all.filter(({ order }) => order.status !== 'cancelled');
  const due = all.flatMap(({ returns }) => returns.filter((one) => !isReceived(one)));
  const nextOn = due.map(({ dueOn }) => dueOn).toSorted()[0];
  const ofNext = due.filter(({ dueOn }) => dueOn === nextOn);
  return {
    investedCents: sumCents(kept.map(({ order }) => order.amount)),
    activeCents: sumCents(all.filter(isUnderWay).map(({ order }) => order.amount)),
    receivedCents: sumCents(all.map((one) => returnsOf(one).receivedCents)),
    gainCents: sumCents(all.map((one) => returnsOf(one).gainCents)),
    next: nextOn ? { dueOn: nextOn, amount: sumCents(ofNext.map(paidOf)) } : undefined,
  };
}

/** A share of the active investments: one project, or the remaining ones combined. */
export interface Slice {
  /** Undefined for the remaining ones. */
  name: string | undefined;
  amount: Cents;
}

/** The active investments by project, largest first; small ones are combined if there are many. */
export function spreadOf(all: readonly Investment[], slicesMax: number): Slice[] {
  const byProject = new Map<string, Slice>();
  for (const { order } of all.filter(isUnderWay)) {
    const before = byProject.get(order.projectId)?.amount ?? cents(0);
    byProject.set(order.projectId, { name: order.projectName, amount: sumCents([before, order.amount]) });
  }
  const slices = [...byProject.values()].toSorted((one, other) => other.amount - one.amount);
  if (slices.length <= slicesMax) return slices;
  const rest = slices.slice(slicesMax - 1);
  return [
    ...slices.slice(0, slicesMax - 1),
    { name: undefined, amount: sumCents(rest.map(({ amount }) => amount)) },
  ];
}

/** The returns due in a quarter, and the part received. */
export interface Quarter {
  /** `2026 T1` without its letter: the year and the quarter from 1. */
  year: number;
  quarter: number;
  receivedCents: Cents;
  dueCents: Cents;
}

function quarterOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year * 4 + Math.floor((month - 1) / 3);
}

/** Quarters around a day, starting two before it, with the received and expected returns of each. */
export function quartersAround(all: readonly Investment[], today: string, count: number): Quarter[] {
  const rows = all.flatMap(({ returns }) => returns);
  const first = quarterOf(today) - 2;
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const within = rows.filter(({ dueOn }) => quarterOf(dueOn) === number);
    return {
      year: Math.floor(number / 4),
      quarter: (number % 4) + 1,
      receivedCents: sumCents(within.filter(isReceived).map(paidOf)),
      dueCents: sumCents(within.filter((one) => !isReceived(one)).map(paidOf)),
    };
  });
}
