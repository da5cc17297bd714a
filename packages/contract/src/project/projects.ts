import { z } from 'zod';
import { decimalComparison, integerComparison } from '../shared/comparison.ts';
import { csvExportOf } from '../shared/csv-export.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { iban } from '../shared/iban.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { percent, share } from '../shared/percent.ts';
import { alpha2, friendlyUrl, id, searchText, text } from '../shared/text.ts';
import { wholeNumber } from '../shared/whole-number.ts';
import { phaseNames } from './phases.ts';

export const deliveryFeePeriods = ['monthly', 'quarterly', 'annual', 'end_of_project'] as const;
export type DeliveryFeePeriod = (typeof deliveryFeePeriods)[number];

/** A person or company related to a project: its promoter, or the holder of the guarantees for its investors. */
export const party = z.strictObject({
  name: text(120).meta({ example: 'Rehabitia Promociones S.L.' }),
  taxId: text(20).nullable().meta({ example: 'B12345674' }),
  website: z
    .url({ protocol: /^https?$/, error: 'web_address' })
    .max(200, { error: 'text_too_long' })
    .nullable()
    .meta({ example: 'https://rehabitia.example' }),
  description: text(2_000)
    .nullable()
    .meta({ example: 'Veinte años rehabilitando edificios en el centro de Madrid.' }),
});

/** The fields that staff fill in. Amounts in cents and percentages in hundredths once decoded. */
export const projectFields = {
  name: text(120).meta({ example: 'Edificio Lavapiés' }),
  direction: text(200).meta({ example: 'Calle del Olivar 21, Madrid' }),
  projectTypeId: id,
  country: alpha2,
  managerId: id.nullable(),
  url: friendlyUrl,
  dateStart: civilDate.nullable().meta({ description: 'First day of financing.' }),
  dateEnd: civilDate.nullable().meta({ example: '2026-06-30', description: 'Last day of financing.' }),
  startedAt: civilDate
    .nullable()
    .meta({ example: '2026-07-01', description: 'The day on which the project itself starts.' }),
  financingAmount: positiveMoney.meta({ example: '450000.00' }),
  projectDuration: wholeNumber(1, 600).meta({ example: 18, description: 'In months.' }),
  targetProfitability: percent.meta({ example: '12.75', description: 'In total, over the whole duration.' }),
  minimumInvestment: positiveMoney.meta({ example: '100.00' }),
  maxInvestorNumber: wholeNumber(1, 1_000_000).nullable().meta({ example: 500 }),
  showInvestorNumber: z.boolean().meta({ example: true }),
  withdrawMoneyFinanced: z.boolean().meta({
    example: false,
    description: 'Whether the promoter may receive the money as soon as the project is financed.',
  }),
  cancellationFee: percent.meta({ example: '2.00' }),
  managerFee: percent.meta({ example: '10.00', description: 'A share of each return.' }),
  deliveryFeePeriod: z.enum(deliveryFeePeriods).meta({ example: 'quarterly' }),
  preinvestorMaxNumber: wholeNumber(1, 1_000_000).nullable().meta({ example: 50 }),
  preinvestorDateEnd: civilDate.nullable(),
  preinvestorDeposit: money.nullable().meta({ example: '50.00' }),
  preinvestorAmount: money.nullable().meta({ example: '20000.00' }),
  destinationBankAccount: iban.nullable(),
  private: z.boolean().meta({ example: false, description: 'Visible only to staff and verified investors.' }),
  promoter: party.nullable(),
  guaranteeAgent: party.nullable(),
};

/** The rules between the dates of a project; used by forms and by the server. */
export function projectDatesProblem(project: {
  dateStart?: string | null;
  dateEnd?: string | null;
  preinvestorDateEnd?: string | null;
}): { path: string[]; message: string } | undefined {
  const { dateStart, dateEnd, preinvestorDateEnd } = project;
  if (dateStart && dateEnd && dateEnd < dateStart) return { path: ['dateEnd'], message: 'end_before_start' };
  if (preinvestorDateEnd && dateEnd && preinvestorDateEnd > dateEnd) {
    return { path: ['preinvestorDateEnd'], message: 'end_before_start' };
  }
  return undefined;
}

/** The minimum investment must not exceed the amount to finance. */
export function projectAmountsProblem(project: {
  minimumInvestment?: number;
  financingAmount?: number;
}): { path: string[]; message: string } | undefined {
  const { minimumInvestment, financingAmount } = project;
  if (
    minimumInvestment !== undefined &&
    financingAmount !== undefined &&
    minimumInvestment > financingAmount
  ) {
    return { path: ['minimumInvestment'], message: 'minimum_above_total' };
  }
  return undefined;
}

function checkBetweenFields(
  project: Parameters<typeof projectDatesProblem>[0] & Parameters<typeof projectAmountsProblem>[0],
  ctx: z.RefinementCtx,
) {
  for (const problem of [projectDatesProblem(project), projectAmountsProblem(project)]) {
    if (problem) ctx.addIssue({ code: 'custom', ...problem });
  }
}

