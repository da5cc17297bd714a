import type { bankEntryBookingNeeds, transaction, transactionDecisionNeeds } from '@semilla/contract';
import {
  buildCustomer as buildAnyCustomer,
  buildBankAccount,
  buildWallet as buildCustomersWallet,
} from './customer-records.ts';

type Input<S extends { _zod: { input: unknown } }> = S['_zod']['input'];

export const moneyIds = {
  transaction: '01890a5d-ac96-774b-bcce-b302099a8101',
  next: '01890a5d-ac96-774b-bcce-b302099a8102',
  wallet: '01890a5d-ac96-774b-bcce-b302099a8103',
  account: '01890a5d-ac96-774b-bcce-b302099a8104',
  customer: '01890a5d-ac96-774b-bcce-b302099a8105',
};

/** A pending deposit requested by its owner. */
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
    taxRate: null,
    rejectReason: null,
    reference: 'RF26TB302099A8057',
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
    returnedAt: null,
    returnReason: null,
    returnTransactionId: null,
    returnedWithdrawalId: null,
    createdAt: '2026-03-10T09:30:00.000Z',
    updatedAt: '2026-03-10T09:30:00.000Z',
    ...overrides,
  };
}

type Wallet = ReturnType<typeof buildCustomersWallet>;
type Account = ReturnType<typeof buildBankAccount>;

const { wallet: walletId, customer: userId } = moneyIds;

export const buildWallet = (overrides: Partial<Wallet> = {}): Wallet =>
  buildCustomersWallet({ walletId, userId, balance: '2000.00', held: '0.00', ...overrides });

export const buildAccount = (overrides: Partial<Account> = {}): Account =>
  buildBankAccount({
    bankAccountId: moneyIds.account,
    userId,
    state: 'valid',
    file: { name: 'certificado.pdf', type: 'application/pdf', sizeBytes: 48_213 },
    viewUrl: `/v1/payment/bank-accounts/view/${moneyIds.account}`,
    ...overrides,
  });

type DecisionNeeds = Input<typeof transactionDecisionNeeds>;

/** What the approval of a movement takes: nothing but the user, unless said otherwise. */
export const buildDecisionNeeds = (overrides: Partial<DecisionNeeds> = {}): DecisionNeeds => ({
  secondPersonFor: [],
  leftToday: '50000.00',
  isInPaymentFile: false,
  isMaybePaid: false,
  bookedDeposits: [],
  ...overrides,
});

type BookingNeeds = Input<typeof bankEntryBookingNeeds>;

/** What booking a movement of the bank takes: nothing but the user, unless said otherwise. */
export const buildBookingNeeds = (overrides: Partial<BookingNeeds> = {}): BookingNeeds => ({
  secondPersonFor: [],
  leftToday: '50000.00',
  ...overrides,
});

export const buildCustomer = () => buildAnyCustomer({ userId });

export function aProof(): File {
  return new File(['%PDF-1.7'], 'transferencia.pdf', { type: 'application/pdf' });
}
