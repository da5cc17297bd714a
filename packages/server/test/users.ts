import type { Role } from '@semilla/contract';
import { hashPassword } from '../src/auth/password-hash.ts';
import { placeOfTotp } from '../src/auth/totps/codes.ts';
import type { Services } from '../src/kit/services.ts';
import { insertUser } from '../src/kit/users/queries.ts';
import { totps } from '../src/schema/totps.ts';
import { userAssignments } from '../src/schema/user-assignments.ts';
import { createWallet } from '../src/wallet/wallets/create-wallet.ts';
import { givenAbleInvestors } from './investor-facts.ts';

/** All test apps have the same key, so that several can share a database. */
export const testSecretKey = 'the key of every test app in the demo';
export const testPassword = 'Semilla#2026';
export const testTotpSecret = 'JBSWY3DPEHPK3PXP';

const passwordHash = hashPassword(testPassword);
let count = 0;

export interface UserGiven {
  role?: Role;
  email?: string;
  name?: string;
  kind?: 'individual' | 'company';
  surname?: string | null;
  legalRepresentativeName?: string;
  language?: 'es' | 'en';
  managerId?: string;
  disabledAt?: Date;
  emailConfirmedAt?: Date | null;
  roleGivenAt?: Date;
  hasTotp?: boolean;
  /** Without an entry test and a simulation of losses. */
  isUntested?: boolean;
}

/**
 * Creates a user with a confirmed address, a wallet and a one-time-code device. Customers also get everything they
 * need to invest, unless overridden.
 */
export async function newUser(services: Services, overrides: UserGiven = {}) {
  const { managerId, hasTotp = true, isUntested = false, ...fields } = overrides;
  const { db } = services.database;
  count += 1;
  const user = await insertUser(db, {
    kind: 'individual',
    name: 'Nuria',
    surname: 'Campos Rey',
    email: `nuria.campos.${process.pid}.${count}@example.com`,
    emailConfirmedAt: services.now(),
    passwordHash: await passwordHash,
    ...fields,
  });
  await createWallet(db, user.userId);
  if (!isUntested && user.role === 'user') await givenAbleInvestors(db, [user.userId], services.now());
  if (managerId) await db.insert(userAssignments).values({ userId: user.userId, managerId });
  if (hasTotp) {
    const secret = services.keys.encrypt(testTotpSecret, placeOfTotp(user.userId));
    await db.insert(totps).values({ userId: user.userId, secret, confirmedAt: services.now() });
  }
  return user;
}
