import { bankDays } from './bank-days.ts';
import { as, type Caller } from './callers.ts';
import { buildTestApp, type TestApp } from './test-app.ts';

/** The account at the bank on which the platform holds the money of its customers. */
export const platformAccount = 'ES9121000418450200051332';

/** A platform with a bank account and two administrators; the first one imports the statements of the bank. */
export interface PlatformWithBank {
  test: TestApp;
  marta: Caller;
  elena: Caller;
  bank: ReturnType<typeof bankDays>;
}

export async function givenPlatformWithBank(): Promise<PlatformWithBank> {
  const test = await buildTestApp({
    config: { depositAccount: { holder: 'Semilla', account: platformAccount } },
    now: new Date('2026-03-16T12:00:00Z'),
  });
  const marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
  const elena = await as(test, 'admin', { name: 'Elena', surname: 'Vidal' });
  return { test, marta, elena, bank: bankDays(test, marta) };
}
