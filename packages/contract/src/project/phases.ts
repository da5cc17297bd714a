import { z } from 'zod';
import { addDays } from '../shared/calendar.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import { id } from '../shared/text.ts';

/** The phases of a project, in order. `Investment` is shown as "Open". */
export const phaseNames = [
  'Discarded',
  'Draft',
  'Next_Opening',
  'Preinvestment',
  'Investment',
  'Financed',
  'Closed',
] as const;
export type PhaseName = (typeof phaseNames)[number];

export const phaseColours = {
  Discarded: 'grey',
  Draft: 'grey',
  Next_Opening: 'grey',
  Preinvestment: 'blue',
  Investment: 'blue',
  Financed: 'blue',
  Closed: 'green',
} as const satisfies Record<PhaseName, 'grey' | 'blue' | 'green'>;

/** The phases visible to visitors: from Next_Opening on. */
export const frontOfficePhases = [
  'Next_Opening',
  'Preinvestment',
  'Investment',
  'Financed',
  'Closed',
] as const;

/** The phases in which users can invest, now or later. */
export const offeredPhases: readonly PhaseName[] = ['Next_Opening', 'Preinvestment', 'Investment'];

/** The terms that are binding once a sheet is published: only a new version of the sheet changes them. */
export const boundTerms = [
  'name',
  'promoterName',
  'dateEnd',
  'financingAmount',
  'projectDuration',
  'targetProfitability',
  'deliveryFeePeriod',
  'cancellationFee',
  'managerFee',
  'guaranteeAgent',
] as const;

/** What two people decide once a project has been offered. */
export const guardedTerms = ['private', 'country', 'taxWithholder', 'withdrawMoneyFinanced'] as const;

/** Whether investors could already invest or preinvest in a project. */
export const wasOffered = (phase: PhaseName): boolean =>
  phase !== 'Draft' && phase !== 'Discarded' && phase !== 'Next_Opening';

/** Terms that investors accept with their orders: they cannot change once a project has investors. */
export const acceptedTerms = [
  'targetProfitability',
  'startedAt',
  'projectDuration',
  'deliveryFeePeriod',
  'managerFee',
  'cancellationFee',
] as const;

/** Preinvestors rely on these terms: they cannot change while a wish is open. */
export const preinvestmentTerms = [
  'minimumInvestment',
  'maxInvestorNumber',
  'preinvestorMaxNumber',
  'preinvestorDateEnd',
  'preinvestorDeposit',
  'preinvestorAmount',
] as const;

/** The terms are bound to the published sheet until the project is financed or closed. */
export function areTermsBound({
  phaseName,
  sheetVersion,
}: {
  phaseName: PhaseName;
  sheetVersion: number | null;
}): boolean {
  return sheetVersion !== null && (phaseName === 'Draft' || offeredPhases.includes(phaseName));
}

const changes: Record<PhaseName, readonly PhaseName[]> = {
  Discarded: [],
  Draft: ['Next_Opening', 'Preinvestment', 'Investment', 'Discarded'],
  Next_Opening: ['Preinvestment', 'Investment', 'Draft', 'Discarded'],
  Preinvestment: ['Investment', 'Discarded'],
  Investment: ['Financed', 'Closed'],
  Financed: ['Closed'],
  Closed: [],
};

export function phasesAfter(phase: PhaseName): readonly PhaseName[] {
  return changes[phase];
}

export function canChangePhase(from: PhaseName, to: PhaseName): boolean {
  return changes[from].includes(to);
}

type PhaseRefusal =
  | 'project.nothing_raised'
  | 'project.sheet_needed'
  | 'project.offer_suspended'
  | 'project.close_preinvestment';

