import { insertRows } from '../../database/sets.ts';
import type { Db } from '../../database/types.ts';
import { documents } from '../../misc/documents/table.ts';
import { bankAccounts } from '../../payment/bank-accounts/table.ts';
import type { Services } from '../../services.ts';
import { everyone, type Person, seedAccounts } from '../accounts.ts';
import type { Calendar } from '../calendar.ts';
import { type Attempt, allAttempts } from '../customers/attempts.ts';
import { allAccounts, type Banking } from '../customers/bank-accounts.ts';
import { drawCustomers } from '../customers/draw-customers.ts';
import { demoCustomers } from '../customers/index.ts';
import { seedVerifications } from '../customers/verifications.ts';
import { inParts } from '../in-parts.ts';
import type { Folder } from '../papers/folder.ts';
import { randomFor } from '../random.ts';
import type { Size } from './size.ts';

export interface Population {
  people: Person[];
  attempts: Attempt[][];
  banking: Banking;
  isVerified: Set<string>;
}

/** Nobody has the document of somebody else: of two with the same number, drawn by chance, the later shows none. */
function withoutTwins(people: Person[]): Person[] {
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

/** Those of the demo, and as many more as wanted, with how they showed who they are and their accounts at banks. */
export function populate({ customers, seed }: Size, calendar: Calendar, folder: Folder): Population {
  const first = demoCustomers.slice(0, customers);
  const more = drawCustomers(customers - first.length, first, randomFor(`customers ${seed}`));
  const people = withoutTwins(everyone(calendar, [...first, ...more]));
  const attempts = allAttempts(people, calendar);
  const banking = allAccounts(people, attempts, calendar, folder);
  const verified = people.filter((_, index) => attempts[index]?.at(-1)?.status === 'Approved');
  return { people, attempts, banking, isVerified: new Set(verified.map(({ user }) => user.userId)) };
}

export async function writePeople(
  tx: Db,
  services: Services,
  { people, attempts, banking }: Population,
  calendar: Calendar,
): Promise<void> {
  // With what their attempts came to, which the trigger on those would otherwise have to change in each row.
  const told = people.map((person, index) => {
    const verificationStatus = attempts[index]?.at(-1)?.status ?? ('NotVerified' as const);
    return { ...person, user: { ...person.user, verificationStatus } };
  });
  await seedAccounts(tx, services, told, calendar);
  const indexes = people.map((_, index) => index);
  await inParts(indexes, async (part) => {
    const those = <T>(all: readonly T[]) => part.map((index) => all[index] as T);
    await seedVerifications(tx, those(people), those(attempts));
  });
  await inParts(banking.certificates, (part) => insertRows(tx, documents, part));
  await inParts(banking.accounts, (part) => insertRows(tx, bankAccounts, part));
}
