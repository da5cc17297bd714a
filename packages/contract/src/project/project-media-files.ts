import { z } from 'zod';
import { csvExportOf } from '../shared/csv-export-of.ts';
import { instant } from '../shared/dates.ts';
import { endpoint } from '../shared/endpoint.ts';
import { fieldList } from '../shared/field-list.ts';
import { mediaTypes } from '../shared/file-types.ts';
import { file } from '../shared/files.ts';
import { page, paging } from '../shared/paging.ts';
import { id, text } from '../shared/text.ts';
import { recordVersion, seenVersion, versionRules } from '../shared/version.ts';
import { wholeNumber, writtenWholeNumber } from '../shared/whole-number.ts';
import { picture } from './picture.ts';

export const mediaKinds = ['image', 'video'] as const;
const mediaKind = z.enum(mediaKinds).meta({ example: 'image' });

/** A picture, stored in several sizes, or a film, stored as uploaded. */
export const projectMediaFile = z.object({
  projectMediaFileId: id,
  projectId: id,
  userId: id.nullable().meta({ description: 'Who uploaded it; null for anyone but staff.' }),
  kind: mediaKind,
  description: z.string().meta({ example: 'Fachada del edificio' }),
  descriptionEn: z.string().nullable().meta({ example: 'The front of the building' }),
  order: z.int().meta({ example: 0 }),
  picture: picture.nullable(),
  videoUrl: z.string().nullable().meta({ example: null }),
  createdAt: instant,
  version: recordVersion,
});
export type ProjectMediaFile = z.output<typeof projectMediaFile>;

export const projectMediaFileFieldList = fieldList({
  resource: 'projectMediaFiles',
  record: projectMediaFile,
  acts: ['project-media-file'],
  notedForPrograms: ['documentId', 'uploadedBy', 'variants', 'width', 'height'],
  fields: {
    order: { notedAs: 'orderIndex' },
    kind: { words: 'project.mediaKinds' },
    description: {},
    descriptionEn: {},
    address: {},
    userId: { notInAudit: 'It is who the line says did it.', seenBy: 'staff' },
    createdAt: { notInAudit: 'It is when the line was noted.' },
    picture: { hidden: 'Where its largest size is, is a column of its own.' },
    videoUrl: { hidden: 'Where the film is, is a column of its own.' },
    projectMediaFileId: { hidden: 'An id that nobody reads.' },
    projectId: { hidden: 'A list of them is always of one project.' },
    version: versionRules,
  },
});

const orderMax = 10_000;

const mediaParams = z.strictObject({ projectMediaFileId: id });
export const mediaVariant = z
  .string()
  .regex(/^(?:\d{3,4}\.(?:avif|webp)|share\.jpg|film\.mp4)$/, { error: 'choice' })
  .meta({ example: '960.avif' });

const find = endpoint({
  method: 'GET',
  path: '/v1/project/project-media-files',
  summary: 'A project’s pictures and videos, in order.',
  who: 'projects.read',
  query: z.strictObject({
    ...paging(['order', 'createdAt', 'description']),
    projectId: id,
    kind: mediaKind.optional(),
  }),
  answer: page(projectMediaFile),
  errors: ['request.not_found'],
});

export const projectMediaFilesEndpoints = {
  find,
  export: csvExportOf(find, projectMediaFileFieldList),
  create: endpoint({
    method: 'POST',
    path: '/v1/project/project-media-files',
    summary: 'Adds a picture or video, at the end unless a position is given.',
    who: 'projects.edit',
    body: z.strictObject({
      projectId: id,
      userId: id.optional().meta({ description: 'Who uploads it: always the caller.' }),
      description: text(300),
      descriptionEn: text(300).optional(),
      order: writtenWholeNumber(0, orderMax)
        .optional()
        .meta({ example: 0, description: 'Its position, counted from 0; at the end, if left out.' }),
      file: file(mediaTypes),
    }),
    bodyKind: 'multipart',
    answer: projectMediaFile,
    errors: ['request.not_found', 'project.not_editable', 'file.unreadable'],
    idempotency: 'accepted',
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/v1/project/project-media-files/:projectMediaFileId',
    summary: 'Changes the description, or moves it to another position.',
    who: 'projects.edit',
    params: mediaParams,
    body: z
      .strictObject({
        description: text(300),
        descriptionEn: text(300).nullable(),
        order: wholeNumber(0, orderMax),
        version: seenVersion,
      })
      .partial()
      .meta({ example: { order: 0 } }),
    answer: projectMediaFile,
    errors: ['project.not_editable'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/v1/project/project-media-files/:projectMediaFileId',
    summary: 'Deletes a picture or video and its files.',
    who: 'projects.edit',
    params: mediaParams,
    errors: ['project.not_editable'],
  }),
  view: endpoint({
    method: 'GET',
    path: '/v1/project/project-media-files/:projectMediaFileId/:variant',
    summary: 'Streams one size of a picture, or a video.',
    who: 'projects.read',
    params: mediaParams.extend({ variant: mediaVariant }),
    answerKind: 'file',
  }),
};
