import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { civilDate, instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { money, moneyTotal, positiveMoney } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { whyProposed } from '../shared/proposal.ts';
import { id } from '../shared/text.ts';
import { laterOrderFields, newOrder } from './orders.ts';
import { wishErrors, wishReasons, wishStates } from './wish-rules.ts';

/** The amount that a preinvestor would like to invest once the project opens: an expression of interest. */
export const wish = z.object({
  wishId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  amount: positiveMoney,
  deposit: money.meta({ example: '50.00', description: 'Held of the wallet while it is open.' }),
  state: z.enum(wishStates).meta({
    example: 'open',
    description:
      '`open` until the allocation; then `invested`, or `missed` if it got nothing; `revoked` by the investor; `ended` if the project did not open.',
  }),
  freeUntil: civilDate.nullable().meta({
    description:
      'The end of its reflection period; null for investors who have none. It can be revoked free of charge until the allocation.',
  }),
  needsConfirmation: z.boolean().meta({
    example: false,
    description:
      'Whether the sheet has changed since the investor read it: without a confirmation it gets nothing.',
  }),
  sheetVersion: z.int().nullable().meta({
    example: 1,
    description: 'The version of the sheet that the investor read; null in wishes from before it was noted.',
  }),
  allocatedAmount: money.nullable().meta({ example: null, description: 'Null until the allocation.' }),
  reason: z.enum(wishReasons).nullable().meta({ example: null, description: 'Why it got what it got.' }),
  orderId: id.nullable().meta({ example: null }),
  createdAt: instant,
  updatedAt: instant,
  decidedAt: instant.nullable().meta({ example: null }),
});
export type Wish = z.output<typeof wish>;

export const wishFieldList = fieldList({
  resource: 'wishes',
  record: wish,
  fields: {
    createdAt: {},
    projectName: {},
    userName: {},
    amount: {},
    deposit: {},
    state: { words: 'project.wishStates' },
    freeUntil: {},
    needsConfirmation: {},
    sheetVersion: {},
    allocatedAmount: {},
    reason: { words: 'project.wishReasons' },
    updatedAt: {},
    decidedAt: {},
    projectId: { shownAs: 'projectName', notInCsv: 'The name says it.' },
    userId: { shownAs: 'userName', notInCsv: 'The name says it.' },
    orderId: { hidden: 'An id, which the page uses as a link.' },
    wishId: { hidden: 'An id, which the page uses as a key.' },
  },
});

/** How the reserved amount is divided among the wishes. */
export const allocation = z.object({
  projectId: id,
  digest: z.string().meta({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description: 'Of this allocation: only the one that was seen is run.',
  }),
  room: moneyTotal.meta({ description: 'What is reserved for preinvestors and not invested yet.' }),
  places: z.int().nullable().meta({
    example: null,
    description:
      'How many more investors the project takes; lots are drawn if there are more preinvestors. Null for any number.',
  }),
  wished: moneyTotal,
  allocated: moneyTotal,
  seed: z.string().meta({
    example: '01890a5d-ac96-774b-bcce-b302099a8057',
    description:
      'Decides between equal claims, and about the places of a project that takes fewer investors: the id of the project, which was known before the wishes.',
  }),
  lines: z.array(
    wish
      .pick({ wishId: true, userId: true, userName: true, amount: true })
      .extend({ allocatedAmount: money, reason: z.enum(wishReasons).meta({ example: 'share' }) }),
  ),
});
export type Allocation = z.output<typeof allocation>;

const find = endpoint({
  method: 'GET',
  path: '/v1/project/wishes',
  summary: 'Wishes of preinvestors: the caller’s own, those of a manager’s customers and projects, or all.',
  who: 'orders.read',
  query: z.strictObject({
    ...paging(['createdAt', 'amount', 'state', 'userName', 'projectName'], 'asc'),
    projectId: id.optional(),
    userId: id.optional(),
    state: anyOf(z.enum(wishStates).meta({ example: 'open' })).optional(),
  }),
  answer: page(wish),
});

const params = z.strictObject({ wishId: id });

export const wishesEndpoints = {
  find,
  export: csvExportOf(find, wishFieldList),
  place: endpoint({
    method: 'POST',
    path: '/v1/project/wishes',
    summary:
      'Expresses the wish to invest in a project once it opens, with its own reflection period; holds the deposit of the project.',
    who: 'orders.place',
    body: newOrder.pick(laterOrderFields).required({ sheetVersion: true }),
    answer: wish,
    errors: [...wishErrors, 'project.wish_already'],
    idempotency: 'required',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/wishes/:wishId',
    summary:
      'Changes the amount of a wish, or confirms it after a change of the sheet. A new reflection period begins.',
    who: 'orders.place',
    params,
    body: newOrder
      .pick({ amount: true, termsVersion: true, termsText: true, sheetVersion: true, riskConsent: true })
      .required({ sheetVersion: true }),
    answer: wish,
    errors: [...wishErrors, 'project.wish_over'],
    idempotency: 'required',
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/v1/project/wishes/:wishId/revoke',
    summary:
      'Revokes a wish free of charge before the allocation, without a reason, and returns its deposit.',
    who: 'orders.cancel',
    params,
    status: 200,
    answer: wish,
    errors: ['project.wish_over'],
    idempotency: 'required',
  }),
  allocate: endpoint({
    method: 'POST',
    path: '/v1/project/projects/:projectId/allocation',
    summary: 'Places the orders of the preinvestors of a project that has opened, once; or previews them.',
    who: 'wishes.allocate',
    freshFactor: 'always',
    params: z.strictObject({ projectId: id }),
    query: z.strictObject({
      preview: flag.default(false).meta({ description: 'Only returns what would be allocated.' }),
    }),
    body: z.strictObject({
      digest: z.string().max(64).optional().meta({
        example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        description: 'Of the allocation that the caller saw; required except for a preview.',
      }),
      why: whyProposed,
    }),
    status: 200,
    answer: allocation,
    secondPerson: ['allocateWishes'],
    errors: [
      'project.allocation_changed',
      'project.investing_not_possible',
      'project.sheet_needed',
      'project.offer_suspended',
      'project.outside_financing_period',
      'project.preinvestment_runs',
      'project.wishes_to_confirm',
      'project.no_wishes',
    ],
    idempotency: 'required',
  }),
};
