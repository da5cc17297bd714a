import { randomFor } from '@semilla/contract/testing';
import type { Investor } from './investor.ts';
import type { Teller } from './teller.ts';
import { complete } from './transfers.ts';

const hourMs = 3_600_000;
const stepCents = 50_00;

/** Customers who paid money in and have not invested it. */
export function depositOnly(teller: Teller, investors: readonly Investor[]): void {
  for (const investor of investors) {
    const random = randomFor(`deposit of ${investor.person.user.email}`);
    const requestedAt = new Date(investor.ready.getTime() + random.integer(5, 200) * hourMs);
    const decidedAt = new Date(requestedAt.getTime() + random.integer(10, 60) * hourMs);
    const amountCents = random.integer(2, 30) * stepCents;
    complete(teller, { investor, type: 'income', amountCents, requestedAt }, decidedAt);
  }
}