/** Why a project cannot enter a phase that the table of phase changes allows. */
export function phaseRefusal(
  to: PhaseName,
  {
    amountInvested,
    sheetVersion,
    suspendedUntil,
    wishNumber,
  }: {
    amountInvested: number;
    sheetVersion: number | null;
    suspendedUntil: string | null;
    wishNumber: number;
  },
): PhaseRefusal | undefined {
  const isOffer = to === 'Preinvestment' || to === 'Investment';
  if (isOffer && sheetVersion === null) return 'project.sheet_needed';
  // A suspended offer has an error in its sheet, which must be resolved first.
  if (suspendedUntil !== null && (to === 'Investment' || to === 'Financed')) return 'project.offer_suspended';
  // Two people must approve ending the wishes of preinvestors.
  if ((to === 'Discarded' || to === 'Closed') && wishNumber > 0) return 'project.close_preinvestment';
  return to === 'Financed' && amountInvested === 0 ? 'project.nothing_raised' : undefined;
}

interface Raised {
  amountInvested: number;
  financingAmount: number;
  sheetVersion: number | null;
  refundBelowTarget: boolean;
  partialDays: number | null;
  dateEnd: string | null;
}

/**
 * Why an offer below its target cannot be financed: before its deadline, after the days in which the owner may accept
 * less, or if its sheet promises to return the money.
 */
export function targetRefusal(
  { amountInvested, financingAmount, sheetVersion, refundBelowTarget, partialDays, dateEnd }: Raised,
  today: string,
): Refusal | undefined {
  if (!sheetVersion || amountInvested >= financingAmount) return undefined;
  if (refundBelowTarget) return refusal('project.target_missed');
  if (!dateEnd) return undefined;
  if (dateEnd >= today) return refusal('project.deadline_to_come', { days: { until: dateEnd } });
  const until = partialDays === null ? today : addDays(dateEnd, partialDays);
  return until < today ? refusal('project.partial_too_late', { days: { until } }) : undefined;
}

/** Managers may edit their projects until these open for investment. */
export function isBeforeInvestment(phase: PhaseName): boolean {
  return phase === 'Draft' || phase === 'Next_Opening' || phase === 'Preinvestment';
}

/** A phase of the catalogue. */
export const phase = z.object({
  phaseId: id,
  name: z.enum(phaseNames).meta({ example: 'Investment' }),
  orderIndex: z.int().meta({ example: 4 }),
  colour: z.enum(['grey', 'blue', 'green']).meta({ example: 'blue' }),
});
export type Phase = z.output<typeof phase>;

export const phaseFieldList = fieldList({
  resource: 'phases',
  record: phase,
  fields: { phaseId: {}, name: { words: 'project.phases' }, orderIndex: {}, colour: {} },
});

/** The number of projects in each phase. */
export const phaseTotals = z.array(
  z.object({
    phaseId: id,
    phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
    total: z.int().meta({ example: 9 }),
  }),
);
export type PhaseTotal = z.output<typeof phaseTotals>[number];

/** A phase in a project's history; the current one has `to` null. */
export const projectPhase = z.object({
  projectPhaseId: id,
  projectId: id,
  phaseId: id,
  phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
  from: instant,
  to: instant.nullable(),
});

export const projectPhaseFieldList = fieldList({
  resource: 'projectPhases',
  record: projectPhase,
  fields: {
    projectId: {},
    phaseName: { words: 'project.phases' },
    from: {},
    to: {},
    phaseId: { shownAs: 'phaseName', notInCsv: 'The name stands for it.' },
    projectPhaseId: { hidden: 'An id that nobody reads.' },
  },
});

const listPhases = endpoint({
  method: 'GET',
  path: '/v1/project/phases',
  summary: 'All phases, in order.',
  who: 'anyone',
  query: z.strictObject(paging(['orderIndex', 'name'])),
  answer: page(phase),
});

export const phasesEndpoints = {
  find: listPhases,
  export: csvExportOf(listPhases, phaseFieldList),
};

const listProjectPhases = endpoint({
  method: 'GET',
  path: '/v1/project/project-phases',
  summary: 'The phases each project has gone through.',
  who: 'projects.read',
  query: z.strictObject({ ...paging(['from'], 'desc'), projectId: id.optional() }),
  answer: page(projectPhase),
  errors: ['request.not_found'],
});

export const projectPhasesEndpoints = {
  find: listProjectPhases,
  export: csvExportOf(listProjectPhases, projectPhaseFieldList),
};
