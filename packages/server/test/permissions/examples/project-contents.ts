import {
  createMilestone,
  createProjectDescription,
  createProjectDocument,
  createProjectMediaFile,
} from '@semilla/contract';
import { buildNewDescription, buildNewMilestone } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { documentTypeId, hiddenProject, pdf, picture } from '../records.ts';
import type { World } from '../world.ts';

const newDescription = async (world: World) =>
  buildNewDescription({ projectId: (await hiddenProject(world)).projectId });

const newMilestone = async (world: World) =>
  buildNewMilestone({ projectId: (await hiddenProject(world)).projectId });

const newDocument = async (world: World) => ({
  projectId: (await hiddenProject(world)).projectId,
  documentTypeId: await documentTypeId(world),
  description: 'Ficha de datos fundamentales',
  visible: true,
  file: pdf(),
});

const newMedia = async (world: World) => ({
  projectId: (await hiddenProject(world)).projectId,
  description: 'Fachada',
  file: await picture(),
});

async function descriptionOf(world: World) {
  const body = await newDescription(world);
  const { projectDescriptionId: id, projectId } = await world.make(createProjectDescription, { body });
  return { id, projectId, params: { projectDescriptionId: id } };
}

async function milestoneOf(world: World) {
  const body = await newMilestone(world);
  const { projectTimelineId: id, projectId } = await world.make(createMilestone, { body });
  return { id, projectId, params: { projectTimelineId: id } };
}

async function documentOf(world: World) {
  const body = await newDocument(world);
  const { projectDocumentId: id, projectId } = await world.make(createProjectDocument, { body });
  return { id, projectId, params: { projectDocumentId: id } };
}

async function mediaOf(world: World) {
  const body = await newMedia(world);
  const { projectMediaFileId: id, projectId } = await world.make(createProjectMediaFile, { body });
  return { id, projectId, params: { projectMediaFileId: id } };
}

const ofProject = (make: (world: World) => Promise<{ projectId: string }>) => ({
  kind: 'subject' as const,
  isHidden: true,
  given: async (world: World) => {
    const { projectId } = await make(world);
    return { input: { query: { projectId } }, id: projectId };
  },
});

export const projectContentsExamples = {
  listProjectDescriptions: ofProject(descriptionOf),
  exportProjectDescriptions: ofProject(descriptionOf),
  createProjectDescription: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newDescription(world);
      return { input: { body }, id: body.projectId };
    },
  },
  editProjectDescription: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await descriptionOf(world);
      return { input: { params, body: { title: 'El barrio' } }, id };
    },
  },
  deleteProjectDescription: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await descriptionOf(world);
      return { input: { params }, id };
    },
  },

  listTimeline: ofProject(milestoneOf),
  exportTimeline: ofProject(milestoneOf),
  createMilestone: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newMilestone(world);
      return { input: { body }, id: body.projectId };
    },
  },
  editMilestone: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await milestoneOf(world);
      return { input: { params, body: { title: 'Obras empezadas' } }, id };
    },
  },
  deleteMilestone: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await milestoneOf(world);
      return { input: { params }, id };
    },
  },

  listProjectDocuments: ofProject(documentOf),
  exportProjectDocuments: ofProject(documentOf),
  createProjectDocument: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newDocument(world);
      return { input: { body }, id: body.projectId };
    },
  },
  readProjectDocument: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params }, id };
    },
  },
  projectDocumentUrl: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params }, id };
    },
  },
  deleteProjectDocument: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params }, id };
    },
  },

  listProjectMediaFiles: ofProject(mediaOf),
  exportProjectMediaFiles: ofProject(mediaOf),
  createProjectMediaFile: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newMedia(world);
      return { input: { body }, id: body.projectId };
    },
  },
  editProjectMediaFile: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await mediaOf(world);
      return { input: { params, body: { description: 'Portal' } }, id };
    },
  },
  deleteProjectMediaFile: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await mediaOf(world);
      return { input: { params }, id };
    },
  },
  viewProjectMediaFile: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await mediaOf(world);
      return { input: { params: { ...params, variant: '480.webp' } }, id };
    },
  },
} satisfies Partial<Examples>;
