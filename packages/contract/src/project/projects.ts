import { z } from 'zod';
import { decimalComparison, integerComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { alpha2, friendlyUrl, id, searchText, text } from '../shared/text.ts';
import { getTotalAmount, sum } from '../shared/totals.ts';
import { loanAges } from './business/loan-ages.ts';
import { phaseTotals } from './phases.ts';
import { newProject, project, projectChanges, projectFieldList, projectFields } from './project-record.ts';

export const projectOrderColumns = [
  'createdAt',
  'name',
  'url',
  'phase',
  'availability',
  'country',
  'dateStart',
  'dateEnd',
  'startedAt',
  'financingAmount',
  'amountInvested',
  'percentageInvested',
  'targetProfitability',
  'annualProfitability',
  'minimumInvestment',
  'projectDuration',
  'projectTypeName',
  'managerName',
  'private',
] as const;

const projectParams = z.strictObject({ projectId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/projects',
  summary: 'Projects that the caller may see, with filters.',
  who: 'projects.read',
  query: z.strictObject({
    ...paging(projectOrderColumns, 'desc'),
    name: searchText.optional(),
    url: searchText.optional(),
    projectTypeId: anyOf(id).optional(),
    phaseId: anyOf(id).optional(),
    country: anyOf(alpha2).optional(),
    managerId: id.optional(),
    ownerId: id
      .optional()
      .meta({ description: 'Projects whose promoter or guarantee agent is this owner; staff only.' }),
    targetProfitability: decimalComparison.optional(),
    annualProfitability: decimalComparison
      .optional()
      .meta({ description: '12 × target profitability ÷ months, as the site shows it.' }),
    minimumInvestment: decimalComparison.optional(),
    percentageInvested: decimalComparison.optional(),
    projectDuration: integerComparison.optional(),
    endsBy: civilDate.optional().meta({ description: 'Financing ends on this day or earlier.' }),
    attentionBy: civilDate.optional().meta({
      description:
        'Open and ending on this day or earlier, or suspended, and for administrators also in preinvestment after its window or with wishes that can be allocated; staff only.',
    }),
    isToAllocate: flag
      .optional()
      .meta({ description: 'Whether its wishes can be allocated now, or once staff open it; staff only.' }),
    isInReview: flag.optional().meta({
      description:
        'Whether it was sent for review, and waits for an administrator to return it, to publish it or to plan its opening; staff only.',
    }),
    isSuspended: flag.optional().meta({ description: 'Whether its offer is suspended.' }),
    openedFrom: civilDate.optional().meta({
      description: 'First opened for investment on this day or later; staff only.',
    }),
    openedTo: civilDate.optional().meta({
      description: 'First opened for investment on this day or earlier; staff only.',
    }),
    loanAge: z.enum(loanAges).optional().meta({
      example: 'days1to30',
      description: 'Financed projects whose loan is this late; staff only.',
    }),
    hasLoanTask: flag.optional().meta({
      description:
        'Whether its loan needs staff today: the promoter is late, or for administrators also money to distribute or to pay to the promoter; staff only.',
    }),
    isFrontOffice: flag
      .optional()
      .meta({ description: 'Only what the site shows to every visitor: no private projects.' }),
    getTotalByPhases: flag.optional().meta({ description: 'Adds the number of matches in each phase.' }),
    getTotalAmount,
  }),
  answer: page(project).extend({
    totalByPhases: phaseTotals.optional(),
    totalFinancing: sum('With `getTotalAmount`: the amounts to finance of all matches.'),
    totalInvested: sum('With `getTotalAmount`: the invested amounts of all matches.'),
    totalOutstanding: sum(
      'With `getTotalAmount`: the principal that the financed ones still owe; administrators only.',
    ),
  }),
});

/** Why the offer of an owner cannot open. */
const opening = [
  'project.owner_missing',
  'project.owner_evidence_missing',
  'project.owner_country_refused',
  'project.owner_conflict',
  'project.owner_limit_exceeded',
  'project.guarantee_agent_missing',
  'project.guarantee_agent_refused',
  'project.sheet_differs',
  'project.sheet_incomplete',
  'project.tax_withholder_missing',
  'project.untaxed_ground_unproven',
] as const;

export const projectsEndpoints = {
  find,
  export: csvExportOf(find, projectFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId',
    summary: 'A project, by its id or its friendly URL.',
    who: 'projects.read',
    params: z.strictObject({
      projectId: text(80).meta({ example: 'edificio-lavapies', description: 'Its id or its friendly URL.' }),
    }),
    answer: project,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/projects',
    summary: 'Creates a project in Draft. A manager who creates a project manages it.',
    who: 'projects.create',
    freshFactor: 'byBody',
    body: newProject,
    answer: project,
    errors: [
      'project.url_taken',
      'project.payout_account_apart',
      'project.phase_change_not_allowed',
      'project.phase_change_forbidden',
      ...opening,
      'project.sheet_needed',
    ],
    idempotency: 'accepted',
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/duplicates',
    summary:
      'Copies the terms and descriptions of a project to a new one in Draft, without its dates, documents, pictures, sheet or money. A manager manages the copy.',
    who: 'projects.create',
    params: projectParams,
    body: z.strictObject({ name: projectFields.name, url: friendlyUrl }),
    answer: project,
    errors: ['project.url_taken'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/projects/:projectId',
    summary: 'Edits a project, or moves it to another phase. A field left out stays as it is.',
    who: 'projects.edit',
    freshFactor: 'byBody',
    params: projectParams,
    body: projectChanges,
    answer: project,
    secondPerson: ['changeOffer'],
    errors: [
      'project.url_taken',
      'project.payout_account_apart',
      'project.not_editable',
      'project.phase_change_not_allowed',
      'project.phase_change_forbidden',
      ...opening,
      'project.owner_fixed',
      'project.close_first',
      'project.close_preinvestment',
      'project.offer_suspended',
      'project.nothing_raised',
      'project.sheet_needed',
      'project.sheet_not_filed',
      'project.preinvestment_runs',
      'project.preinvestors_first',
      'project.reflection_running',
      'project.terms_fixed',
      'project.terms_bound',
      'project.wishes_bind',
      'project.target_missed',
      'project.deadline_to_come',
      'project.partial_too_late',
    ],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/projects/:projectId',
    summary: 'Deletes a project that was never opened.',
    who: 'projects.delete',
    params: projectParams,
    errors: ['project.in_use'],
  }),
};
