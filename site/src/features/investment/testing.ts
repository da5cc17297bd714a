import {
  cents,
  type PlainAmounts,
  type Project,
  type ProjectDocument,
  termsVersion,
} from '@semilla/contract';
import { buildNewProject } from '@semilla/contract/testing';
import type { InvestSituation } from './invest-situation.ts';

/** Tests may give amounts as plain numbers. */
interface Given {
  me?: Partial<InvestSituation['me']>;
  project?: Partial<PlainAmounts<Project>>;
  balanceCents?: number;
  isInvestorAlready?: boolean;
  investedCents?: number;
  documents?: ProjectDocument[];
  taxRates?: InvestSituation['taxRates'];
}

const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const profile: NonNullable<InvestSituation['profile']> = {
  kind: 'non-sophisticated',
  kindUntil: null,
  entryTest: 'passed',
  entryTestUntil: '2027-01-01',
  entryTestAgainAt: null,
  needsAcknowledgement: false,
  warning: { version: '1', lead: 'Puede que no sea adecuado para ti.', text: 'Puedes perderlo todo.' },
  lossResult: cents(4_000_000),
  lossResultUntil: '2027-01-01',
  threshold: cents(2_000_000),
};

/** By default the user has 3.000 € and the project still needs 5.000 €. */
export function situation({ me, project, ...more }: Given = {}): InvestSituation {
  const at = new Date('2026-03-14T09:30:00Z');
  return {
    me: { userId: id, role: 'user', verificationStatus: 'Approved', ...me } as InvestSituation['me'],
    project: {
      ...buildNewProject({ projectTypeId: id, projectDuration: 12 }),
      version: 1,
      projectId: id,
      projectPhaseId: id,
      phaseId: id,
      phaseName: 'Investment',
      projectTypeName: 'Rehabilitación',
      projectTypeNameEn: null,
      amountInvested: cents(44_500_000),
      percentageInvested: 9_888,
      investorNumber: 143,
      untaxedGround: null,
      destinationBankAccount: null,
      fullySubscribedUntil: null,
      waitingNumber: 0,
      wishNumber: 0,
      sheetVersion: 1,
      refundBelowTarget: true,
      partialDays: null,
      suspendedUntil: null,
      picture: null,
      outcome: null,
      review: null,
      opening: null,
      reflectionUntil: null,
      createdAt: at,
      updatedAt: at,
      ...(project as Partial<Project>),
    },
    profile,
    risks: {
      kind: 'non-sophisticated',
      entryTest: 'passed',
      threshold: cents(2_000_000),
      ownAmount: cents(0),
      isCompanyUndeclared: false,
      isResidenceUndeclared: false,
      conditions: ['La comisión de gestión es un 10 %.', 'Tienes al menos 4 días naturales.'],
      warning: { version: '1', text: 'Puedes perderlo todo.' },
      questions: [],
    },
    balanceCents: cents(300_000),
    terms: {
      version: termsVersion,
      text: 'He leído y acepto los contratos de mandato.',
      cap: cents(1_000_000),
      otherTexts: { aboveCap: 'Sé que supero los 10.000 €.', experienced: 'No se dirige a mí.' },
    },
    taxRates: [{ from: '2016-01-01', rate: 1_900, treatment: null }],
    documents: [],
    isInvestorAlready: false,
    investedCents: cents(0),
    at,
    ...(more as Partial<InvestSituation>),
  };
}
