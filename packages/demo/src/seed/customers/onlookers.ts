import { randomFor } from '@semilla/contract/testing';
import type { DemoCustomer } from './customer.ts';
import { drawCustomers } from './draw-customers.ts';

type Stop = NonNullable<DemoCustomer['stopsBefore']>;

const stops: readonly Stop[] = [
  ...Array<Stop>(6).fill('mailConfirmed'),
  ...Array<Stop>(9).fill('tested'),
  ...Array<Stop>(7).fill('deposited'),
  ...Array<Stop>(6).fill('invested'),
];

/** The demo gives unfinished verifications only to customers who joined more recently. */
const joinedDaysAgoMin = 121;

/** Customers who registered long ago and stopped at some step before their first order. */
export function drawOnlookers(others: readonly DemoCustomer[]): DemoCustomer[] {
  const drawn = drawCustomers(stops.length, others, randomFor('onlookers'));
  return drawn.map((customer, index) => ({
    ...customer,
    joinedDaysAgo: joinedDaysAgoMin + (customer.joinedDaysAgo % 500),
    stopsBefore: stops[index],
    ...(stops[index] === 'mailConfirmed' && { emailUnconfirmed: true }),
  }));
}
