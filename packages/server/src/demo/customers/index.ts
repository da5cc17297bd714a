import { companies } from './companies.ts';
import type { DemoCustomer } from './customer.ts';
import { drawCustomers } from './draw-customers.ts';
import { firstCustomers } from './first-customers.ts';

// With the investor of the named accounts.
const peopleCount = 200 - 1;

const thoughtUp = [...firstCustomers, ...companies];

/** Everybody beside the named accounts. */
export const demoCustomers: DemoCustomer[] = [
  ...thoughtUp,
  ...drawCustomers(peopleCount - firstCustomers.length, thoughtUp),
];
