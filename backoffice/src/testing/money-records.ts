import type { bankAccount, transaction, user, wallet } from '@semilla/contract';
import { buildMe, ids } from './records.ts';

type Input<S extends { _zod: { input: unknown } }> = S['_zod']['input'];

export const moneyIds = {
  transaction: '01890a5d-ac96-774b-bcce-b302099a8101',
  next: '01890a5d-ac96-774b-bcce-b302099a8102',
  wallet: '01890a5d-ac96-774b-bcce-b302099a8103',
  account: '01890a5d-ac96-774b-bcce-b302099a8104',
  customer: '01890a5d-ac96-774b-bcce-b302099a8105',
};

/** A deposit that its owner asked for and that waits. */
export function buildTransaction(
  overrides: Partial<Input<typeof transaction>> = {},
): Input<typeof transaction> {
  return {
    transactionId: moneyIds.transaction,
    walletId: moneyIds.wallet,
    userId: moneyIds.customer,
    userName: 'Lucía Ferrer Soler',
    amount: '1500.00',
    type: 'income',
    issuerName: 'user-wallet',
    status: 'pending',
    rejectReason: null,
    bankAccountId: moneyIds.account,
    bankAccount: 'Cuenta de ahorro · •••• •••• 1332',
    projectId: null,
    projectName: null,
    orderId: null,
    adminId: null,
    adminName: null,
    managerId: null,
    managerName: null,
    file: null,
    createdAt: '2026-03-10T09:30:00.000Z',
    updatedAt: '2026-03-10T09:30:00.000Z',
    ...overrides,
  };
}

export function buildWallet(overrides: Partial<Input<typeof wallet>> = {}): Input<typeof wallet> {
  return {
    walletId: moneyIds.wallet,
    userId: moneyIds.customer,
    userName: 'Lucía Ferrer Soler',
    balance: '2000.00',
    held: '0.00',
    createdAt: '2026-01-15T09:30:00.000Z',
    ...overrides,
  };
}

export function buildAccount(overrides: Partial<Input<typeof bankAccount>> = {}): Input<typeof bankAccount> {
  return {
    bankAccountId: moneyIds.account,
    userId: moneyIds.customer,
    userName: 'Lucía Ferrer Soler',
    alias: 'Cuenta de ahorro',
    account: 'ES9121000418450200051332',
    main: true,
    state: 'valid',
    errorMessage: null,
    file: { name: 'certificado.pdf', type: 'application/pdf', sizeBytes: 48_213 },
    viewUrl: `/v1/payment/bank-accounts/view/${moneyIds.account}`,
    createdAt: '2026-01-16T09:30:00.000Z',
    updatedAt: '2026-01-16T09:30:00.000Z',
    ...overrides,
  };
}

export function buildCustomer(): Input<typeof user> {
  const { signedIn: _, ...same } = buildMe({
    userId: moneyIds.customer,
    name: 'Lucía',
    surname: 'Ferrer Soler',
    email: 'lucia.ferrer@example.com',
    role: 'user',
    managerId: ids.manager,
    verificationStatus: 'Approved',
  });
  return same;
}

export function aProof(): File {
  return new File(['%PDF-1.7'], 'transferencia.pdf', { type: 'application/pdf' });
}
