import { z } from 'zod';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { nullIfLeftOut } from '../shared/null-if-left-out.ts';
import { lookUpPaging, page } from '../shared/paging.ts';
import { id, lineText } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

/** The most views that a person can save, of all lists together. */
export const savedViewsMax = 100;
const columnsMax = 80;

const list = lineText(60).meta({
  example: 'projects',
  description: 'The list, by the first part of the name of its operation: `projects` for `projects.find`.',
});
const columns = z.array(lineText(60)).max(columnsMax).nullable();
const orderSide = z.enum(['asc', 'desc']).meta({ example: 'asc' });

/** The filters, order and columns of a list under a name. */
export const savedView = z.object({
  savedViewId: id,
  list: z.string().meta({ example: 'projects' }),
  name: z.string().meta({ example: 'Proyectos abiertos en Madrid' }),
  isShared: z.boolean().meta({ example: true, description: 'Whether all staff who read the list see it.' }),
  ownerId: id,
  ownerName: z.string().meta({ example: 'Elena Vidal' }),
  filter: z.record(z.string(), z.string()).meta({
    example: { name: 'Madrid' },
    description: 'The parameters of the list, without its page and order.',
  }),
  dropped: z.array(z.string()).meta({
    example: [],
    description: 'The saved parameters that the list no longer accepts. They are left out of `filter`.',
  }),
  orderBy: z.string().nullable().meta({ example: 'createdAt', description: 'Null for the usual order.' }),
  orderSide,
  columns: columns.meta({
    example: ['name', 'phase'],
    description: 'The shown columns in their order, by the names that the backoffice uses.',
  }),
  version: recordVersion,
});
export type SavedView = z.output<typeof savedView>;

export const savedViewFieldList = fieldList({
  resource: 'savedViews',
  record: savedView,
  acts: ['saved-view'],
  fields: {
    name: {},
    list: {},
    isShared: {},
    ownerName: { notInAudit: 'The line of its creation names them.' },
    filter: { hidden: 'It may name a customer, whom the audit trail would then keep.' },
    orderBy: { hidden: 'The list shows it.' },
    orderSide: { hidden: 'The list shows it.' },
    columns: { hidden: 'The list shows them.' },
    dropped: { hidden: 'It follows from the filter.' },
    ownerId: { hidden: 'The name stands for it.' },
    savedViewId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
  },
});

const viewFields = {
  name: lineText(60).meta({ example: 'Proyectos abiertos en Madrid' }),
  isShared: z.boolean().meta({ example: false, description: 'Whether all staff who read the list see it.' }),
  filter: z.record(z.string().max(40), z.string().max(4_000)).meta({
    example: {},
    description: 'The parameters of the list, without its page and order: `{}` for all records.',
  }),
  orderBy: lineText(60).nullable().meta({ example: null, description: 'Null for the usual order.' }),
  orderSide,
  columns: columns.meta({ example: null, description: 'Null for the columns of each reader.' }),
};
const params = z.strictObject({ savedViewId: id });

export const savedViewsEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/v1/overview/saved-views',
    summary:
      'The saved views of a list, or of all lists that the caller may read: the caller’s own first, then those that colleagues share.',
    who: 'savedViews.read',
    query: lookUpPaging.extend({ list: list.optional() }),
    answer: page(savedView),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/overview/saved-views',
    summary: `Saves a view of a list, at most ${savedViewsMax} per person. The list must accept its filters.`,
    who: 'savedViews.create',
    body: z.strictObject({
      ...nullIfLeftOut(viewFields),
      list,
      isShared: viewFields.isShared.default(false),
      orderSide: viewFields.orderSide.default('asc'),
    }),
    answer: savedView,
    errors: ['overview.view_name_taken', 'overview.too_many_views'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/overview/saved-views/:savedViewId',
    summary: 'Edits a view: the own, or as an administrator a shared one. A field left out stays as it is.',
    who: 'savedViews.edit',
    params,
    body: z
      .strictObject({ ...viewFields, version: seenVersion })
      .partial()
      .meta({ example: { name: 'Abiertos en Madrid' } }),
    answer: savedView,
    errors: ['overview.view_name_taken'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/overview/saved-views/:savedViewId',
    summary: 'Deletes a view: the own, or as an administrator a shared one.',
    who: 'savedViews.edit',
    params,
  }),
};
