import { randomFor } from '@semilla/contract/testing';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { bankAccounts } from '@semilla/server/schema/bank-accounts.ts';
import { documents } from '@semilla/server/schema/documents.ts';
import { everyone, type Person, seedAccounts } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { type Attempt, allAttempts } from '../customers/attempts.ts';
import { allAccounts, type Banking } from '../customers/bank-accounts.ts';
import { drawCustomers } from '../customers/draw-customers.ts';
import { seedSuitability, suitabilityOf } from '../customers/entry-tests.ts';
import { demoCustomers } from '../customers/index.ts';
import { seedVerifications } from '../customers/verifications.ts';
import { inParts } from '../in-parts.ts';
import type { Folder } from '../papers/folder.ts';
import type { Size } from './size.ts';

export interface Population {
  people: Person[];
  attempts: Attempt[][];
  banking: Banking;
  isVerified: Set<string>;
}

/** Document numbers must be unique: if two users have the same random number, the later one gets none. */
function withUniqueDocuments(people: Person[]): Person[] {
  const taken = new Set<string>();
  return people.map((person) => {
    const number = person.user.identificationDocumentNumber;
    if (!number || !taken.has(number)) {
      if (number) taken.add(number);
      return person;
    }
    return { ...person, user: { ...person.user, identificationDocumentNumber: null } };
  });
}

/** Creates the customers of the demo and further random ones, with verifications and bank accounts. */
export function populate({ customers, seed }: Size, calendar: Calendar, folder: Folder): Population {
  const first = demoCustomers.slice(0, customers);
  const drawn = drawCustomers(customers - first.length, first, randomFor(`customers ${seed}`));
  const people = withUniqueDocuments(everyone(calendar, [...first, ...drawn]));
  const attempts = allAttempts(people, calendar);
  const banking = allAccounts(people, attempts, calendar, folder);
  const verified = people.filter((_, index) => attempts[index]?.at(-1)?.status === 'Approved');
  return { people, attempts, banking, isVerified: new Set(verified.map(({ user }) => user.userId)) };
}

export async function writePeople(
  tx: Db,
  services: Services,
  { people, attempts, banking, isVerified }: Population,
  calendar: Calendar,
): Promise<void> {
  // Sets the final verification status now, because otherwise the trigger on attempts updates it row by row.
  const usersWithStatus = people.map((person, index) => {
    const verificationStatus = attempts[index]?.at(-1)?.status ?? ('NotVerified' as const);
    return { ...person, user: { ...person.user, verificationStatus } };
  });
  await seedAccounts(tx, services, usersWithStatus, calendar);
  const indexes = people.map((_, index) => index);
  await inParts(indexes, async (part) => {
    const pickPart = <T>(all: readonly T[]) => part.map((index) => all[index] as T);
    await seedVerifications(tx, pickPart(people), pickPart(attempts));
  });
  await seedSuitability(tx, suitabilityOf(people, isVerified, calendar));
  await inParts(banking.certificates, (part) => insertRows(tx, documents, part));
  await inParts(banking.accounts, (part) => insertRows(tx, bankAccounts, part));
}
