import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { file, pdfTypes, storedFile, storedFileFieldList } from '../shared/files.ts';
import { money } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { id, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { wholeNumber, writtenWholeNumber } from '../shared/whole-number.ts';
import { wireForms } from '../shared/wire-forms.ts';
import { investorKinds } from './investor-criteria.ts';
import { userKinds } from './users.ts';

/** The kinds that an investor asks for; everyone else is a non-sophisticated investor. */
export const requestedKinds = ['sophisticated', 'professional'] as const;

/**
 * `pending` until staff decide or the investor has `withdrawn` it; `active` while it is valid; then `expired`, `ended` by
 * staff because its conditions are lost, `givenUp` by the investor, or `replaced` by a newer one.
 */
export const investorKindStates = [
  'pending',
  'active',
  'refused',
  'withdrawn',
  'ended',
  'givenUp',
  'expired',
  'replaced',
] as const;
export type InvestorKindState = (typeof investorKindStates)[number];

/** The clients of Directive 2014/65/EU, annex II, section I, points 1 to 4. */
export const professionalCategories = ['authorised', 'large', 'public', 'institutional'] as const;
export type ProfessionalCategory = (typeof professionalCategories)[number];

/** The version of the texts that an investor reads and confirms in a request. */
export const investorKindTextsVersion = '2026-11-2';

const monthsMax = 1_200;
const tradesMax = 1_000_000;

const example = { income: '72000.00', professionalMonths: 30 };

const figures = {
  income: money.nullable().meta({
    example: example.income,
    description: 'A person’s gross income of a fiscal year.',
  }),
  portfolio: money.nullable().meta({
    example: null,
    description: 'A person’s portfolio of financial instruments, cash deposits included.',
  }),
  professionalMonths: wholeNumber(0, monthsMax).nullable().meta({
    example: example.professionalMonths,
    description: 'Months in a professional post in the financial sector.',
  }),
  executiveMonths: wholeNumber(0, monthsMax).nullable().meta({
    example: null,
    description: 'Months as executive of a company that meets the criteria for companies.',
  }),
  trades: wholeNumber(0, tradesMax).nullable().meta({
    example: null,
    description: 'Significant trades on the capital markets in the four quarters before.',
  }),
  ownFunds: money.nullable().meta({ example: null, description: 'A company’s own funds.' }),
  turnover: money.nullable().meta({ example: null, description: 'A company’s net turnover.' }),
  balanceSheet: money.nullable().meta({ example: null, description: 'A company’s balance sheet.' }),
};

const professionalCategory = z.enum(professionalCategories).meta({
  example: 'large',
  description: 'A professional client by Directive 2014/65/EU, annex II, section I.',
});

/** A request to be treated as another kind of investor, and what became of it. */
export const investorKindRecord = z.object({
  investorKindId: id,
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  userKind: z.enum(userKinds).meta({ example: 'individual' }),
  kind: z.enum(requestedKinds).meta({ example: 'sophisticated' }),
  state: z.enum(investorKindStates).meta({ example: 'pending' }),
  ...figures,
  professionalCategory: professionalCategory.nullable().meta({ example: null }),
  textsVersion: z.string().meta({
    example: investorKindTextsVersion,
    description: 'The texts that the investor confirmed: criteria, protection lost, liability for the truth.',
  }),
  accountDocumentId: id.nullable().meta({
    example: null,
    description: 'The document that came with the request, which is in the account of the investor.',
  }),
  file: storedFile.nullable().meta({ example: null, description: 'The file of that document.' }),
  reason: z.string().nullable().meta({
    example: null,
    description: 'Why it was refused or ended.',
  }),
  proof: z.string().nullable().meta({
    example: null,
    description: 'What proved that the investor is a professional; null for others.',
  }),
  decidedByName: z.string().nullable().meta({ example: null }),
  decidedAt: instant
    .nullable()
    .meta({ example: null, description: 'When the request was approved or refused.' }),
  endedByName: z.string().nullable().meta({ example: null }),
  endedAt: instant
    .nullable()
    .meta({ example: null, description: 'When it was ended, given up or withdrawn.' }),
  validFrom: civilDate.nullable().meta({ example: null }),
  validUntil: civilDate
    .nullable()
    .meta({ example: null, description: 'The last day on which it is valid, or was valid.' }),
  createdAt: instant,
  version: recordVersion,
});
export type InvestorKindRecord = z.output<typeof investorKindRecord>;

export const investorKindFieldList = fieldList({
  resource: 'investorKinds',
  record: investorKindRecord,
  acts: ['investor-kind'],
  notedForPrograms: ['decidedById', 'endedById'],
  fields: {
    createdAt: { notInAudit: 'It is when the line was noted.' },
    userName: {},
    userKind: { words: 'account.kinds' },
    kind: { words: 'investor.kinds' },
    state: { words: 'investor.kindStates' },
    income: {},
    portfolio: {},
    professionalMonths: {},
    executiveMonths: {},
    trades: {},
    ownFunds: {},
    turnover: {},
    balanceSheet: {},
    professionalCategory: { words: 'investor.professionalCategories' },
    file: {
      notInCsv: 'Its name is a column of its own.',
      notInAudit: 'The line about the document names it.',
      shownAs: 'fileName',
      parts: storedFileFieldList,
    },
    fileName: {},
    reason: {},
    proof: {},
    decidedByName: {},
    decidedAt: {},
    endedByName: {},
    endedAt: {},
    validFrom: {},
    validUntil: {},
    textsVersion: {},
    userId: { shownAs: 'userName', notInCsv: 'The name stands for it.' },
    accountDocumentId: { hidden: 'For programs, which open the document by it.' },
    investorKindId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
  },
});

/** A box that must be ticked. */
const confirmed = z
  .codec(z.literal('true', { error: 'confirm' }), z.literal(true), {
    decode: () => true as const,
    encode: () => 'true' as const,
  })
  .meta({ example: true })
  .register(wireForms, { schema: z.literal(true) });

const written = (name: 'professionalMonths' | 'executiveMonths' | 'trades', max: number) =>
  writtenWholeNumber(0, max)
    .nullable()
    .default(null)
    .meta({ ...figures[name].meta() });

/** The request of an investor. Figures that are left out are not stated. */
export const newInvestorKind = z
  .strictObject({
    kind: z.enum(requestedKinds).meta({ example: 'sophisticated' }),
    income: figures.income.default(null),
    portfolio: figures.portfolio.default(null),
    professionalMonths: written('professionalMonths', monthsMax),
    executiveMonths: written('executiveMonths', monthsMax),
    trades: written('trades', tradesMax),
    ownFunds: figures.ownFunds.default(null),
    turnover: figures.turnover.default(null),
    balanceSheet: figures.balanceSheet.default(null),
    professionalCategory: professionalCategory
      .nullable()
      .default(null)
      .meta({ example: null, description: 'Only for professional investors.' }),
    document: file(pdfTypes).optional().meta({
      description: 'What proves it. A professional investor must send one; it is kept in the account.',
    }),
    textsVersion: z.string().max(20).meta({
      example: investorKindTextsVersion,
      description: 'The version of the texts that were read and are confirmed.',
    }),
    attestsCriteria: confirmed.meta({ description: 'That the criteria are met.' }),
    attestsAwareness: confirmed.meta({ description: 'That the protection that is lost is known.' }),
    attestsTruth: confirmed.meta({ description: 'That the investor is liable for what is stated.' }),
  })
  .superRefine(({ kind, document }, context) => {
    if (kind === 'professional' && document === undefined)
      context.addIssue({ code: 'custom', path: ['document'], message: 'required' });
  })
  .meta({
    example: {
      kind: 'sophisticated',
      ...example,
      textsVersion: investorKindTextsVersion,
      attestsCriteria: true,
      attestsAwareness: true,
      attestsTruth: true,
    },
  });

/** The decisions of staff: to approve or refuse a request, and to end a kind whose conditions are lost. */
export const investorKindDecisions = ['active', 'refused', 'ended'] as const;

export const investorKindDecision = z
  .strictObject({
    state: z.enum(investorKindDecisions).meta({ example: 'active' }),
    reason: text(500).optional().meta({
      example: 'Falta el justificante de los ingresos.',
      description:
        'Required, unless a sophisticated investor is approved. To approve a professional, it says what proves it.',
    }),
    version: seenVersion,
  })
  .superRefine(({ state, reason }, context) => {
    if (state !== 'active' && reason === undefined)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'required' });
  })
  .meta({ example: { state: 'active' } });

