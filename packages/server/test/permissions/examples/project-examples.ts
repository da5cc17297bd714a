import { v1 } from '@semilla/contract';
import { buildNewProject, buildNewProjectType, buildNewTemplate } from '@semilla/contract/testing';
import type { Examples } from '../example.ts';
import { hiddenProject, picture, projectTypeId, unique } from '../records.ts';
import type { World } from '../world.ts';

const projectType = async ({ make }: World) =>
  make(v1.projectTypes.create, {
    body: { ...buildNewProjectType({ name: unique('Viviendas') }), image: await picture() },
  });

const template = ({ make }: World) =>
  make(v1.templates.create, { body: buildNewTemplate({ name: unique('El barrio') }) });

async function subjectProject(world: World) {
  const { projectId } = await hiddenProject(world);
  return { params: { projectId }, id: projectId };
}

async function projectInReview(world: World) {
  const { params, id } = await subjectProject(world);
  await world.make(v1.projectReviews.send, { params, body: { message: null } }, world.people.manager);
  return { input: { params }, id };
}

const dayMs = 86_400_000;
const tomorrow = ({ test }: World) => ({
  phaseName: 'Next_Opening' as const,
  opensAt: new Date(test.clock.now.getTime() + dayMs),
});

async function projectsFile(world: World): Promise<File> {
  const { name: type } = await projectType(world);
  const headings = [
    'name',
    'projectTypeId',
    'direction',
    'country',
    'financingAmount',
    'projectDuration',
    'targetProfitability',
    'minimumInvestment',
    'deliveryFeePeriod',
  ];
  const row = [
    unique('Edificio'),
    type,
    'Olivar 21',
    'España',
    '450.000',
    '18',
    '12,75',
    '100',
    'Trimestral',
  ];
  return new File([`${headings.join(';')}\n${row.join(';')}\n`], 'proyectos.csv', { type: 'text/csv' });
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
  'phases.find': { kind: 'role', given: async () => ({ input: {} }) },
  'phases.export': { kind: 'role', given: async () => ({ input: {} }) },
  'publicFigures.findCountries': { kind: 'role', given: async () => ({ input: {} }) },
  'publicFigures.findTiedInvestments': { kind: 'role', given: async () => ({ input: {} }) },
  'publicFigures.findTrackRecord': { kind: 'role', given: async () => ({ input: {} }) },
  'publicFigures.find': { kind: 'role', given: async () => ({ input: {} }) },
  'projectTypes.lookUp': { kind: 'role', given: async () => ({ input: {} }) },

  'projectTypes.find': {
    kind: 'list',
    given: async (world) => {
      const { name } = await projectType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'projectTypes.export': {
    kind: 'list',
    given: async (world) => {
      const { name } = await projectType(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'projectTypes.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { projectTypeId: id } = await projectType(world);
      return { input: { params: { projectTypeId: id } }, id };
    },
  },
  'projectTypes.create': {
    kind: 'role',
    given: async () => ({ input: { body: { ...buildNewProjectType(), image: await picture() } } }),
  },
  'projectTypes.edit': {
    kind: 'subject',
    given: async (world) => {
      const { projectTypeId: id } = await projectType(world);
      return { input: { params: { projectTypeId: id }, body: { name: unique('Garajes') } }, id };
    },
  },
  'projectTypes.delete': {
    kind: 'subject',
    given: async (world) => {
      const { projectTypeId: id } = await projectType(world);
      return { input: { params: { projectTypeId: id } }, id };
    },
  },

  'templates.find': {
    kind: 'list',
    given: async (world) => {
      const { name } = await template(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'templates.export': {
    kind: 'list',
    given: async (world) => {
      const { name } = await template(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'templates.findOne': {
    kind: 'subject',
    given: async (world) => {
      const { templateId } = await template(world);
      return { input: { params: { templateId } }, id: templateId };
    },
  },
  'templates.create': { kind: 'role', given: async () => ({ input: { body: buildNewTemplate() } }) },
  'templates.edit': {
    kind: 'subject',
    given: async (world) => {
      const { templateId } = await template(world);
      return { input: { params: { templateId }, body: { name: unique('La obra') } }, id: templateId };
    },
  },
  'templates.delete': {
    kind: 'subject',
    given: async (world) => {
      const { templateId } = await template(world);
      return { input: { params: { templateId } }, id: templateId };
    },
  },

  'projects.find': {
    kind: 'list',
    isHidden: true,
    given: async (world) => {
      const { projectId, name } = await hiddenProject(world);
      return { input: { query: { name } }, mark: projectId };
    },
  },
  'projects.export': {
    kind: 'list',
    isHidden: true,
    given: async (world) => {
      const { name } = await hiddenProject(world);
      return { input: { query: { name } }, mark: name };
    },
  },
  'projects.findOne': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { projectId } = await hiddenProject(world);
      return { input: { params: { projectId } }, id: projectId };
    },
  },
  'projects.create': {
    kind: 'role',
    given: async (world) => ({
      input: { body: buildNewProject({ projectTypeId: await projectTypeId(world) }) },
    }),
  },
  'projectImports.preview': {
    kind: 'role',
    given: async (world) => ({ input: { body: { file: await projectsFile(world) } } }),
  },
  'projectImports.create': {
    kind: 'role',
    given: async (world) => ({ input: { body: { file: await projectsFile(world) } } }),
  },
  'projects.duplicate': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      const body = { name: unique('Copia'), url: `copia-${crypto.randomUUID().slice(0, 13)}` };
      return { input: { params, body }, id };
    },
  },
  'projects.edit': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      return { input: { params, body: { name: unique('Edificio') } }, id };
    },
  },
  'projects.delete': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      return { input: { params }, id };
    },
  },
  'projectReviews.send': {
    kind: 'subject',
    isHidden: true,
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      return { input: { params, body: { message: 'Ya está todo.' } }, id };
    },
  },
  'projectReviews.withdraw': { kind: 'subject', isHidden: true, given: projectInReview },
  'projectReviews.return': {
    kind: 'subject',
    given: async (world) => {
      const { input, id } = await projectInReview(world);
      return { input: { ...input, body: { comments: 'Falta el plazo.' } }, id };
    },
  },
  'projectOpenings.plan': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      return { input: { params, body: tomorrow(world) }, id };
    },
  },
  'projectOpenings.cancel': {
    kind: 'subject',
    given: async (world) => {
      const { params, id } = await subjectProject(world);
      await world.make(v1.projectOpenings.plan, { params, body: tomorrow(world) });
      return { input: { params }, id };
    },
  },
  'projectPhases.find': history,
  'projectPhases.export': history,
} satisfies Partial<Examples>;
