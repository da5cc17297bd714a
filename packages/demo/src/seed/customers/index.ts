import { companies } from './companies.ts';
import type { DemoCustomer } from './customer.ts';
import { drawCustomers } from './draw-customers.ts';
import { firstCustomers } from './first-customers.ts';
import { drawOnlookers } from './onlookers.ts';

// One less, because the named investor also counts.
const peopleCount = 200 - 1;

const handWritten = [...firstCustomers, ...companies];
const crowd = [...handWritten, ...drawCustomers(peopleCount - firstCustomers.length, handWritten)];

/** All customers except the named accounts. */
export const demoCustomers: DemoCustomer[] = [...crowd, ...drawOnlookers(crowd)];
