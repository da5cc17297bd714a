import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { imageTypes } from '../shared/file-types.ts';
import { file } from '../shared/files.ts';
import { lookUpPaging, page, paging } from '../shared/paging.ts';
import { id, lineText, searchText, text } from '../shared/text.ts';
import { recordVersion, versionRules, writtenSeenVersion } from '../shared/version.ts';

export const projectType = z.object({
  projectTypeId: id,
  name: z.string().meta({ example: 'Rehabilitación de viviendas' }),
  description: z.string().meta({ example: 'Compra, reforma y venta o alquiler de edificios de viviendas.' }),
  nameEn: z.string().nullable().meta({ example: 'Housing renovation' }),
  descriptionEn: z.string().nullable().meta({ example: 'Buying, renovating and selling or letting homes.' }),
  imageUrl: z
    .string()
    .nullable()
    .meta({ example: '/v1/documents/view/01890a5d-ac96-774b-bcce-b302099a8057' }),
  version: recordVersion,
});
export type ProjectType = z.output<typeof projectType>;

export const projectTypeFieldList = fieldList({
  resource: 'projectTypes',
  record: projectType,
  acts: ['project-type'],
  notedForPrograms: ['imageId', 'createdAt'],
  fields: {
    name: {},
    description: {},
    nameEn: {},
    descriptionEn: {},
    projectTypeId: { hidden: 'An id that nobody reads.' },
    imageUrl: { hidden: 'An address for programs.' },
    version: versionRules,
  },
});

const projectTypeParams = z.strictObject({ projectTypeId: id });

export const newProjectType = z.strictObject({
  name: lineText(80),
  description: text(1_000),
  nameEn: lineText(80).optional(),
  descriptionEn: text(1_000).optional(),
  image: file(imageTypes),
});

// The paged list for administrators; `lookUp` is the public one.
const find = endpoint({
  method: 'GET',
  path: '/v1/project/project-types',
  summary: 'The project types, page by page.',
  who: 'projectTypes.read',
  query: z.strictObject({ ...paging(['name', 'nameEn']), name: searchText.optional() }),
  answer: page(projectType),
});

export const projectTypesEndpoints = {
  // The specification has both paths: this is the public list that both frontends load.
  lookUp: endpoint({
    method: 'GET',
    path: '/v1/project/projects-types',
    summary: 'All project types, to choose from.',
    who: 'anyone',
    query: lookUpPaging,
    answer: page(projectType),
  }),
  find,
  export: csvExportOf(find, projectTypeFieldList),
  findOne: endpoint({
    method: 'GET',
    path: '/v1/project/project-types/:projectTypeId',
    summary: 'A project type.',
    who: 'projectTypes.read',
    params: projectTypeParams,
    answer: projectType,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/project-types',
    summary: 'Adds a project type with its image.',
    who: 'projectTypes.create',
    body: newProjectType,
    bodyKind: 'multipart',
    answer: projectType,
    errors: ['project.type_name_taken', 'file.unreadable'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/project-types/:projectTypeId',
    summary: 'Edits a project type. A field left out stays as it is.',
    who: 'projectTypes.edit',
    params: projectTypeParams,
    body: newProjectType
      .extend({
        nameEn: lineText(80).nullable(),
        descriptionEn: text(1_000).nullable(),
        version: writtenSeenVersion,
      })
      .partial(),
    bodyKind: 'multipart',
    answer: projectType,
    errors: ['project.type_name_taken', 'file.unreadable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/project-types/:projectTypeId',
    summary: 'Deletes a project type that no project uses.',
    who: 'projectTypes.delete',
    params: projectTypeParams,
    errors: ['project.type_in_use'],
  }),
};
