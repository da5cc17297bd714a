import {
  createMilestone,
  createProjectDescription,
  createProjectDocument,
  createProjectMediaFile,
  deleteMilestone,
  deleteProjectDescription,
  deleteProjectDocument,
  deleteProjectMediaFile,
  editMilestone,
  editProjectDescription,
  editProjectMediaFile,
  exportProjectDescriptions,
  exportProjectDocuments,
  exportProjectMediaFiles,
  exportTimeline,
  listProjectDescriptions,
  listProjectDocuments,
  listProjectMediaFiles,
  listTimeline,
  readProjectDocument,
} from '@semilla/contract';
import type { ApiResource } from './resources.ts';

/** What belongs to a project. */
export const projectContents = {
  'project-descriptions': {
    idField: 'projectDescriptionId',
    list: listProjectDescriptions,
    create: createProjectDescription,
    edit: editProjectDescription,
    delete: deleteProjectDescription,
    export: exportProjectDescriptions,
  },
  'project-documents': {
    idField: 'projectDocumentId',
    list: listProjectDocuments,
    read: readProjectDocument,
    create: createProjectDocument,
    delete: deleteProjectDocument,
    export: exportProjectDocuments,
  },
  'project-media-files': {
    idField: 'projectMediaFileId',
    list: listProjectMediaFiles,
    create: createProjectMediaFile,
    edit: editProjectMediaFile,
    delete: deleteProjectMediaFile,
    export: exportProjectMediaFiles,
  },
  'project-timeline': {
    idField: 'projectTimelineId',
    list: listTimeline,
    create: createMilestone,
    edit: editMilestone,
    delete: deleteMilestone,
    export: exportTimeline,
  },
} satisfies Record<string, ApiResource>;