/** What investors do with a request of their own, or with the kind that it became. */
export const ownKindEnds = ['withdrawn', 'givenUp'] as const;

const params = z.strictObject({ investorKindId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/account/investor-kinds',
  summary:
    'Requests to be a sophisticated or professional investor: the caller’s own, those of a manager’s customers, or all.',
  who: 'investorKinds.read',
  query: z.strictObject({
    ...paging(['createdAt', 'decidedAt', 'validUntil', 'state', 'kind', 'userName'], 'desc'),
    userId: id.optional(),
    kind: anyOf(z.enum(requestedKinds).meta({ example: 'sophisticated' })).optional(),
    state: anyOf(z.enum(investorKindStates).meta({ example: 'pending' })).optional(),
  }),
  answer: page(investorKindRecord),
});

export const investorKindsEndpoints = {
  find,
  export: csvExportOf(find, investorKindFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/account/investor-kinds/:investorKindId',
    summary: 'A request to be a sophisticated or professional investor.',
    who: 'investorKinds.read',
    params,
    answer: investorKindRecord,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/investor-kinds',
    summary: 'Asks to be treated as a sophisticated or professional investor.',
    who: 'investorKinds.create',
    body: newInvestorKind,
    bodyKind: 'multipart',
    answer: investorKindRecord,
    errors: [
      'account.investor_kind_pending',
      'account.investor_criteria_not_met',
      'account.investor_kind_texts_outdated',
    ],
    idempotency: 'accepted',
  }),
  giveUp: endpoint({
    method: 'POST',
    path: '/v1/account/investor-kinds/:investorKindId/give-up',
    summary:
      'Withdraws the caller’s own pending request, or gives up their kind: from then on they are a non-sophisticated investor again.',
    who: 'investorKinds.create',
    params,
    body: z.strictObject({
      state: z.enum(ownKindEnds).meta({
        example: 'givenUp',
        description: '`withdrawn` for a pending request, `givenUp` for a kind in force.',
      }),
    }),
    status: 200,
    answer: investorKindRecord,
    errors: ['account.investor_kind_decided'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/account/investor-kinds/:investorKindId',
    summary: 'Approves or refuses a request, or ends the kind of an investor who has lost its conditions.',
    who: 'investorKinds.decide',
    params,
    body: investorKindDecision,
    answer: investorKindRecord,
    errors: ['account.investor_kind_decided', 'account.investor_kind_unproven', 'account.own_account'],
  }),
};

/** The kind that applies to an investor now. */
export const investorKindNow = z.enum(investorKinds).meta({ example: 'non-sophisticated' });
