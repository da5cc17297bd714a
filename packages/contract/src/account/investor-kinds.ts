import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { endpoint } from '../shared/endpoint.ts';
import { pdfTypes } from '../shared/file-types.ts';
import { file } from '../shared/files.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { id, text } from '../shared/text.ts';
import { seenVersion } from '../shared/version.ts';
import { writtenWholeNumber } from '../shared/whole-number.ts';
import { wireForms } from '../shared/wire-forms.ts';
import { investorKinds } from './investor-criteria.ts';
import {
  investorKindStates,
  investorKindTextsVersion,
  investorMonthsMax,
  investorTradesMax,
  requestedKinds,
} from './investor-kind-choices.ts';
import {
  exampleFigures,
  investorFigures,
  investorKindFieldList,
  investorKindRecord,
  professionalCategory,
} from './investor-kind-record.ts';

/** A checkbox that must be ticked. */
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
    .meta({ ...investorFigures[name].meta() });

/** Omitted figures count as not stated. */
export const newInvestorKind = z
  .strictObject({
    kind: z.enum(requestedKinds).meta({ example: 'sophisticated' }),
    income: investorFigures.income.default(null),
    portfolio: investorFigures.portfolio.default(null),
    professionalMonths: written('professionalMonths', investorMonthsMax),
    executiveMonths: written('executiveMonths', investorMonthsMax),
    trades: written('trades', investorTradesMax),
    ownFunds: investorFigures.ownFunds.default(null),
    turnover: investorFigures.turnover.default(null),
    balanceSheet: investorFigures.balanceSheet.default(null),
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
      ...exampleFigures,
      textsVersion: investorKindTextsVersion,
      attestsCriteria: true,
      attestsAwareness: true,
      attestsTruth: true,
    },
  });

/** The decisions of staff: approve or refuse a request, or end a kind whose conditions no longer hold. */
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

/** How investors end their own request: `withdrawn` while it is pending, `givenUp` after it was approved. */
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
