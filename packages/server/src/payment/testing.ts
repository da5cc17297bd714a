import type { BankAccountState } from '@semilla/contract';
import { buildNewBankAccount, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import type { Caller } from '../testing/callers.ts';
import { fileOf, formOf } from '../testing/forms.ts';
import type { TestApp } from '../testing/test-app.ts';
import { transactions } from '../wallet/transactions/table.ts';
import { wallets } from '../wallet/wallets/table.ts';

export const bankAccountsUrl = '/v1/payment/bank-accounts';

export const certificate = (line = 'Certificado de titularidad') => fileOf(buildPdf(line), 'certificado.pdf');

type Fields = Partial<Record<'alias' | 'account' | 'main' | 'userId' | 'state' | 'errorMessage', string>>;

/** Adds a bank account the way a page does. */
export function addAccount(caller: Caller, given: Fields & { document?: File } = {}) {
  return caller.post(bankAccountsUrl, {
    form: formOf({ ...buildNewBankAccount(), document: certificate(), ...given }),
  });
}

export async function givenAccount(caller: Caller, given: Fields = {}) {
  return (await addAccount(caller, given)).json() as { bankAccountId: string; account: string };
}

export function editAccount(caller: Caller, bankAccountId: string, fields: Parameters<typeof formOf>[0]) {
  return caller.patch(`${bankAccountsUrl}/${bankAccountId}`, { form: formOf(fields) });
}

export function decide(admin: Caller, bankAccountId: string, state: BankAccountState, errorMessage?: string) {
  return editAccount(admin, bankAccountId, { state, errorMessage });
}

/** What the wallet says of money that goes to a bank account. */
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
