import {
  createMilestone,
  createProject,
  createProjectDescription,
  createProjectDocument,
  createProjectMediaFile,
  deleteMilestone,
  deleteProject,
  deleteProjectDescription,
  deleteProjectDocument,
  deleteProjectMediaFile,
  type Endpoint,
  editMilestone,
  editProject,
  editProjectDescription,
  editProjectMediaFile,
  exportProjects,
  listCountries,
  listDocumentTypes,
  listPhases,
  listProjectDescriptions,
  listProjectDocuments,
  listProjectMediaFiles,
  listProjects,
  listTimeline,
  listUsers,
  lookUpProjectTypes,
  readProject,
  readProjectDocument,
  readUser,
} from '@semilla/contract';

export interface ApiResource {
  /** What tells one record from another; react-admin wants it under the name `id` too. */
  idField: string;
  list: Endpoint;
  read?: Endpoint;
  create?: Endpoint;
  edit?: Endpoint;
  delete?: Endpoint;
  /** The list as a file. */
  export?: Endpoint;
}

/** What stands behind each resource of the backoffice. A resource with a screen is named after its address. */
const table = {
  project: {
    idField: 'projectId',
    list: listProjects,
    read: readProject,
    create: createProject,
    edit: editProject,
    delete: deleteProject,
    export: exportProjects,
  },
  'project-descriptions': {
    idField: 'projectDescriptionId',
    list: listProjectDescriptions,
    create: createProjectDescription,
    edit: editProjectDescription,
    delete: deleteProjectDescription,
  },
  'project-documents': {
    idField: 'projectDocumentId',
    list: listProjectDocuments,
    read: readProjectDocument,
    create: createProjectDocument,
    delete: deleteProjectDocument,
  },
  'project-media-files': {
    idField: 'projectMediaFileId',
    list: listProjectMediaFiles,
    create: createProjectMediaFile,
    edit: editProjectMediaFile,
    delete: deleteProjectMediaFile,
  },
  'project-timeline': {
    idField: 'projectTimelineId',
    list: listTimeline,
    create: createMilestone,
    edit: editMilestone,
    delete: deleteMilestone,
  },
  'project-types': { idField: 'projectTypeId', list: lookUpProjectTypes },
  phases: { idField: 'phaseId', list: listPhases },
  countries: { idField: 'alpha2', list: listCountries },
  users: { idField: 'userId', list: listUsers, read: readUser },
  'document-types': { idField: 'documentTypeId', list: listDocumentTypes },
} satisfies Record<string, ApiResource>;

export function resourceNamed(name: string): ApiResource {
  const resource = (table as Record<string, ApiResource>)[name];
  if (!resource) throw new Error(`No resource "${name}"; add it to providers/resources.ts.`);
  return resource;
}

/** The endpoint of a resource for an act, or a sentence that says what is missing. */
export function endpointOf(name: string, act: Exclude<keyof ApiResource, 'idField'>): Endpoint {
  const endpoint = resourceNamed(name)[act];
  if (!endpoint) throw new Error(`The API has no "${act}" for "${name}".`);
  return endpoint;
}
