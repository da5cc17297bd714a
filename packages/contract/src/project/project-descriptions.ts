import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { nullIfLeftOut } from '../shared/null-if-left-out.ts';
import { flag, page, paging } from '../shared/paging.ts';
import { id, lineText, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { wholeNumber } from '../shared/whole-number.ts';

/** A chapter of a project's presentation. Its HTML is sanitized when it is saved. */
export const projectDescription = z.object({
  projectDescriptionId: id,
  projectId: id,
  title: z.string().meta({ example: 'El edificio' }),
  description: z.string().meta({ example: '<p>Doce viviendas en el centro de Madrid.</p>' }),
  titleEn: z.string().nullable().meta({ example: 'The building' }),
  descriptionEn: z.string().nullable().meta({ example: '<p>Twelve homes in the centre of Madrid.</p>' }),
  orderIndex: z.int().meta({ example: 0 }),
  version: recordVersion,
});
export type ProjectDescription = z.output<typeof projectDescription>;

export const projectDescriptionFieldList = fieldList({
  resource: 'projectDescriptions',
  record: projectDescription,
  acts: ['project-description'],
  notedForPrograms: ['createdAt'],
  fields: {
    orderIndex: {},
    title: {},
    description: {},
    titleEn: {},
    descriptionEn: {},
    projectDescriptionId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
    version: versionRules,
  },
});

const fields = {
  title: lineText(120),
  description: text(20_000),
  titleEn: lineText(120).nullable(),
  descriptionEn: text(20_000).nullable(),
};
const descriptionParams = z.strictObject({ projectDescriptionId: id });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/project-descriptions',
  summary: 'A project’s descriptions, in order.',
  who: 'projects.read',
  query: z.strictObject({
    ...paging(['orderIndex', 'title']),
    projectId: id,
    translated: flag
      .optional()
      .meta({ description: 'Only those with an English text (true) or without one (false).' }),
  }),
  answer: page(projectDescription),
  errors: ['request.not_found'],
});

export const projectDescriptionsEndpoints = {
  find,
  export: csvExportOf(find, projectDescriptionFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/project-descriptions',
    summary: 'Adds a description at the end of a project’s.',
    who: 'projects.edit',
    body: z.strictObject({
      projectId: id,
      ...nullIfLeftOut(fields),
    }),
    answer: projectDescription,
    errors: ['request.not_found', 'project.not_editable'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/project-descriptions/:projectDescriptionId',
    summary: 'Edits a description, or moves it to another position.',
    who: 'projects.edit',
    params: descriptionParams,
    body: z
      .strictObject({ ...fields, orderIndex: wholeNumber(0, 1_000), version: seenVersion })
      .partial()
      .meta({ example: { title: 'El edificio y su barrio' } }),
    answer: projectDescription,
    errors: ['project.not_editable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/project-descriptions/:projectDescriptionId',
    summary: 'Deletes a description.',
    who: 'projects.edit',
    params: descriptionParams,
    errors: ['project.not_editable'],
  }),
};
