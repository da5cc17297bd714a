import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { nullIfLeftOut } from '../shared/null-if-left-out.ts';
import { page, paging } from '../shared/paging.ts';
import { id, lineText, searchText, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';

/** A text that a chapter of a project's presentation can start from. Its HTML is sanitized. */
export const template = z.object({
  templateId: id,
  name: z.string().meta({ example: 'El edificio' }),
  description: z.string().meta({ example: '<p>Cuenta dónde está, cómo es y qué se hará en él.</p>' }),
  nameEn: z.string().nullable().meta({ example: 'The building' }),
  descriptionEn: z
    .string()
    .nullable()
    .meta({ example: '<p>Tell where it is, what it is like and what will be done to it.</p>' }),
  version: recordVersion,
});
export type Template = z.output<typeof template>;

export const templateFieldList = fieldList({
  resource: 'templates',
  record: template,
  acts: ['template'],
  fields: {
    name: {},
    description: {},
    nameEn: {},
    descriptionEn: {},
    templateId: { hidden: 'An id that nobody reads.' },
    version: versionRules,
    createdAt: { only: 'screen', notInAudit: 'It is when the line was noted.' },
  },
});

export const templateFields = {
  name: lineText(120).meta({ example: 'El edificio' }),
  description: text(20_000).meta({ example: '<p>Cuenta dónde está y qué se hará en él.</p>' }),
  nameEn: lineText(120).nullable().meta({ example: 'The building' }),
  descriptionEn: text(20_000)
    .nullable()
    .meta({ example: '<p>Tell where it is and what will be done to it.</p>' }),
};
const templateParams = z.strictObject({ templateId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/templates',
  summary: 'The description templates.',
  who: 'templates.read',
  query: z.strictObject({ ...paging(['name', 'createdAt', 'nameEn']), name: searchText.optional() }),
  answer: page(template),
});

export const templatesEndpoints = {
  find,
  export: csvExportOf(find, templateFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/templates/:templateId',
    summary: 'A template.',
    who: 'templates.read',
    params: templateParams,
    answer: template,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/templates',
    summary: 'Adds a template.',
    who: 'templates.create',
    body: z.strictObject(nullIfLeftOut(templateFields)),
    answer: template,
    errors: ['project.template_name_taken'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/templates/:templateId',
    summary: 'Edits a template. A field left out stays as it is.',
    who: 'templates.edit',
    params: templateParams,
    body: z
      .strictObject({ ...templateFields, version: seenVersion })
      .partial()
      .meta({ example: { name: 'El edificio y su barrio' } }),
    answer: template,
    errors: ['project.template_name_taken'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/templates/:templateId',
    summary: 'Deletes a template. Text written from it stays.',
    who: 'templates.delete',
    params: templateParams,
  }),
};
