import type { Role } from '@semilla/contract';
import { userAssignments } from '../account/user-assignments/table.ts';
import { insertUser } from '../account/users/repository.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { totps } from '../auth/totps/table.ts';
import type { Services } from '../services.ts';
import { createWallet } from '../wallet/wallets/index.ts';

export const testPassword = 'Semilla#2026';
export const testTotpSecret = 'JBSWY3DPEHPK3PXP';

const passwordHash = hashPassword(testPassword);
let count = 0;

export interface UserGiven {
  role?: Role;
  email?: string;
  name?: string;
  surname?: string;
  language?: 'es' | 'en';
  managerId?: string;
  disabledAt?: Date;
  emailConfirmedAt?: Date | null;
  hasTotp?: boolean;
}

/** A user with a confirmed address, a wallet and a one-time-code device, unless told otherwise. */
export async function newUser(services: Services, given: UserGiven = {}) {
  const { managerId, hasTotp = true, ...fields } = given;
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
  if (managerId) await db.insert(userAssignments).values({ userId: user.userId, managerId });
  if (hasTotp) {
    const secret = services.keys.encrypt(testTotpSecret);
    await db.insert(totps).values({ userId: user.userId, secret, confirmedAt: services.now() });
  }
  return user;
}
