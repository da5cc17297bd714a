import type {
  BankAccountDecisionNeeds,
  bankAccount,
  user,
  userSummary,
  VerificationDecisionNeeds,
  verification,
  wallet,
} from '@semilla/contract';
import { idOf, ids } from './records.ts';

type Input<S extends { _zod: { input: unknown } }> = S['_zod']['input'];

export const customerIds = {
  customer: '01890a5d-ac96-774b-bcce-b302099a8061',
  verification: '01890a5d-ac96-774b-bcce-b302099a8062',
  bankAccount: '01890a5d-ac96-774b-bcce-b302099a8063',
  device: '01890a5d-ac96-774b-bcce-b302099a8064',
  wallet: '01890a5d-ac96-774b-bcce-b302099a8065',
};

const at = '2026-02-03T12:05:00.000Z';

/** A customer as the API returns it. */
export function buildCustomer(overrides: Partial<Input<typeof user>> = {}): Input<typeof user> {
  return {
    userId: customerIds.customer,
    version: 1,
    kind: 'individual',
    name: 'Lucía',
    surname: 'Ferrer Soler',
    legalRepresentativeName: null,
    taxId: null,
    legalForm: null,
    providerTie: null,
    email: 'lucia.ferrer@example.com',
    emailConfirmed: true,
    role: 'user',
    managerId: ids.manager,
    phone: '+34 600 123 456',
    gender: 'Female',
    nationality: 'ES',
    birthdayAt: '1988-05-21',
    identificationDocumentType: 'ID_CARD',
    identificationDocumentNumber: '12345678Z',
    verificationStatus: 'Approved',
    language: 'es',
    notifyGeneralEmail: true,
    notifyTicketEmail: false,
    otpConfigured: true,
    disabled: false,
    createdAt: at,
    ...overrides,
  };
}

export function buildVerification(
  overrides: Partial<Input<typeof verification>> = {},
): Input<typeof verification> {
  return {
    verificationId: customerIds.verification,
    userId: customerIds.customer,
    userName: 'Lucía Ferrer Soler',
    status: 'Completed',
    reason: 'Document too blurry',
    reasonCode: 201,
    decision: null,
    decisionReason: null,
    decisionData: {
      code: 9121,
      person: { firstName: 'LUCIA', riskScore: 0.1 },
      decisionTime: at,
      document: null,
    },
    attempt: 2,
    action: 'submitted',
    documents: [
      {
        type: 'ID_CARD',
        number: '12345678Z',
        country: 'ES',
        validFrom: '2021-02-01',
        validUntil: '2031-02-01',
      },
    ],
    media: [
      {
        mediaId: customerIds.device,
        kind: 'document-front',
        type: 'image/jpeg',
        viewUrl: `/v1/account/verifications/${customerIds.device}`,
      },
    ],
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
}

export function buildBankAccount(
  overrides: Partial<Input<typeof bankAccount>> = {},
): Input<typeof bankAccount> {
  return {
    bankAccountId: customerIds.bankAccount,
    version: 1,
    userId: customerIds.customer,
    userName: 'Lucía Ferrer Soler',
    alias: 'Cuenta de ahorro',
    account: 'ES9121000418450200051332',
    main: true,
    state: 'pending',
    errorMessage: null,
    file: { name: 'certificado.png', type: 'image/png', sizeBytes: 48_213 },
    viewUrl: `/v1/payment/bank-accounts/view/${customerIds.bankAccount}`,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
}

export function buildWallet(overrides: Partial<Input<typeof wallet>> = {}): Input<typeof wallet> {
  return {
    walletId: customerIds.wallet,
    userId: customerIds.customer,
    userName: 'Lucía Ferrer Soler',
    balance: '1234.50',
    held: '200.00',
    hold: null,
    transferReference: 'RF06CB302099A8057',
    createdAt: at,
    ...overrides,
  };
}

/** The summary of a customer, as the API returns it. */
export function buildUserSummary(
  overrides: Partial<Input<typeof userSummary>> = {},
): Input<typeof userSummary> {
  return {
    userId: customerIds.customer,
    balance: '1234.50',
    held: '200.00',
    invested: '350.25',
    orders: { pending: 1, active: 2, finished: 0, cancelled: 0 },
    latest: [
      {
        orderId: idOf('o-1'),
        projectId: ids.project,
        projectName: 'Edificio Lavapiés',
        amount: '50.25',
        status: 'pending',
        createdAt: at,
      },
    ],
    next: {
      dueOn: '2026-04-10',
      amount: '22.63',
      daysLate: 0,
      projectId: ids.project,
      projectName: 'Edificio Lavapiés',
    },
    act: null,
    waits: {
      transactions: 0,
      verifications: 0,
      bankAccounts: 0,
      investorKinds: 0,
      tickets: 0,
      complaints: 0,
      proposals: 0,
    },
    ...overrides,
  };
}

/** The needs of a bank account that one person may validate. */
export const buildAccountNeeds = (
  overrides: Partial<BankAccountDecisionNeeds> = {},
): BankAccountDecisionNeeds => ({
  secondPersonFor: [],
  isIdentified: true,
  holdersAtBank: [],
  ...overrides,
});

/** The needs of an identity that one person may decide on. */
export const buildIdentityNeeds = (
  secondPersonFor: Partial<VerificationDecisionNeeds['secondPersonFor']> = {},
): VerificationDecisionNeeds => ({ secondPersonFor: { Approved: [], Declined: [], ...secondPersonFor } });
