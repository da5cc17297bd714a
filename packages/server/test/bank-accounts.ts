import type { BankAccountState } from '@semilla/contract';
import { buildNewBankAccount, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { transactions } from '../src/schema/transactions.ts';
import { wallets } from '../src/schema/wallets.ts';
import type { Caller } from './callers.ts';
import { fileOf, formOf } from './forms.ts';
import type { TestApp } from './test-app.ts';

export const bankAccountsUrl = '/v1/payment/bank-accounts';

export const certificate = (line = 'Certificado de titularidad') => fileOf(buildPdf(line), 'certificado.pdf');

type Fields = Partial<Record<'alias' | 'account' | 'main' | 'userId' | 'state' | 'errorMessage', string>>;

/** Creates a bank account through the form that the site sends. */
export function addAccount(caller: Caller, fields: Fields & { document?: File } = {}) {
  return caller.post(bankAccountsUrl, {
    form: formOf({ ...buildNewBankAccount(), document: certificate(), ...fields }),
  });
}

export async function givenAccount(caller: Caller, fields: Fields = {}) {
  return (await addAccount(caller, fields)).json() as { bankAccountId: string; account: string };
}

export function editAccount(caller: Caller, bankAccountId: string, fields: Parameters<typeof formOf>[0]) {
  return caller.patch(`${bankAccountsUrl}/${bankAccountId}`, { form: formOf(fields) });
}

export function decide(admin: Caller, bankAccountId: string, state: BankAccountState, errorMessage?: string) {
  return editAccount(admin, bankAccountId, { state, errorMessage });
}

/** Inserts a withdrawal to a bank account. */
export async function givenTransaction(
  test: TestApp,
  userId: string,
  bankAccountId: string,
  status: 'pending' | 'rejected' = 'pending',
): Promise<void> {
  const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, userId));
  await test.db.insert(transactions).values({
    walletId: wallet?.walletId as string,
    userId,
    bankAccountId,
    amountCents: 25_000,
    type: 'withdraw',
    issuerName: 'user-wallet',
    status,
    rejectReason: status === 'rejected' ? 'No coincide el titular.' : null,
    updatedAt: test.clock.now,
  });
}
