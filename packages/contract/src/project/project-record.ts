import { z } from 'zod';
import { civilDate, instant } from '../shared/dates.ts';
import { fieldList } from '../shared/field-list.ts';
import { money, positiveMoney } from '../shared/money.ts';
import { nullIfLeftOut } from '../shared/null-if-left-out.ts';
import { percent, share } from '../shared/percent.ts';
import { whyProposed } from '../shared/proposal.ts';
import { alpha2, friendlyUrl, id, lineText, nameText } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { wholeNumber } from '../shared/whole-number.ts';
import { party, partyChanges, partyFieldList } from './party.ts';
import { phaseNames } from './phases.ts';
import { picture } from './picture.ts';
import { projectOutcome } from './project-outcome.ts';
import { checkBetweenFields } from './project-problems.ts';
import { projectOpening, projectReview } from './publication-record.ts';
import { taxWithholder, untaxedGround } from './tax-withholders.ts';

export const deliveryFeePeriods = ['monthly', 'quarterly', 'annual', 'end_of_project'] as const;
export type DeliveryFeePeriod = (typeof deliveryFeePeriods)[number];

/** The fields that staff fill in. Decoded amounts are in cents, percentages in hundredths. */
export const projectFields = {
  name: nameText(120).meta({ example: 'Edificio Lavapiés' }),
  direction: lineText(200).meta({ example: 'Calle del Olivar 21, Madrid' }),
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
  taxWithholder,
  preinvestorMaxNumber: wholeNumber(1, 1_000_000).nullable().meta({
    example: 50,
    description: 'How many preinvestors there may be; without a limit, if null.',
  }),
  preinvestorDateEnd: civilDate.nullable().meta({ description: 'The last day of the preinvestment.' }),
  preinvestorDeposit: money.nullable().meta({
    example: '50.00',
    description: 'Held of the wallet of each preinvestor until the allocation; nothing, if null.',
  }),
  preinvestorAmount: money.nullable().meta({
    example: '20000.00',
    description: 'What is reserved for preinvestors; the whole project, if null.',
  }),
  private: z.boolean().meta({ example: false, description: 'Visible only to staff and verified investors.' }),
  promoter: party.nullable(),
  guaranteeAgent: party.nullable(),
  promoterId: id.nullable().meta({
    description: 'The record of the promoter, which an offer needs; null for anyone but staff.',
  }),
  guaranteeAgentId: id.nullable().meta({
    description: 'The record of the guarantee agent; null for anyone but staff.',
  }),
};

/** Fields of the specification that are taken under another name, or by another call. */
const ofSpecification = {
  projectPhaseId: id.optional().meta({ description: 'The same as `phaseId`, which wins if both are sent.' }),
  destinationBankAccount: z.string().nullish().meta({
    description:
      'Refused: the account to pay to is proposed apart, with its holder and certificate, by `POST /v1/project/projects/{projectId}/payout-accounts`.',
  }),
};

/** A new project starts in Draft, or in the phase `phaseId`. Omitted fields are empty or get their default. */
export const newProject = z
  .strictObject({
    ...nullIfLeftOut(projectFields),
    showInvestorNumber: projectFields.showInvestorNumber.default(true),
    withdrawMoneyFinanced: projectFields.withdrawMoneyFinanced.default(false),
    cancellationFee: projectFields.cancellationFee.default(0),
    managerFee: projectFields.managerFee.default(0),
    private: projectFields.private.default(false),
    phaseId: id.optional().meta({
      description: 'Draft, if left out; administrators may name a phase that Draft leads to.',
    }),
    ...ofSpecification,
  })
  .superRefine(checkBetweenFields);

/** `phaseId` moves the project to another phase, if the table of phase changes allows it. */
export const projectChanges = z
  .strictObject({
    ...projectFields,
    promoter: partyChanges.nullable(),
    guaranteeAgent: partyChanges.nullable(),
    untaxedGround,
    phaseId: id,
    ...ofSpecification,
    version: seenVersion,
    why: whyProposed,
  })
  .partial()
  .superRefine(checkBetweenFields)
  .meta({ example: { name: 'Edificio Lavapiés II' } });

