import { userAssignments } from '../account/user-assignments/table.ts';
import { users } from '../account/users/table.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { totps } from '../auth/totps/table.ts';
import { insertRows } from '../database/sets.ts';
import type { Db } from '../database/types.ts';
import type { Services } from '../services.ts';
import { wallets } from '../wallet/wallets/table.ts';
import type { Calendar } from './calendar.ts';
import type { DemoCustomer } from './customers/customer.ts';
import { demoCustomers } from './customers/index.ts';
import { inParts } from './in-parts.ts';
import {
  type DemoAccountKey,
  type DemoManagerKey,
  demoAccounts,
  demoPassword,
  demoTotpSecret,
} from './named-accounts.ts';
import { residentIdNumber, spanishIdNumber } from './official-numbers.ts';
import { demoId, randomFor } from './random.ts';

type NewUser = Omit<typeof users.$inferInsert, 'passwordHash'> & { userId: string; createdAt: Date };
type DemoAccount = (typeof demoAccounts)[number];

const disabledDaysAgo = 33;

const named: Record<
  DemoAccountKey,
  Partial<NewUser> & { joinedDaysAgo: number; manager: DemoManagerKey | null }
> = {
  admin: { joinedDaysAgo: 720, manager: null, gender: 'Female', birthdayAt: '1978-10-04' },
  admin2: { joinedDaysAgo: 700, manager: null, gender: 'Male', birthdayAt: '1982-02-19' },
  manager: { joinedDaysAgo: 690, manager: null, gender: 'Male', birthdayAt: '1986-06-23' },
  manager2: { joinedDaysAgo: 655, manager: null, gender: 'Female', birthdayAt: '1990-09-11' },
  investor: { joinedDaysAgo: 560, manager: 'manager', gender: 'Female', birthdayAt: '1988-05-21' },
  company: {
    joinedDaysAgo: 505,
    manager: 'manager2',
    kind: 'company',
    legalRepresentativeName: 'Marta Gil Roca',
    nationality: 'ES',
  },
};

/** Somebody who can have money on the platform. */
export interface Person {
  user: NewUser;
  walletId: string;
  userName: string;
  joinedDaysAgo: number;
  manager: DemoManagerKey | null;
}

/** The id of a named account, so that other subjects can speak of it. */
export function accountId(key: DemoAccountKey, calendar: Calendar): string {
  return demoId(`account ${key}`, calendar.ago(named[key].joinedDaysAgo));
}

function customerId(customer: DemoCustomer, calendar: Calendar): string {
  return demoId(`customer ${customer.address}`, calendar.ago(customer.joinedDaysAgo, 17, 20));
}

function namedUser(account: DemoAccount, calendar: Calendar): NewUser {
  const { joinedDaysAgo, manager: _, ...more } = named[account.key];
  const createdAt = calendar.ago(joinedDaysAgo);
  return {
    kind: 'individual',
    language: 'es',
    nationality: 'ES',
    // Of a company it is its representative who has one.
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: spanishIdNumber(randomFor(`identity ${account.key}`)),
    ...more,
    userId: accountId(account.key, calendar),
    name: account.name,
    surname: account.surname,
    email: account.email,
    role: account.role,
    phone: '+34 600 123 456',
    emailConfirmedAt: calendar.ago(joinedDaysAgo, 9, 12),
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

function customerUser(customer: DemoCustomer, calendar: Calendar): NewUser {
  const { address, emailUnconfirmed, disabled, manager: _, joinedDaysAgo, ...more } = customer;
  const random = randomFor(`identity ${address}`);
  const isSpanish = customer.nationality === 'ES';
  const createdAt = calendar.ago(joinedDaysAgo, 17, 20);
  return {
    language: 'es',
    ...more,
    userId: customerId(customer, calendar),
    email: `${address}@example.com`,
    role: 'user',
    identificationDocumentType: isSpanish ? 'ID_CARD' : 'RESIDENCE_PERMIT',
    identificationDocumentNumber: isSpanish ? spanishIdNumber(random) : residentIdNumber(random),
    emailConfirmedAt: emailUnconfirmed ? null : calendar.ago(joinedDaysAgo, 17, 34),
    termsAcceptedAt: createdAt,
    disabledAt: disabled ? calendar.ago(disabledDaysAgo, 12) : null,
    createdAt,
    updatedAt: createdAt,
  };
}

function personOf(user: NewUser, of: Pick<Person, 'joinedDaysAgo' | 'manager'>): Person {
  const { joinedDaysAgo, manager } = of;
  return {
    user,
    walletId: demoId(`wallet ${user.email}`, user.createdAt),
    userName: [user.name, user.surname].filter(Boolean).join(' '),
    joinedDaysAgo,
    manager,
  };
}

/** Everyone of the demo, staff first. */
export function everyone(calendar: Calendar, customers: readonly DemoCustomer[] = demoCustomers): Person[] {
  return [
    ...demoAccounts.map((account) => personOf(namedUser(account, calendar), named[account.key])),
    ...customers.map((customer) => personOf(customerUser(customer, calendar), customer)),
  ];
}

/** Who looks after whom, and since when. */
export function assignments(
  people: readonly Person[],
  calendar: Calendar,
): (typeof userAssignments.$inferInsert)[] {
  return people.flatMap(({ user: { userId }, manager, joinedDaysAgo }) => {
    if (!manager) return [];
    // Nobody looked after anybody before they were there themselves.
    const createdAt = calendar.ago(Math.min(joinedDaysAgo, named[manager].joinedDaysAgo - 1), 18);
    return [{ userId, managerId: accountId(manager, calendar), createdAt }];
  });
}

function oneTimeCodes(services: Services, calendar: Calendar): (typeof totps.$inferInsert)[] {
  return demoAccounts.map(({ key }) => {
    const at = calendar.ago(named[key].joinedDaysAgo, 9, 20);
    return {
      totpId: demoId(`totp ${key}`, at),
      userId: accountId(key, calendar),
      secret: services.keys.encrypt(demoTotpSecret),
      confirmedAt: at,
      createdAt: at,
    };
  });
}

/** Everyone of the demo, with wallet, manager and one-time codes. One hash serves all, as all share a password. */
export async function seedAccounts(
  tx: Db,
  services: Services,
  people: readonly Person[],
  calendar: Calendar,
): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await inParts(people, async (part) => {
    await insertRows(
      tx,
      users,
      part.map(({ user }) => ({ ...user, passwordHash })),
    );
    await insertRows(
      tx,
      wallets,
      part.map(({ walletId, user: { userId, createdAt } }) => ({ walletId, userId, createdAt })),
    );
    await insertRows(tx, userAssignments, assignments(part, calendar));
  });
  await tx.insert(totps).values(oneTimeCodes(services, calendar));
}
