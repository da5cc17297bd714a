import { createProjectType, createTemplate } from '@semilla/contract';
import { buildNewProject, buildNewProjectType, buildNewTemplate } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { hiddenProject, picture, projectTypeId, unique } from '../records.ts';
import type { World } from '../world.ts';

const projectType = async ({ make }: World) =>
  make(createProjectType, {
    body: { ...buildNewProjectType({ name: unique('Viviendas') }), image: await picture() },
  });

const template = ({ make }: World) =>
  make(createTemplate, { body: buildNewTemplate({ name: unique('El barrio') }) });

async function subjectProject(world: World) {
  const { projectId } = await hiddenProject(world);
  return { params: { projectId }, id: projectId };
}

const history = {
  kind: 'subject' as const,
  isHidden: true,
  given: async (world: World) => {
    const { params, id } = await subjectProject(world);
    return { input: { query: params }, id };
  },
};

export const projectExamples = {
  listPhases: { kind: 'role', given: async () => ({ input: {} }) },
  exportPhases: { kind: 'role', given: async () => ({ input: {} }) },
  listPublicCountries: { kind: 'role', given: async () => ({ input: {} }) },
  readPublicFigures: { kind: 'role', given: async () => ({ input: {} }) },
  lookUpProjectTypes: { kind: 'role', given: async () => ({ input: {} }) },

  listProjectTypes: {
    kind: 'list',
    given: async (world) => {
      const { name } = await projectType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  exportProjectTypes: {
    kind: 'list',
    given: async (world) => {
      const { name } = await projectType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  readProjectType: {
    kind: 'subject',
    given: async (world) => {
      const { projectTypeId: id } = await projectType(world);
      return { input: { params: { projectTypeId: id } }, id };
    },
  },
  createProjectType: {
    kind: 'role',
    given: async () => ({ input: { body: { ...buildNewProjectType(), image: await picture() } } }),
  },
  editProjectType: {
    kind: 'subject',
    given: async (world) => {
      const { projectTypeId: id } = await projectType(world);
      return { input: { params: { projectTypeId: id }, body: { name: unique('Garajes') } }, id };
    },
  },
  deleteProjectType: {
    kind: 'subject',
    given: async (world) => {
      const { projectTypeId: id } = await projectType(world);
      return { input: { params: { projectTypeId: id } }, id };
    },
  },

  listTemplates: {
    kind: 'list',
    given: async (world) => {
      const { name } = await template(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  exportTemplates: {
    kind: 'list',
    given: async (world) => {
      const { name } = await template(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  readTemplate: {
    kind: 'subject',
    given: async (world) => {
      const { templateId } = await template(world);
      return { input: { params: { templateId } }, id: templateId };
    },
  },
  createTemplate: { kind: 'role', given: async () => ({ input: { body: buildNewTemplate() } }) },
  editTemplate: {
    kind: 'subject',
    given: async (world) => {
      const { templateId } = await template(world);
      return { input: { params: { templateId }, body: { name: unique('La obra') } }, id: templateId };
    },
  },
  deleteTemplate: {
    kind: 'subject',
    given: async (world) => {
      const { templateId } = await template(world);
      return { input: { params: { templateId } }, id: templateId };
    },
  },

  listProjects: {
    kind: 'list',
    isHidden: true,
    given: async (world) => {
      const { projectId, name } = await hiddenProject(world);
      return { input: { query: { name } }, mark: projectId };
    },
  },
  exportProjects: {
    kind: 'list',
    isHidden: true,
    given: async (world) => {
      const { name } = await hiddenProject(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  readProject: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await hiddenProject(world);
      return { input: { params: { projectIdOrUrl: projectId } }, id: projectId };
    },
  },
  createProject: {
    kind: 'role',
    given: async (world) => ({
      input: { body: buildNewProject({ projectTypeId: await projectTypeId(world) }) },
    }),
  },
  editProject: {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      return { input: { params, body: { name: unique('Edificio') } }, id };
    },
  },
  deleteProject: {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      return { input: { params }, id };
    },
  },
  listProjectPhases: history,
  exportProjectPhases: history,
} satisfies Partial<Examples>;