export const project = z.object({
  projectId: id,
  phaseId: id,
  projectPhaseId: id.meta({ description: 'The current entry of the project’s own phase history.' }),
  phaseName: z.enum(phaseNames).meta({ example: 'Investment' }),
  ...projectFields,
  untaxedGround,
  url: z.string().meta({ example: 'edificio-lavapies' }),
  destinationBankAccount: z.string().nullable().meta({
    example: '•••• •••• 1332',
    description:
      'The IBAN of the current payout account, masked except for its last four characters; null without one.',
  }),
  projectTypeName: z.string().meta({ example: 'Rehabilitación de viviendas' }),
  projectTypeNameEn: z.string().nullable().meta({ example: 'Housing renovation' }),
  amountInvested: money.meta({ example: '281250.00' }),
  percentageInvested: share.meta({ example: '62.50' }),
  investorNumber: z
    .int()
    .nullable()
    .meta({ example: 143, description: 'Null for visitors if the project does not show it.' }),
  fullySubscribedUntil: civilDate.nullable().meta({
    example: null,
    description:
      'The last day of the reflection periods of a project that has all its money and is not financed yet.',
  }),
  waitingNumber: z.int().meta({ example: 0, description: 'How many investors are on its waiting list.' }),
  wishNumber: z
    .int()
    .meta({ example: 0, description: 'How many wishes of preinvestors wait for the allocation.' }),
  suspendedUntil: civilDate.nullable().meta({
    example: null,
    description: 'The last day on which an error in the sheet of a suspended offer may be corrected.',
  }),
  refundBelowTarget: z.boolean().meta({
    example: true,
    description:
      'Whether its sheet promises that all the money returns if the target is not reached by `dateEnd`; every order can then be cancelled free of charge until the platform refunds them.',
  }),
  partialDays: z.int().nullable().meta({
    example: null,
    description:
      'Days after `dateEnd` in which the owner may take less than the target, if its sheet says so; then all the money returns. Every order can be cancelled free of charge meanwhile. Null if its sheet says something else.',
  }),
  sheetVersion: z.int().nullable().meta({
    example: 1,
    description:
      'The published version of the key investment information sheet; null without one, 0 if the project was offered before the platform had sheets.',
  }),
  picture: picture.nullable().meta({ description: 'The first picture, for cards.' }),
  outcome: projectOutcome.nullable().meta({
    description: 'Null until it is financed, and if it ended without having been.',
  }),
  review: projectReview.nullable().meta({
    description: 'Of a draft; null if it was never sent for review, and for anyone but staff.',
  }),
  opening: projectOpening.nullable().meta({
    description: 'Its planned change of phase; null without one, and for anyone but staff.',
  }),
  reflectionUntil: civilDate.nullable().meta({
    example: null,
    description:
      'The last day on which any of its pending orders can be cancelled free of charge, and so the last one on which it cannot be financed; null without pending orders, and for anyone but staff.',
  }),
  createdAt: instant,
  updatedAt: instant,
  version: recordVersion,
});
export type Project = z.output<typeof project>;

