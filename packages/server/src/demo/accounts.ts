import { userAssignments, users } from '../account/index.ts';
import { hashPassword, totps } from '../auth/index.ts';
import type { Db } from '../database/index.ts';
import type { Services } from '../services.ts';
import { wallets } from '../wallet/index.ts';
import type { Calendar } from './calendar.ts';
import { type DemoCustomer, demoCustomers } from './customers.ts';
import {
  type DemoAccountKey,
  type DemoManagerKey,
  demoAccounts,
  demoPassword,
  demoTotpSecret,
} from './named-accounts.ts';
import { residentIdNumber, spanishIdNumber } from './official-numbers.ts';
import { demoId, randomFor } from './random.ts';

type NewUser = typeof users.$inferInsert & { userId: string; createdAt: Date };
type DemoAccount = (typeof demoAccounts)[number];

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

/** The id of a named account, so that other subjects can speak of it. */
export function accountId(key: DemoAccountKey, calendar: Calendar): string {
  return demoId(`account ${key}`, calendar.ago(named[key].joinedDaysAgo));
}

function customerId(customer: DemoCustomer, calendar: Calendar): string {
  return demoId(`customer ${customer.address}`, calendar.ago(customer.joinedDaysAgo, 17, 20));
}

function namedUser(account: DemoAccount, passwordHash: string, calendar: Calendar): NewUser {
  const { joinedDaysAgo, manager: _, ...more } = named[account.key];
  const createdAt = calendar.ago(joinedDaysAgo);
  const person: Partial<NewUser> =
    more.kind === 'company'
      ? {}
      : {
          kind: 'individual',
          nationality: 'ES',
          identificationDocumentType: 'ID_CARD',
          identificationDocumentNumber: spanishIdNumber(randomFor(`identity ${account.key}`)),
        };
  return {
    kind: 'individual',
    ...person,
    ...more,
    userId: accountId(account.key, calendar),
    name: account.name,
    surname: account.surname,
    email: account.email,
    role: account.role,
    phone: '+34 600 123 456',
    passwordHash,
    emailConfirmedAt: calendar.ago(joinedDaysAgo, 9, 12),
    termsAcceptedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}

function customerUser(customer: DemoCustomer, passwordHash: string, calendar: Calendar): NewUser {
  const random = randomFor(`identity ${customer.address}`);
  const isSpanish = customer.nationality === 'ES';
  const createdAt = calendar.ago(customer.joinedDaysAgo, 17, 20);
  return {
    userId: customerId(customer, calendar),
    kind: 'individual',
    name: customer.name,
    surname: customer.surname,
    email: `${customer.address}@example.com`,
    role: 'user',
    phone: customer.phone,
    gender: customer.gender,
    nationality: customer.nationality,
    birthdayAt: customer.birthdayAt,
    identificationDocumentType: isSpanish ? 'ID_CARD' : 'RESIDENCE_PERMIT',
    identificationDocumentNumber: isSpanish ? spanishIdNumber(random) : residentIdNumber(random),
    language: customer.language ?? 'es',
    passwordHash,
    emailConfirmedAt: customer.emailUnconfirmed ? null : calendar.ago(customer.joinedDaysAgo, 17, 34),
    termsAcceptedAt: createdAt,
    disabledAt: customer.disabled ? calendar.ago(33, 12) : null,
    createdAt,
    updatedAt: createdAt,
  };
}

function assignments(calendar: Calendar): (typeof userAssignments.$inferInsert)[] {
  const ofNamed = demoAccounts.map(({ key }) => ({
    userId: accountId(key, calendar),
    manager: named[key].manager,
    joinedDaysAgo: named[key].joinedDaysAgo,
  }));
  const ofCustomers = demoCustomers.map((customer) => ({
    ...customer,
    userId: customerId(customer, calendar),
  }));
  return [...ofNamed, ...ofCustomers].flatMap(({ userId, manager, joinedDaysAgo }) =>
    manager
      ? [{ userId, managerId: accountId(manager, calendar), createdAt: calendar.ago(joinedDaysAgo, 18) }]
      : [],
  );
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
export async function seedAccounts(tx: Db, services: Services, calendar: Calendar): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const everyone = [
    ...demoAccounts.map((account) => namedUser(account, passwordHash, calendar)),
    ...demoCustomers.map((customer) => customerUser(customer, passwordHash, calendar)),
  ];
  await tx.insert(users).values(everyone);
  await tx.insert(wallets).values(
    everyone.map(({ userId, email, createdAt }) => ({
      walletId: demoId(`wallet ${email}`, createdAt),
      userId,
      createdAt,
    })),
  );
  await tx.insert(userAssignments).values(assignments(calendar));
  await tx.insert(totps).values(oneTimeCodes(services, calendar));
}
