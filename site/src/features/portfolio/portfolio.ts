import { type Client, everyRow } from '@semilla/client';
import {
  type ListedOrder,
  may,
  type OwnLoanState,
  type OwnReturn,
  type Position,
  type ProjectFollow,
  sumCents,
  v1,
  type WaitingPlace,
  type Wish,
} from '@semilla/contract';
import type { Me } from '../session/session-store.ts';

/** An investment with its past and future returns. */
export interface Investment {
  order: ListedOrder;
  returns: OwnReturn[];
  /** Undefined until the project is financed. */
  loan?: OwnLoanState | undefined;
}

/** The return per year, or until a year is over only so far. */
export type InvestmentReturn = Pick<Position, 'yearlyReturn' | 'returnSoFar'>;

type Caller = Pick<Me, 'userId' | 'role'>;

export async function loadPortfolio(api: Client, { userId }: Caller): Promise<Investment[]> {
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

/** The user's wishes without revoked ones, latest first. */
export async function loadOwnWishes(api: Client, { userId }: Caller): Promise<Wish[]> {
  const wishes = await everyRow(api, v1.wishes.find, { userId, orderBy: 'createdAt', orderSide: 'desc' });
  return wishes.filter(({ state }) => state !== 'revoked');
}

/** The user's active places on waiting lists, in order of arrival. */
export async function loadOwnPlaces(api: Client, { userId }: Caller): Promise<WaitingPlace[]> {
  return everyRow(api, v1.waitingPlaces.find, { userId, state: 'waiting' });
}

/** The projects that the user follows, latest first. Staff follow none. */
export async function loadOwnFollows(api: Client, { role }: Caller): Promise<ProjectFollow[]> {
  return may('projects.follow', role) ? everyRow(api, v1.projectFollows.find, {}) : [];
}

export const paidOf = ({ net, principal }: Pick<OwnReturn, 'net' | 'principal'>) =>
  sumCents([net, principal]);
const isReceived = ({ deliveredAt }: OwnReturn) => deliveredAt !== null;

/** Separates received and expected returns, and finds the next one. */
export function returnsOf({ returns }: Investment) {
  const [received, due] = [returns.filter(isReceived), returns.filter((one) => !isReceived(one))];
  return {
    receivedCents: sumCents(received.map(paidOf)),
    dueCents: sumCents(due.map(paidOf)),
    next: due.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))[0],
  };
}
