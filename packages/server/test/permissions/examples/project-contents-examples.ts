import { v1 } from '@semilla/contract';
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
  const { projectDescriptionId: id, projectId } = await world.make(v1.projectDescriptions.create, { body });
  return { id, projectId, params: { projectDescriptionId: id } };
}

async function milestoneOf(world: World) {
  const body = await newMilestone(world);
  const { projectTimelineId: id, projectId } = await world.make(v1.projectTimeline.create, { body });
  return { id, projectId, params: { projectTimelineId: id } };
}

async function documentOf(world: World) {
  const body = await newDocument(world);
  const { projectDocumentId: id, projectId } = await world.make(v1.projectDocuments.create, { body });
  return { id, projectId, params: { projectDocumentId: id } };
}

async function mediaOf(world: World) {
  const body = await newMedia(world);
  const { projectMediaFileId: id, projectId } = await world.make(v1.projectMediaFiles.create, { body });
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
  'projectDescriptions.find': ofProject(descriptionOf),
  'projectDescriptions.export': ofProject(descriptionOf),
  'projectDescriptions.create': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newDescription(world);
      return { input: { body }, id: body.projectId };
    },
  },
  'projectDescriptions.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await descriptionOf(world);
      return { input: { params, body: { title: 'El barrio' } }, id };
    },
  },
  'projectDescriptions.delete': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await descriptionOf(world);
      return { input: { params }, id };
    },
  },

  'projectTimeline.find': ofProject(milestoneOf),
  'projectTimeline.export': ofProject(milestoneOf),
  'projectTimeline.create': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newMilestone(world);
      return { input: { body }, id: body.projectId };
    },
  },
  'projectTimeline.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await milestoneOf(world);
      return { input: { params, body: { title: 'Obras empezadas' } }, id };
    },
  },
  'projectTimeline.delete': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await milestoneOf(world);
      return { input: { params }, id };
    },
  },

  'projectDocuments.find': ofProject(documentOf),
  'projectDocuments.export': ofProject(documentOf),
  'projectDocuments.create': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newDocument(world);
      return { input: { body }, id: body.projectId };
    },
  },
  'projectDocuments.findOne': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params }, id };
    },
  },
  'projectDocuments.findUrl': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params }, id };
    },
  },
  'projectDocuments.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params, body: { visible: false } }, id };
    },
  },
  'projectDocuments.delete': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await documentOf(world);
      return { input: { params }, id };
    },
  },

  'projectMediaFiles.find': ofProject(mediaOf),
  'projectMediaFiles.export': ofProject(mediaOf),
  'projectMediaFiles.create': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const body = await newMedia(world);
      return { input: { body }, id: body.projectId };
    },
  },
  'projectMediaFiles.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await mediaOf(world);
      return { input: { params, body: { description: 'Portal' } }, id };
    },
  },
  'projectMediaFiles.delete': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await mediaOf(world);
      return { input: { params }, id };
    },
  },
  'projectMediaFiles.view': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await mediaOf(world);
      return { input: { params: { ...params, variant: '480.webp' } }, id };
    },
  },
} satisfies Partial<Examples>;
