import { z } from 'zod';
import { publicationParts } from '../project/publication.ts';
import { civilDate } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { moneyTotal } from '../shared/money.ts';
import { id } from '../shared/text.ts';

/** What staff may have to do next in a project, or what it waits for, in the order of its life. */
export const projectActs = [
  'correctSheet',
  'complete',
  'sendForReview',
  'review',
  'awaitReview',
  'correctDraft',
  'awaitCorrection',
  'publish',
  'awaitOpening',
  'open',
  'allocate',
  'finance',
  'refund',
  'addPayoutAccount',
  'awaitStart',
  'payPromoter',
  'recordRepayment',
  'deliver',
  'close',
] as const;
export type ProjectActKind = (typeof projectActs)[number];

const projectAct = z.object({
  kind: z.enum(projectActs).meta({ example: 'recordRepayment' }),
  dueOn: civilDate.nullable().meta({ description: 'The day by which, or from which, it is to be done.' }),
  amount: moneyTotal.nullable().meta({ example: '12750.00', description: 'The money that it moves.' }),
  since: civilDate.nullable().meta({
    example: null,
    description: 'The day on which a draft was sent for review, or returned.',
  }),
  byName: z
    .string()
    .nullable()
    .meta({ example: null, description: 'Who sent a draft for review, or returned it.' }),
  period: z.int().nullable().meta({ example: 1, description: 'The number of the delivery.' }),
  missing: z
    .array(z.enum(publicationParts))
    .meta({ example: [], description: 'For `complete`: what the draft still lacks.' }),
});
export type ProjectAct = z.output<typeof projectAct>;

const counted = (description: string) => z.int().meta({ example: 2, description });

export const projectSummary = z.object({
  projectId: id,
  curve: z
    .array(
      z.object({
        on: civilDate,
        invested: moneyTotal.meta({ description: 'Invested until the end of that day.' }),
      }),
    )
    .meta({ description: 'The days on which orders were placed or cancelled, in order.' }),
  next: z
    .object({
      period: z.int().meta({ example: 1 }),
      dueOn: civilDate,
      amount: moneyTotal.meta({
        example: '12750.00',
        description: 'Interest and principal of all investors.',
      }),
      daysLate: z.int().meta({ example: 0 }),
      isInDefault: z.boolean().meta({ example: false }),
    })
    .nullable()
    .meta({ description: 'The next payment to the investors; null unless the project is financed.' }),
  act: projectAct.nullable().meta({ description: 'What comes next, if the caller may do it.' }),
  waits: z.object({
    proposals: counted('Pending proposals about the project that the caller may read.'),
    questions: counted('Questions without a proposed answer.'),
    wishes: counted('Wishes of preinvestors that wait for the allocation.'),
    waitingPlaces: counted('Investors on the waiting list.'),
  }),
});
export type ProjectSummary = z.output<typeof projectSummary>;

export const projectSummariesEndpoints = {
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/projects/:projectId/summary',
    summary:
      'What staff need to know first about a project: how it was funded, what comes next and what waits.',
    who: 'projects.enterBackoffice',
    params: z.strictObject({ projectId: id }),
    answer: projectSummary,
  }),
};
