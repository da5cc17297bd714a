import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { page, paging } from '../shared/paging.ts';
import { id } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

/** The manager responsible for a customer. A customer has at most one. */
export const userAssignment = z.object({
  userId: id,
  userName: z.string().meta({ example: 'Lucía Ferrer Soler' }),
  managerId: id,
  managerName: z.string().meta({ example: 'Marcos Iglesias Duarte' }),
  createdAt: instant,
  version: recordVersion,
});
export type UserAssignment = z.output<typeof userAssignment>;

export const userAssignmentFieldList = fieldList({
  resource: 'userAssignments',
  record: userAssignment,
  acts: ['user-assignment'],
  fields: {
    userId: { shownAs: 'userName' },
    userName: {},
    managerId: { shownAs: 'managerName' },
    managerName: {},
    createdAt: { notInAudit: 'It is when the line was noted.' },
    version: versionRules,
  },
});

const managerId = id.meta({ description: 'A member of staff who is not disabled.' });

const find = endpoint({
  method: 'GET',
  path: '/v1/account/user-assignment',
  summary: 'Which manager is assigned to which customer; managers see only their own customers.',
  who: 'userAssignments.read',
  query: z.strictObject({ ...paging(['createdAt'], 'desc'), userId: id.optional() }),
  answer: page(userAssignment),
});

export const userAssignmentsEndpoints = {
  find,
  export: csvExportOf(find, userAssignmentFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/account/user-assignment',
    summary: 'Assigns a manager to a customer who has none.',
    who: 'userAssignments.write',
    body: z.strictObject({ userId: id, managerId }),
    answer: userAssignment,
    errors: ['account.already_assigned'],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/account/user-assignment/:userId',
    summary: 'Assigns a customer to another manager.',
    who: 'userAssignments.write',
    params: z.strictObject({ userId: id }),
    body: z.strictObject({ managerId, version: seenVersion }),
    answer: userAssignment,
  }),
};
