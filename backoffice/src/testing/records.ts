import { type auditEntry, type me, type phaseNames, project, type Waiting } from '@semilla/contract';
import { emptyFields } from '@semilla/contract/testing';
import { asRecordValue } from '../api/as-record-value.ts';

type WireProject = (typeof project)['_zod']['input'];
type WireAuditEntry = (typeof auditEntry)['_zod']['input'];
type WireMe = (typeof me)['_zod']['input'];

export const ids = {
  project: '01890a5d-ac96-774b-bcce-b302099a8057',
  type: '01890a5d-ac96-774b-bcce-b302099a8058',
  manager: '01890a5d-ac96-774b-bcce-b302099a8059',
  admin: '01890a5d-ac96-774b-bcce-b302099a805a',
};

/** Derives an id from a name. The same name always gives the same id. */
export const idOf = (name: string) =>
  `01890a5d-ac96-774b-bcce-${Buffer.from(name).toString('hex').padEnd(12, '0').slice(0, 12)}`;

export const phaseIdOf = (name: (typeof phaseNames)[number]) => idOf(name);

/** A project as the API returns it. */
export function buildProject(overrides: Partial<WireProject> = {}): WireProject {
  return {
    ...emptyFields(project),
    version: 1,
    projectId: ids.project,
    phaseId: phaseIdOf('Draft'),
    projectPhaseId: ids.type,
    phaseName: 'Draft',
    name: 'Edificio Lavapiés',
    direction: 'Calle del Olivar 21, Madrid',
    projectTypeId: ids.type,
    projectTypeName: 'Rehabilitación de viviendas',
    projectTypeNameEn: 'Housing renovation',
    country: 'ES',
    managerId: ids.manager,
    url: 'edificio-lavapies',
    dateStart: '2026-03-01',
    dateEnd: '2026-06-30',
    financingAmount: '450000.00',
    waitingNumber: 0,
    wishNumber: 0,
    refundBelowTarget: true,
    partialDays: null,
    outcome: null,
    amountInvested: '281250.00',
    percentageInvested: '62.50',
    projectDuration: 18,
    targetProfitability: '12.75',
    minimumInvestment: '100.00',
    investorNumber: 143,
    showInvestorNumber: true,
    withdrawMoneyFinanced: false,
    cancellationFee: '2.00',
    managerFee: '10.00',
    deliveryFeePeriod: 'quarterly',
    destinationBankAccount: '••••1332',
    private: false,
    createdAt: '2026-01-15T09:30:00.000Z',
    updatedAt: '2026-02-03T12:05:00.000Z',
    ...overrides,
  };
}

/** A project as the data provider returns it. */
export function projectRecord(overrides: Partial<WireProject> = {}) {
  const record = asRecordValue(project.decode(buildProject(overrides)));
  return { ...record, id: record.projectId };
}

/** The signed-in user as the API returns it; an administrator by default. */
export function buildMe(overrides: Partial<WireMe> = {}): WireMe {
  return {
    userId: ids.admin,
    version: 1,
    kind: 'individual',
    name: 'Elena',
    surname: 'Vidal',
    legalRepresentativeName: null,
    taxId: null,
    legalForm: null,
    providerTie: null,
    email: 'admin@semilla.test',
    emailConfirmed: true,
    role: 'admin',
    managerId: null,
    phone: null,
    gender: null,
    nationality: null,
    birthdayAt: null,
    identificationDocumentType: null,
    identificationDocumentNumber: null,
    verificationStatus: 'NotVerified',
    language: 'es',
    notifyGeneralEmail: true,
    notifyTicketEmail: true,
    otpConfigured: true,
    disabled: false,
    createdAt: '2026-01-15T09:30:00.000Z',
    signedIn: 'full',
    hasPasskeys: false,
    lacksPasskey: false,
    session: { endsAt: '2100-01-01T00:00:00.000Z', idleMinutes: 30 },
    ...overrides,
  };
}

/** An audit entry: a renamed project. */
export function buildAuditEntry(overrides: Partial<WireAuditEntry> = {}): WireAuditEntry {
  return {
    auditEntryId: 4_211,
    at: '2026-02-03T12:05:00.000Z',
    userId: ids.admin,
    userName: 'Elena Vidal',
    action: 'project.edit',
    subjectType: 'project',
    subjectId: ids.project,
    before: { name: 'Edificio Lavapiés' },
    after: { name: 'Edificio Lavapiés II' },
    isErased: false,
    address: '203.0.113.7',
    requestId: 'r-1',
    hash: '9f2b7c00112233445566778899',
    ...overrides,
  };
}

/** The numbers of waiting items as the API returns them. */
export const waitingNow: Waiting = {
  transactions: 4,
  verifications: 1,
  bankAccounts: 0,
  bankEntries: 0,
  investorKinds: 0,
  tickets: 5,
  bankOverdue: 0,
  yearlyReports: 0,
  complaints: 0,
  questions: 0,
  reviews: 0,
  ownerTies: 0,
  projects: 2,
  allocations: 0,
  suspensions: 0,
  loans: 0,
  paymentFiles: 0,
  approvals: 0,
  mails: 0,
};