export const projectFieldList = fieldList({
  resource: 'projects',
  record: project,
  acts: ['project'],
  notedForPrograms: ['payoutAccountId', 'sheetDigest', 'allocationDigest', 'lastPlaceNumber'],
  fields: {
    name: {},
    url: {},
    phaseName: { words: 'project.phases' },
    projectTypeName: {},
    direction: {},
    country: {},
    private: {},
    financingAmount: {},
    amountInvested: {},
    percentageInvested: {},
    fullySubscribedUntil: {},
    waitingNumber: {},
    wishNumber: {},
    investorNumber: {},
    maxInvestorNumber: {},
    minimumInvestment: {},
    targetProfitability: {},
    projectDuration: { notedAs: 'durationMonths' },
    deliveryFeePeriod: { words: 'project.deliveryFeePeriods' },
    managerFee: {},
    taxWithholder: { words: 'project.taxWithholders' },
    untaxedGround: { words: 'project.untaxedGrounds', notInCsv: 'Few projects have one.' },
    cancellationFee: {},
    dateStart: {},
    dateEnd: {},
    startedAt: {},
    sheetVersion: {},
    suspendedUntil: {},
    refundBelowTarget: { notInCsv: 'Its sheet says it.' },
    partialDays: { notInCsv: 'Its sheet says it.' },
    createdAt: { notInAudit: 'It is when the first line was noted.' },
    updatedAt: { notInAudit: 'It is when the line was noted.' },
    showInvestorNumber: { notInCsv: 'A setting of the page.' },
    withdrawMoneyFinanced: { notInCsv: 'Of use only while the money is handed over.' },
    preinvestorMaxNumber: { notInCsv: 'Few projects have a preinvestment.' },
    preinvestorDateEnd: { notInCsv: 'Few projects have a preinvestment.' },
    preinvestorDeposit: { notInCsv: 'Few projects have a preinvestment.' },
    preinvestorAmount: { notInCsv: 'Few projects have a preinvestment.' },
    destinationBankAccount: {
      kind: 'iban',
      notInCsv: 'An account number has no place in a file for everybody.',
    },
    promoter: { parts: partyFieldList, notInCsv: 'It is read on the page of the project.' },
    guaranteeAgent: { parts: partyFieldList, notInCsv: 'It is read on the page of the project.' },
    promoterId: { shownAs: 'promoterName', notInCsv: 'The file is for everybody.', seenBy: 'staff' },
    guaranteeAgentId: {
      shownAs: 'guaranteeAgentName',
      notInCsv: 'The file is for everybody.',
      seenBy: 'staff',
    },
    promoterName: { only: 'screen' },
    guaranteeAgentName: { only: 'screen' },
    managerId: { shownAs: 'managerName', notInCsv: 'The file is for everybody.', seenBy: 'staff' },
    projectTypeId: { shownAs: 'projectTypeName', notInCsv: 'The name stands for it.' },
    phaseId: { shownAs: 'phaseName', notInCsv: 'The name stands for it.' },
    projectId: { notInAudit: 'It is what the line is about.' },
    projectPhaseId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
    projectTypeNameEn: { hidden: 'The same name in another language.' },
    picture: { hidden: 'A picture, which has no text.' },
    outcome: { hidden: 'Staff read it with the payments of the promoter.' },
    managerName: { only: 'screen' },
    review: {
      seenBy: 'staff',
      notInCsv: 'It is read on the page of the project.',
      notInAudit: 'Each act is noted itself.',
    },
    opening: {
      seenBy: 'staff',
      notInCsv: 'It is read on the page of the project.',
      notInAudit: 'Each act is noted itself.',
    },
    reflectionUntil: { seenBy: 'staff', hidden: 'The phase that it delays says it.' },
    annualProfitability: { only: 'screen' },
    phase: { only: 'screen', shownAs: 'phaseName' },
    payoutHolderName: { only: 'audit' },
    alikePayments: { only: 'audit', kind: 'lines' },
    bookedOn: { only: 'audit', kind: 'day' },
    amount: { only: 'audit', kind: 'money' },
    period: { only: 'audit' },
    gross: { only: 'audit', kind: 'money' },
    fee: { only: 'audit', kind: 'money' },
    tax: { only: 'audit', kind: 'money' },
    taxRate: { only: 'audit', kind: 'percent' },
    taxTreatment: { only: 'audit', words: 'account.taxTreatments.kinds' },
    principal: { only: 'audit', kind: 'money' },
    wished: { only: 'audit', kind: 'money' },
    allocated: { only: 'audit', kind: 'money' },
    refund: { only: 'audit' },
    investors: { only: 'audit' },
    offerId: { only: 'audit' },
    copiedFrom: { only: 'audit' },
    message: { only: 'audit' },
    comments: { only: 'audit' },
    opensAt: { only: 'audit', kind: 'instant' },
    opensInto: { only: 'audit', words: 'project.phases' },
    plannedBy: { only: 'audit' },
    changes: { only: 'audit' },
    reason: { only: 'audit' },
    isMaterial: { only: 'audit', kind: 'boolean' },
    drawnUpBy: { only: 'audit' },
    attestationVersion: { only: 'audit' },
  },
});
