import { z } from 'zod';
import { usersEndpoints } from '../account/users.ts';
import { type ErrorCode, errorCatalogue } from '../errors.ts';
import { undeliveredMailsEndpoints } from '../misc/undelivered-mails.ts';
import type { Permission, Role } from '../permissions.ts';
import { may } from '../permissions.ts';
import { projectsEndpoints } from '../project/projects.ts';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { anyOf } from '../shared/one-or-more.ts';
import { joinedIds, page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { ticketPriority } from '../support/ticket-priorities.ts';
import { ticketStateId } from '../support/ticket-states.ts';
import { ticketsEndpoints } from '../support/tickets.ts';

/** The lists whose records bulk acts change. A bulk act takes the filters of its list. */
export const bulkLists = {
  users: usersEndpoints.find,
  projects: projectsEndpoints.find,
  tickets: ticketsEndpoints.find,
  undeliveredMails: undeliveredMailsEndpoints.find,
} as const;
export type BulkResource = keyof typeof bulkLists;
export const bulkResources = Object.keys(bulkLists) as [BulkResource, ...BulkResource[]];

/** What a bulk act sets on each record. */
const bulkValues = z.strictObject({
  managerId: id.optional().meta({ description: 'For `assignUsers` and `assignProjects`: the manager.' }),
  responsibleId: id.optional().meta({ description: 'For `assignTickets`: who is responsible.' }),
  stateId: ticketStateId.optional().meta({ description: 'For `moveTickets`: the new state.' }),
  priority: ticketPriority.optional().meta({ description: 'For `prioritizeTickets`: the new priority.' }),
});
export type BulkValues = z.output<typeof bulkValues>;

interface BulkActRule {
  resource: BulkResource;
  /** Who may start and undo it; checked again for each group of records. */
  who: Permission;
  /** The values that it needs; it takes no others. */
  values: readonly (keyof BulkValues)[];
  canBeUndone: boolean;
}

export const bulkActRules = {
  disableUsers: { resource: 'users', who: 'customers.govern', values: [], canBeUndone: true },
  enableUsers: { resource: 'users', who: 'customers.govern', values: [], canBeUndone: true },
  assignUsers: {
    resource: 'users',
    who: 'userAssignments.write',
    values: ['managerId'],
    canBeUndone: true,
  },
  assignProjects: {
    resource: 'projects',
    who: 'projects.changePhase',
    values: ['managerId'],
    canBeUndone: true,
  },
  assignTickets: {
    resource: 'tickets',
    who: 'tickets.edit',
    values: ['responsibleId'],
    canBeUndone: true,
  },
  moveTickets: { resource: 'tickets', who: 'tickets.edit', values: ['stateId'], canBeUndone: false },
  prioritizeTickets: { resource: 'tickets', who: 'tickets.edit', values: ['priority'], canBeUndone: true },
  sendMailsAgain: {
    resource: 'undeliveredMails',
    who: 'undeliveredMails.settle',
    values: [],
    canBeUndone: false,
  },
} as const satisfies Record<string, BulkActRule>;
export type BulkActName = keyof typeof bulkActRules;
export const bulkActNames = Object.keys(bulkActRules) as [BulkActName, ...BulkActName[]];

export const bulkActStates = ['running', 'stopped', 'done', 'undone'] as const;
export type BulkActState = (typeof bulkActStates)[number];

/** Why a bulk act stopped: a person stopped it, or its author may no longer do it. */
export const bulkStopReasons = ['person', 'notAllowed'] as const;

export const bulkRowResults = ['pending', 'done', 'unchanged', 'refused'] as const;
export type BulkRowResult = (typeof bulkRowResults)[number];

/** The most records that the ids of one bulk act can name. A filter can match more. */
export const bulkIdsMax = 1_000;
/** The most records of one bulk act. */
export const bulkRowsMax = 500_000;

/** The resources whose bulk acts a role may read: those whose list it may read. */
export function readableBulkResources(role: Role): BulkResource[] {
  return bulkResources.filter((resource) => may(bulkLists[resource].who, role));
}

const counted = (example: number, description: string) => z.int().min(0).meta({ example, description });

export const bulkAct = z.object({
  bulkActId: id,
  createdAt: instant,
  resource: z.enum(bulkResources).meta({ example: 'users' }),
  act: z.enum(bulkActNames).meta({ example: 'disableUsers' }),
  undoesId: id.nullable().meta({ description: 'The bulk act that this one undoes.' }),
  undoneById: id.nullable().meta({ description: 'The bulk act that undoes this one.' }),
  values: bulkValues,
  valueName: z
    .string()
    .nullable()
    .meta({ example: null, description: 'The name of what the values refer to, such as the manager.' }),
  filter: z
    .record(z.string(), z.string())
    .nullable()
    .meta({ example: { disabled: 'false' }, description: 'Null if the records were selected one by one.' }),
  state: z.enum(bulkActStates).meta({ example: 'running' }),
  stopReason: z.enum(bulkStopReasons).nullable().meta({ example: null }),
  canBeUndone: z.boolean().meta({ example: true, description: 'Whether it can be undone now.' }),
  startedById: id,
  startedByName: z.string().meta({ example: 'Elena Vidal' }),
  endedAt: instant.nullable(),
  total: counted(100_216, 'How many records matched when it started.'),
  done: counted(99_204, 'How many records were changed.'),
  unchanged: counted(1_000, 'How many records already were as wanted.'),
  refused: counted(12, 'How many records could not be changed.'),
});
export type BulkAct = z.output<typeof bulkAct>;

export const bulkActFieldList = fieldList({
  resource: 'bulkActs',
  record: bulkAct,
  acts: ['bulk-act'],
  fields: {
    createdAt: { notInAudit: 'It is when the first line was noted.' },
    act: { words: 'overview.bulk.acts' },
    state: { words: 'overview.bulk.states' },
    startedByName: { notInAudit: 'Each line names who acted.' },
    total: {},
    done: { notInAudit: 'The lines of the records say it.' },
    unchanged: { notInAudit: 'Nothing happened to them.' },
    refused: { notInAudit: 'Nothing happened to them.' },
    endedAt: { notInAudit: 'The lines of the records say it.' },
    filter: { notInCsv: 'The page of the bulk act shows it.' },
    values: { notInCsv: 'The name stands for them.' },
    valueName: { notInAudit: 'The name stands for the values.' },
    stopReason: { words: 'overview.bulk.stopReasons', notInCsv: 'The page of the bulk act shows it.' },
    undoesId: { notInCsv: 'An id that nobody reads.' },
    undoneById: { notInCsv: 'An id that nobody reads.', notInAudit: 'The other bulk act has a line.' },
    resource: { hidden: 'The act names it.' },
    canBeUndone: { hidden: 'It decides whether a button is shown.' },
    startedById: { hidden: 'The name stands for it.' },
    bulkActId: { hidden: 'An id that nobody reads.' },
  },
});

const refusalCodes = Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]];

