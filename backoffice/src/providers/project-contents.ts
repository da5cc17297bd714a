import { v1 } from '@semilla/contract';
import type { ApiResource } from './resources.ts';

/** The resources that belong to a project. */
export const projectContents = {
  'project-descriptions': {
    idField: 'projectDescriptionId',
    list: v1.projectDescriptions.find,
    create: v1.projectDescriptions.create,
    edit: v1.projectDescriptions.edit,
    delete: v1.projectDescriptions.delete,
    export: v1.projectDescriptions.export,
  },
  'project-documents': {
    idField: 'projectDocumentId',
    list: v1.projectDocuments.find,
    read: v1.projectDocuments.findOne,
    create: v1.projectDocuments.create,
    delete: v1.projectDocuments.delete,
    export: v1.projectDocuments.export,
  },
  'project-media-files': {
    idField: 'projectMediaFileId',
    list: v1.projectMediaFiles.find,
    create: v1.projectMediaFiles.create,
    edit: v1.projectMediaFiles.edit,
    delete: v1.projectMediaFiles.delete,
    export: v1.projectMediaFiles.export,
  },
  'project-timeline': {
    idField: 'projectTimelineId',
    list: v1.projectTimeline.find,
    create: v1.projectTimeline.create,
    edit: v1.projectTimeline.edit,
    delete: v1.projectTimeline.delete,
    export: v1.projectTimeline.export,
  },
} satisfies Record<string, ApiResource>;