/** A new project, in Draft. Missing fields start empty or with their default. */
export const newProject = z
  .strictObject({
    ...projectFields,
    managerId: projectFields.managerId.default(null),
    dateStart: projectFields.dateStart.default(null),
    dateEnd: projectFields.dateEnd.default(null),
    startedAt: projectFields.startedAt.default(null),
    maxInvestorNumber: projectFields.maxInvestorNumber.default(null),
    showInvestorNumber: projectFields.showInvestorNumber.default(true),
    withdrawMoneyFinanced: projectFields.withdrawMoneyFinanced.default(false),
    cancellationFee: projectFields.cancellationFee.default(0),
    managerFee: projectFields.managerFee.default(0),
    preinvestorMaxNumber: projectFields.preinvestorMaxNumber.default(null),
    preinvestorDateEnd: projectFields.preinvestorDateEnd.default(null),
    preinvestorDeposit: projectFields.preinvestorDeposit.default(null),
    preinvestorAmount: projectFields.preinvestorAmount.default(null),
    destinationBankAccount: projectFields.destinationBankAccount.default(null),
    private: projectFields.private.default(false),
    promoter: projectFields.promoter.default(null),
    guaranteeAgent: projectFields.guaranteeAgent.default(null),
  })
  .superRefine(checkBetweenFields);

/** The editable fields of a project; `phaseId` moves it to another phase, if the table of transitions allows it. */
export const projectChanges = z
  .strictObject({ ...projectFields, phaseId: id })
  .partial()
  .superRefine(checkBetweenFields)
  .meta({ example: { name: 'Edificio Lavapiés II' } });

/** One size of a picture, ready to display. */
export const pictureSource = z.object({
  url: z
    .string()
    .meta({ example: '/v1/project/project-media-files/01890a5d-ac96-774b-bcce-b302099a8057/960.avif' }),
  type: z.string().meta({ example: 'image/avif' }),
  width: z.int().meta({ example: 960 }),
});

export const picture = z.object({
  description: z.string().meta({ example: 'Fachada del edificio desde la calle del Olivar' }),
  width: z.int().meta({ example: 1600 }),
  height: z.int().meta({ example: 1000 }),
  sources: z.array(pictureSource),
});
export type Picture = z.output<typeof picture>;

export const project = z.object({
  projectId: id,
  phaseId: id,
  projectPhaseId: id.meta({ description: 'The current entry of the project’s own phase history.' }),
  phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
  ...projectFields,
  url: z.string().meta({ example: 'edificio-lavapies' }),
  destinationBankAccount: z.string().nullable().meta({
    example: '••••1332',
    description:
      'Masked except for its last four characters; whole for administrators and the project’s manager.',
  }),
  projectTypeName: z.string().meta({ example: 'Rehabilitación de viviendas' }),
  projectTypeNameEn: z.string().nullable().meta({ example: 'Housing renovation' }),
  amountInvested: money.meta({ example: '281250.00' }),
  percentageInvested: share.meta({ example: '62.50' }),
  investorNumber: z
    .int()
    .nullable()
    .meta({ example: 143, description: 'Null for visitors if the project does not show it.' }),
  picture: picture.nullable().meta({ description: 'The first picture, for cards.' }),
  createdAt: instant,
  updatedAt: instant,
});
export type Project = z.output<typeof project>;

export const projectOrderColumns = [
  'createdAt',
  'name',
  'url',
  'phase',
  'country',
  'dateStart',
  'dateEnd',
  'startedAt',
  'financingAmount',
  'amountInvested',
  'percentageInvested',
  'targetProfitability',
  'minimumInvestment',
  'projectDuration',
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
    projectTypeId: id.optional(),
    phaseId: id.optional(),
    country: alpha2.optional(),
    managerId: id.optional(),
    targetProfitability: decimalComparison.optional(),
    minimumInvestment: decimalComparison.optional(),
    percentageInvested: decimalComparison.optional(),
    projectDuration: integerComparison.optional(),
    endsBy: civilDate.optional().meta({ description: 'Financing ends on this day or earlier.' }),
    isFrontOffice: flag
      .optional()
      .meta({ description: 'Only what the site shows; visitors never see more.' }),
    getTotalByPhases: flag.optional().meta({ description: 'Adds the number of matches in each phase.' }),
  }),
  answer: page(project).extend({
    totalByPhases: z
      .array(
        z.object({
          phaseId: id,
          phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
          total: z.int().meta({ example: 9 }),
        }),
      )
      .optional(),
  }),
});

export const projectsEndpoints = {
  find,
  export: csvExportOf(find),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectIdOrUrl',
    summary: 'A project, by its id or its friendly URL.',
    who: 'projects.read',
    params: z.strictObject({ projectIdOrUrl: text(80).meta({ example: 'edificio-lavapies' }) }),
    answer: project,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/projects',
    summary: 'Creates a project in Draft. A manager who creates a project manages it.',
    who: 'projects.create',
    body: newProject,
    answer: project,
    errors: ['project.url_taken'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/projects/:projectId',
    summary: 'Edits a project, or moves it to another phase. A field left out stays as it is.',
    who: 'projects.edit',
    params: projectParams,
    body: projectChanges,
    answer: project,
    errors: [
      'project.url_taken',
      'project.not_editable',
      'project.phase_change_not_allowed',
      'project.phase_change_forbidden',
      'project.close_first',
      'project.terms_fixed',
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
