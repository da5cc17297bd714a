import { randomFor } from '@semilla/contract/testing';
import { hashPassword } from '@semilla/server/auth/password-hash.ts';
import { placeOfTotp } from '@semilla/server/auth/totps/codes.ts';
import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import type { Services } from '@semilla/server/kit/services.ts';
import { totps } from '@semilla/server/schema/totps.ts';
import { userAssignments } from '@semilla/server/schema/user-assignments.ts';
import { users } from '@semilla/server/schema/users.ts';
import { wallets } from '@semilla/server/schema/wallets.ts';
import type { Calendar } from './calendar.ts';
import { companyDetails } from './company-details.ts';
import type { DemoCustomer } from './customers/customer.ts';
import { demoCustomers } from './customers/index.ts';
import { demoId } from './demo-id.ts';
import { inParts } from './in-parts.ts';
import {
  type DemoAccountKey,
  type DemoManagerKey,
  demoAccounts,
  demoPassword,
  demoTotpSecret,
} from './named-accounts.ts';
import { residentIdNumber, spanishIdNumber } from './official-numbers.ts';

type NewUser = Omit<typeof users.$inferInsert, 'passwordHash'> & { userId: string; createdAt: Date };
type DemoAccount = (typeof demoAccounts)[number];

const disabledDaysAgo = 33;

const accountDetails: Record<
  DemoAccountKey,
  Partial<NewUser> & { joinedDaysAgo: number; manager: DemoManagerKey | null }
> = {
  admin: { joinedDaysAgo: 850, manager: null, gender: 'Female', birthdayAt: '1978-10-04' },
  admin2: { joinedDaysAgo: 845, manager: null, gender: 'Male', birthdayAt: '1982-02-19' },
  manager: { joinedDaysAgo: 840, manager: null, gender: 'Male', birthdayAt: '1986-06-23' },
  manager2: { joinedDaysAgo: 655, manager: null, gender: 'Female', birthdayAt: '1990-09-11' },
  investor: { joinedDaysAgo: 560, manager: 'manager', gender: 'Female', birthdayAt: '1988-05-21' },
  company: {
    joinedDaysAgo: 505,
    manager: 'manager2',
    kind: 'company',
    legalRepresentativeName: 'Marta Gil Roca',
    taxId: 'B85432102',
    legalForm: 'SL',
    nationality: 'ES',
  },
};

/** A user with a wallet. */
export interface Person {
  user: NewUser;
  walletId: string;
  userName: string;
  joinedDaysAgo: number;
  manager: DemoManagerKey | null;
  stopsBefore?: DemoCustomer['stopsBefore'];
}

/** The id of a named account, for use in other seeds. */
export function accountId(key: DemoAccountKey, calendar: Calendar): string {
  return demoId(`account ${key}`, calendar.ago(accountDetails[key].joinedDaysAgo));
}

function customerId(customer: DemoCustomer, calendar: Calendar): string {
  return demoId(`customer ${customer.address}`, calendar.ago(customer.joinedDaysAgo, 17, 20));
}

function namedUser(account: DemoAccount, calendar: Calendar): NewUser {
  const { joinedDaysAgo, manager: _, ...fields } = accountDetails[account.key];
  const createdAt = calendar.ago(joinedDaysAgo);
  return {
    kind: 'individual',
    language: 'es',
    nationality: 'ES',
    // A company has the document of its representative.
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: spanishIdNumber(randomFor(`identity ${account.key}`)),
    ...fields,
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
  const {
    address,
    emailUnconfirmed,
    disabled,
    manager: _,
    joinedDaysAgo,
    stopsBefore: __,
    ...fields
  } = customer;
  const random = randomFor(`identity ${address}`);
  const isSpanish = customer.nationality === 'ES';
  const createdAt = calendar.ago(joinedDaysAgo, 17, 20);
  return {
    language: 'es',
    ...fields,
    ...(customer.kind === 'company' &&
      companyDetails(customer.name, customer.nationality, randomFor(`company ${address}`))),
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

function personOf(user: NewUser, of: Pick<Person, 'joinedDaysAgo' | 'manager' | 'stopsBefore'>): Person {
  const { joinedDaysAgo, manager, stopsBefore } = of;
  return {
    user,
    walletId: demoId(`wallet ${user.email}`, user.createdAt),
    userName: [user.name, user.surname].filter(Boolean).join(' '),
    joinedDaysAgo,
    manager,
    stopsBefore,
  };
}

/** All users of the demo, staff first. */
export function everyone(calendar: Calendar, customers: readonly DemoCustomer[] = demoCustomers): Person[] {
  return [
    ...demoAccounts.map((account) => personOf(namedUser(account, calendar), accountDetails[account.key])),
    ...customers.map((customer) => personOf(customerUser(customer, calendar), customer)),
  ];
}

/** The assignments of customers to managers, with their dates. */
export function assignments(
  people: readonly Person[],
  calendar: Calendar,
): (typeof userAssignments.$inferInsert)[] {
  return people.flatMap(({ user: { userId }, manager, joinedDaysAgo }) => {
    if (!manager) return [];
    // An assignment cannot be older than the manager's account.
    const createdAt = calendar.ago(Math.min(joinedDaysAgo, accountDetails[manager].joinedDaysAgo - 1), 18);
    return [{ userId, managerId: accountId(manager, calendar), createdAt }];
  });
}

function oneTimeCodes(services: Services, calendar: Calendar): (typeof totps.$inferInsert)[] {
  return demoAccounts.map(({ key }) => {
    const at = calendar.ago(accountDetails[key].joinedDaysAgo, 9, 20);
    return {
      totpId: demoId(`totp ${key}`, at),
      userId: accountId(key, calendar),
      secret: services.keys.encrypt(demoTotpSecret, placeOfTotp(accountId(key, calendar))),
      confirmedAt: at,
      createdAt: at,
    };
  });
}

/** Inserts all users with their wallets, managers and one-time codes. They share one password, so it is hashed only once. */
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
