import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { moneyTotal } from '../shared/money.ts';
import { nullIfLeftOut } from '../shared/null-if-left-out.ts';
import { page, paging } from '../shared/paging.ts';
import { id, lineText, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { phaseNames } from './phases.ts';

/** `late`, `default` and `recovery` are events of a loan whose owner does not pay. */
export const timelineKinds = ['phase', 'milestone', 'late', 'default', 'recovery'] as const;
const timelineKind = z.enum(timelineKinds).meta({ example: 'milestone' });

/** An event of a project. Staff add milestones; acts and jobs record all other events. */
export const timelineEntry = z.object({
  projectTimelineId: id,
  projectId: id,
  kind: timelineKind,
  phaseName: z.enum(phaseNames).nullable().meta({ example: null }),
  title: z.string().nullable().meta({ example: 'Licencia de obras concedida' }),
  description: z.string().nullable().meta({ example: 'El Ayuntamiento de Madrid concede la licencia.' }),
  titleEn: z.string().nullable().meta({ example: 'Building permit granted' }),
  descriptionEn: z.string().nullable().meta({ example: 'Madrid City Council grants the permit.' }),
  happenedAt: instant,
  period: z.int().nullable().meta({ example: null, description: 'The delivery of which money is missing.' }),
  daysLate: z.int().nullable().meta({ example: null, description: 'How many days late it was then.' }),
  amount: moneyTotal.nullable().meta({
    example: null,
    description: 'Missing of a late payment, owed at a default, or recovered.',
  }),
  version: recordVersion,
});
export type TimelineEntry = z.output<typeof timelineEntry>;

export const timelineEntryFieldList = fieldList({
  resource: 'projectTimeline',
  record: timelineEntry,
  acts: ['project-milestone', 'loan'],
  fields: {
    happenedAt: {},
    kind: { words: 'project.timelineKinds' },
    phaseName: { words: 'project.phases' },
    title: {},
    description: {},
    titleEn: {},
    descriptionEn: {},
    period: {},
    daysLate: {},
    amount: {},
    projectTimelineId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
    version: versionRules,
  },
});

const fields = {
  title: lineText(120),
  description: text(2_000).nullable(),
  titleEn: lineText(120).nullable(),
  descriptionEn: text(2_000).nullable(),
  happenedAt: instant,
};
const timelineParams = z.strictObject({ projectTimelineId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/project-timeline',
  summary: 'What happened to a project, newest first.',
  who: 'projects.read',
  query: z.strictObject({
    ...paging(['happenedAt'], 'desc'),
    projectId: id,
    kind: timelineKind.optional(),
  }),
  answer: page(timelineEntry),
  errors: ['request.not_found'],
});

export const projectTimelineEndpoints = {
  find,
  export: csvExportOf(find, timelineEntryFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/project-timeline',
    summary: 'Adds a milestone.',
    who: 'projects.edit',
    body: z.strictObject({
      projectId: id,
      ...nullIfLeftOut(fields),
    }),
    answer: timelineEntry,
    errors: ['request.not_found', 'project.not_editable'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/project-timeline/:projectTimelineId',
    summary: 'Edits a milestone. Automatic entries cannot be edited.',
    who: 'projects.edit',
    params: timelineParams,
    body: z
      .strictObject({ ...fields, version: seenVersion })
      .partial()
      .meta({ example: { title: 'Licencia de obras concedida' } }),
    answer: timelineEntry,
    errors: ['project.not_editable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/project-timeline/:projectTimelineId',
    summary: 'Deletes a milestone. Automatic entries cannot be deleted.',
    who: 'projects.edit',
    params: timelineParams,
    errors: ['project.not_editable'],
  }),
};
