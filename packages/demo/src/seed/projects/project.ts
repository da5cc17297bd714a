import type { deliveryFeePeriods, PhaseName, TaxWithholder } from '@semilla/contract';
import type { DocumentTypeKey } from '../document-types.ts';
import type { DemoManagerKey } from '../named-accounts.ts';
import type { ProjectTypeKey } from '../project-types.ts';

/** A chapter of the presentation; the texts are HTML. */
export interface Chapter {
  title: string;
  html: string;
  titleEn: string;
  htmlEn: string;
}

export interface Milestone {
  daysAgo: number;
  title: string;
  text: string;
  titleEn: string;
  textEn: string;
}

export interface Party {
  name: string;
  taxId: string;
  website: string | null;
  description: string;
  descriptionEn: string;
}

/** A document other than the mandate contract, generated from these facts. */
export interface Paper {
  kind: Exclude<DocumentTypeKey, 'mandate'>;
  title: string;
  titleEn: string;
  /** Defaults to the platform. */
  issuer?: string;
  facts: [label: string, value: string][];
  text: string[];
  hidden?: true;
}

export interface DemoPicture {
  description: string;
  descriptionEn: string;
  /** A file in the image folder named after the project's `url`. */
  file: string;
}

/** A default declared by an administrator, and later recoveries. */
export interface LoanDefault {
  daysAgo: number;
  reason: string;
  reasonEn: string;
  stages: { daysAgo: number; euros: number; text: string; textEn: string }[];
}

export interface DemoProject {
  url: string;
  name: string;
  direction: string;
  country: string;
  type: ProjectTypeKey;
  manager: DemoManagerKey | null;
  private?: true;
  /** The phases with their length in days. The last one is the current phase. */
  history: [phase: PhaseName, days: number][];
  /** In days; only for dates that do not follow from the history. */
  calendar?: { opensIn?: number; fundingDays?: number; startsAfterFunding?: number };
  terms: {
    financingEuros: number;
    minimumEuros: number;
    months: number;
    /** For the whole duration, not per year. */
    profitabilityPercent: number;
    delivery: (typeof deliveryFeePeriods)[number];
    managerFeePercent: number;
    /** Who pays the tax withheld from the interest; the promoter unless it is set. */
    taxWithholder?: TaxWithholder;
    cancellationFeePercent: number;
    maxInvestors?: number;
    showInvestors?: false;
    withdrawWhenFinanced?: true;
    /** The amount that stays in escrow until the works are finished, when the promoter is paid. */
    retainedEuros?: number;
    preinvestment?: { maxInvestors: number; depositEuros: number; amountEuros: number };
  };
  promoter: Party;
  guaranteeAgent: Party;
  chapters: Chapter[];
  milestones: Milestone[];
  /** If the promoter does not pay the loan. */
  loanDefault?: LoanDefault;
  pictures: DemoPicture[];
  /** The texts of the key investment information sheet. */
  sheet: { purpose: string; purposeEn: string; guarantee: string; guaranteeEn: string; risks: string[] };
  /** The special terms of its mandate contract. */
  mandate?: { object: string; condition: string; conditionEn: string };
  papers: Paper[];
}
