import type { deliveryFeePeriods, PhaseName } from '@semilla/contract';
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
}

/** A document beside the key facts sheet and the mandate, written from these facts. */
export interface Paper {
  kind: Exclude<DocumentTypeKey, 'keyFacts' | 'mandate'>;
  title: string;
  /** The platform, where nobody else is named. */
  issuer?: string;
  facts: [label: string, value: string][];
  text: string[];
  hidden?: true;
}

export interface DemoPicture {
  description: string;
  /** In the folder of pictures that is named after the project's `url`. */
  file: string;
}

export interface DemoProject {
  url: string;
  name: string;
  direction: string;
  country: string;
  type: ProjectTypeKey;
  manager: DemoManagerKey | null;
  private?: true;
  /** The phases gone through, each with how many days it lasted; the last is where it is. */
  history: [phase: PhaseName, days: number][];
  /** In days from today; what the history tells is left out. */
  calendar?: { opensIn?: number; fundingDays?: number; startsAfterFunding?: number };
  terms: {
    financingEuros: number;
    minimumEuros: number;
    months: number;
    /** In total, over the whole duration. */
    profitabilityPercent: number;
    delivery: (typeof deliveryFeePeriods)[number];
    managerFeePercent: number;
    cancellationFeePercent: number;
    maxInvestors?: number;
    showInvestors?: false;
    withdrawWhenFinanced?: true;
    preinvestment?: { maxInvestors: number; depositEuros: number; amountEuros: number };
  };
  promoter: Party;
  guaranteeAgent: Party;
  chapters: Chapter[];
  milestones: Milestone[];
  pictures: DemoPicture[];
  /** What the key investment information sheet says beside the figures. */
  sheet: { purpose: string; guarantee: string; risks: string[] };
  /** What its mandate contract has of its own. */
  mandate?: { object: string; condition: string; conditionEn: string };
  papers: Paper[];
}
