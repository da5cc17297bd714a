import { companies } from './companies.ts';
import type { DemoCustomer } from './customer.ts';
import { drawCustomers } from './draw-customers.ts';
import { firstCustomers } from './first-customers.ts';

// One less, because the named investor also counts.
const peopleCount = 200 - 1;

const handWritten = [...firstCustomers, ...companies];

/** All customers except the named accounts. */
export const demoCustomers: DemoCustomer[] = [
  ...handWritten,
  ...drawCustomers(peopleCount - firstCustomers.length, handWritten),
];