/** A record of a bulk act, in the order in which the job comes to it. */
export const bulkActRow = z.object({
  recordId: id,
  position: z.int().min(1).meta({ example: 1 }),
  recordName: z
    .string()
    .nullable()
    .meta({ example: 'Lucía Ferrer Soler', description: 'Null if the record is gone or not readable.' }),
  result: z.enum(bulkRowResults).meta({ example: 'refused' }),
  refusal: z.enum(refusalCodes).nullable().meta({ example: 'account.own_account' }),
  reason: z.string().nullable().meta({
    example: 'You cannot do this to your own account.',
    description: 'Why it was refused, in the language of the caller.',
  }),
});
export type BulkActRow = z.output<typeof bulkActRow>;

export const bulkActRowFieldList = fieldList({
  resource: 'bulkActRows',
  record: bulkActRow,
  fields: {
    position: {},
    recordName: {},
    result: { words: 'overview.bulk.results' },
    reason: {},
    refusal: { notInCsv: 'The reason says it in words.' },
    recordId: { kind: 'text' },
  },
});

const params = z.strictObject({ bulkActId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/bulk-acts',
  summary: 'Bulk acts on records that the caller may read, newest first.',
  who: 'bulkActs.read',
  query: z.strictObject({
    ...paging(['createdAt', 'total'], 'desc'),
    act: anyOf(z.enum(bulkActNames).meta({ example: 'disableUsers' })).optional(),
    state: anyOf(z.enum(bulkActStates).meta({ example: 'running' })).optional(),
    startedById: id.optional(),
  }),
  answer: page(bulkAct),
});

const findRows = endpoint({
  method: 'GET',
  path: '/v1/bulk-acts/:bulkActId/rows',
  summary: 'The records of a bulk act with their results.',
  who: 'bulkActs.read',
  params,
  query: z.strictObject({
    ...paging(['position']),
    result: anyOf(z.enum(bulkRowResults).meta({ example: 'refused' })).optional(),
  }),
  answer: page(bulkActRow),
});

export const bulkActsEndpoints = {
  find,
  export: csvExportOf(find, bulkActFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/bulk-acts/:bulkActId',
    summary: 'One bulk act with its progress.',
    who: 'bulkActs.read',
    params,
    answer: bulkAct,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/bulk-acts',
    summary:
      'Starts a bulk act on the records with the given ids, or on all that match a filter of their list. A job changes them one by one by the rules for the caller.',
    who: 'bulkActs.create',
    freshFactor: 'always',
    idempotency: 'required',
    body: z.strictObject({
      act: z.enum(bulkActNames).meta({ example: 'disableUsers' }),
      values: bulkValues.optional(),
      ids: joinedIds(bulkIdsMax)
        .optional()
        .meta({ description: `Either the ids of the records, at most ${bulkIdsMax}, separated by commas,` }),
      filter: z
        .record(z.string().max(40), z.string().max(4_000))
        .optional()
        .meta({
          example: { disabled: 'false' },
          description: 'or the parameters of the list, without its page and order: `{}` for all records.',
        }),
    }),
    answer: bulkAct,
    errors: ['overview.nothing_matches', 'overview.too_many_records', 'request.not_found'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/v1/bulk-acts/:bulkActId/stop',
    summary: 'Stops a bulk act. Records that the job has not come to stay as they are.',
    who: 'bulkActs.create',
    params,
    status: 200,
    answer: bulkAct,
    errors: ['overview.bulk_act_ended'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/v1/bulk-acts/:bulkActId/undo',
    summary:
      'Starts a bulk act that gives the changed records of another their earlier state, except those edited since.',
    who: 'bulkActs.create',
    freshFactor: 'always',
    idempotency: 'required',
    params,
    answer: bulkAct,
    errors: ['overview.cannot_be_undone', 'overview.nothing_matches'],
  }),
};

export const bulkActRowsEndpoints = {
  find: findRows,
  export: csvExportOf(findRows, bulkActRowFieldList),
};
