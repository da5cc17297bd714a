import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { positiveMoney } from '../shared/money.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { investingErrors } from './order-rules.ts';
import { laterOrderFields, newOrder } from './orders.ts';
import { waitingPlaceStates, waitingRefusals } from './waiting-rules.ts';

/** The place of an investor on the waiting list of a fully subscribed project. */
export const waitingPlace = z.object({
  waitingPlaceId: id,
  projectId: id,
  projectName: z.string().meta({ example: 'Edificio Lavapiés' }),
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  amount: positiveMoney.meta({ description: 'What the investor would like to invest, at most.' }),
  state: z.enum(waitingPlaceStates).meta({
    example: 'waiting',
    description:
      '`waiting`; `invested` once an order was placed; `left` by the investor; `missed` if the order was refused; `ended` if the project took no more orders.',
  }),
  needsConfirmation: z.boolean().meta({
    example: false,
    description:
      'Whether the sheet has changed since the investor read it: until it is confirmed, it is skipped.',
  }),
  sheetVersion: z.int().nullable().meta({
    example: 1,
    description: 'The version of the sheet that the investor read; null in places from before it was noted.',
  }),
  position: z
    .int()
    .nullable()
    .meta({ example: 2, description: 'Counted from 1; null once it waits no more.' }),
  orderId: id.nullable().meta({ example: null, description: 'The order that was placed from the list.' }),
  investedAmount: positiveMoney.nullable().meta({ example: null }),
  refusal: z.enum(waitingRefusals).nullable().meta({ example: null, description: 'Why it was missed.' }),
  createdAt: instant,
  decidedAt: instant.nullable().meta({ example: null }),
});
export type WaitingPlace = z.output<typeof waitingPlace>;

export const waitingPlaceFieldList = fieldList({
  resource: 'waitingPlaces',
  record: waitingPlace,
  fields: {
    createdAt: {},
    projectName: {},
    userName: {},
    amount: {},
    state: { words: 'project.waitingStates' },
    needsConfirmation: {},
    sheetVersion: {},
    position: {},
    investedAmount: {},
    decidedAt: {},
    refusal: { words: 'project.waitingRefusals' },
    projectId: { shownAs: 'projectName', notInCsv: 'The name says it.' },
    userId: { shownAs: 'userName', notInCsv: 'The name says it.' },
    orderId: { hidden: 'An id, which the page uses as a link.' },
    waitingPlaceId: { hidden: 'An id, which the page uses as a key.' },
  },
});

const find = endpoint({
  method: 'GET',
  path: '/v1/project/waiting-places',
  summary:
    'Places on the waiting lists of projects: the caller’s own, those of a manager’s customers and projects, or all.',
  who: 'orders.read',
  query: z.strictObject({
    ...paging(['createdAt', 'amount', 'state', 'userName', 'projectName'], 'asc'),
    projectId: id.optional(),
    userId: id.optional(),
    state: anyOf(z.enum(waitingPlaceStates).meta({ example: 'waiting' })).optional(),
  }),
  answer: page(waitingPlace),
});

export const waitingPlacesEndpoints = {
  find,
  export: csvExportOf(find, waitingPlaceFieldList),
  join: endpoint({
    method: 'POST',
    path: '/v1/project/waiting-places',
    summary:
      'Joins the waiting list of a fully subscribed project. If another investor cancels, an order is placed for up to this amount, with a reflection period of its own; no money is set aside until then.',
    who: 'orders.place',
    body: newOrder.pick(laterOrderFields).required({ sheetVersion: true }),
    answer: waitingPlace,
    errors: [...investingErrors, 'project.not_fully_subscribed', 'project.waiting_already'],
    idempotency: 'accepted',
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/v1/project/waiting-places/:waitingPlaceId/confirm',
    summary: 'Confirms a place after a change of the sheet, with the consent that its order needs.',
    who: 'orders.place',
    params: z.strictObject({ waitingPlaceId: id }),
    body: newOrder
      .pick({ termsVersion: true, termsText: true, sheetVersion: true, riskConsent: true })
      .required({ sheetVersion: true }),
    status: 200,
    answer: waitingPlace,
    errors: [...investingErrors, 'project.waiting_over'],
    idempotency: 'accepted',
  }),
  leave: endpoint({
    method: 'POST',
    path: '/v1/project/waiting-places/:waitingPlaceId/leave',
    summary: 'Leaves the waiting list, at any time before an order is placed from it.',
    who: 'orders.cancel',
    params: z.strictObject({ waitingPlaceId: id }),
    status: 200,
    answer: waitingPlace,
    errors: ['project.waiting_over'],
    idempotency: 'accepted',
  }),
};
