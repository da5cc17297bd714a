import { v1 } from '@semilla/contract';
import { buildNewDescription, buildNewProjectType, buildNewTemplate } from '@semilla/contract/testing';
import { phaseIds } from '../../src/project/phases/catalogue.ts';
import { formOf } from '../forms.ts';
import {
  documentTypeId,
  hiddenProject,
  pdf,
  picture,
  projectTypeId,
  unique,
} from '../permissions/records.ts';
import type { World } from '../permissions/world.ts';
import type { SpecifiedCalls } from './specified-call.ts';

const types = '/v1/project/project-types';
const documents = '/v1/project/project-documents';
const media = '/v1/project/project-media-files';
const descriptions = '/v1/project/project-descriptions';

async function typeOf(world: World): Promise<string> {
  const body = { ...buildNewProjectType(), image: await picture() };
  return (await world.make(v1.projectTypes.create, { body })).projectTypeId;
}

async function documentOf(world: World): Promise<string> {
  const { projectId } = await hiddenProject(world);
  const texts = { projectId, documentTypeId: await documentTypeId(world), description: 'Ficha' };
  const body = { ...texts, visible: true, file: pdf() };
  return (await world.make(v1.projectDocuments.create, { body })).projectDocumentId;
}

async function mediaOf(world: World): Promise<string> {
  const { projectId } = await hiddenProject(world);
  const body = { projectId, description: 'Fachada', file: await picture() };
  return (await world.make(v1.projectMediaFiles.create, { body })).projectMediaFileId;
}

async function descriptionOf(world: World): Promise<string> {
  const body = buildNewDescription({ projectId: (await hiddenProject(world)).projectId });
  return (await world.make(v1.projectDescriptions.create, { body })).projectDescriptionId;
}

export const projectCalls: SpecifiedCalls = {
  'POST /v1/project/project-types': async ({ people }) => ({
    by: people.admin,
    form: formOf({ name: unique('Energía'), description: 'Sol y viento.', image: await picture() }),
  }),
  'GET /v1/project/project-types/{id}': async (world) => ({
    by: world.people.admin,
    path: `${types}/${await typeOf(world)}`,
  }),
  'PATCH /v1/project/project-types/{id}': async (world) => ({
    by: world.people.admin,
    path: `${types}/${await typeOf(world)}`,
    form: formOf({ name: unique('Energía'), description: 'Sol, viento y agua.', image: await picture() }),
  }),
  'DELETE /v1/project/project-types/{id}': async (world) => ({
    by: world.people.admin,
    path: `${types}/${await typeOf(world)}`,
  }),
  'POST /v1/project/projects': async (world) => ({
    by: world.people.admin,
    body: {
      name: 'Edificio Lavapiés',
      direction: 'Calle del Olivar 21, Madrid',
      projectTypeId: await projectTypeId(world),
      country: 'ES',
      managerId: world.people.manager.userId,
      url: unique('edificio').replace(' ', '-'),
      dateStart: '2026-03-01',
      dateEnd: '2026-06-30',
      startedAt: '2026-07-15',
      financingAmount: '450000.00',
      projectDuration: 18,
      targetProfitability: '12.75',
      minimumInvestment: '100.00',
      maxInvestorNumber: 500,
      showInvestorNumber: true,
      withdrawMoneyFinanced: false,
      cancellationFee: '2.00',
      managerFee: '10.00',
      deliveryFeePeriod: 'end_of_project',
      phaseId: phaseIds.Draft,
      preinvestorMaxNumber: 50,
      preinvestorDateEnd: '2026-03-15',
      preinvestorDeposit: '50.00',
      preinvestorAmount: '20000.00',
      private: false,
    },
  }),
  'GET /v1/project/projects/{id}': async (world) => ({
    by: world.people.admin,
    path: `/v1/project/projects/${(await hiddenProject(world)).projectId}`,
  }),
  'PATCH /v1/project/projects/{id}': async (world) => ({
    by: world.people.admin,
    path: `/v1/project/projects/${(await hiddenProject(world)).projectId}`,
    body: { name: 'Edificio Lavapiés II', private: true },
  }),
  'DELETE /v1/project/projects/{id}': async (world) => ({
    by: world.people.admin,
    path: `/v1/project/projects/${(await hiddenProject(world)).projectId}`,
  }),
  'POST /v1/project/project-documents': async (world) => {
    const { projectId } = await hiddenProject(world);
    const { admin } = world.people;
    const ids = { documentTypeId: await documentTypeId(world), projectId, userId: admin.userId };
    return { by: admin, form: formOf({ ...ids, description: 'Ficha', visible: true, file: pdf() }) };
  },
  'GET /v1/project/project-documents/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documents}/${await documentOf(world)}`,
  }),
  'GET /v1/project/project-documents/{id}/url': async (world) => ({
    by: world.people.admin,
    path: `${documents}/${await documentOf(world)}/url`,
  }),
  'DELETE /v1/project/project-documents/{id}': async (world) => ({
    by: world.people.admin,
    path: `${documents}/${await documentOf(world)}`,
  }),
  'POST /v1/project/project-media-files': async (world) => {
    const { projectId } = await hiddenProject(world);
    const { admin } = world.people;
    const fields = { projectId, userId: admin.userId, description: 'Fachada', order: 0 };
    return { by: admin, form: formOf({ ...fields, file: await picture() }) };
  },
  'PATCH /v1/project/project-media-files/{id} with a description': async (world) => ({
    by: world.people.admin,
    path: `${media}/${await mediaOf(world)}`,
    body: { description: 'Portal' },
  }),
  'PATCH /v1/project/project-media-files/{id} with an order': async (world) => ({
    by: world.people.admin,
    path: `${media}/${await mediaOf(world)}`,
    body: { order: 0 },
  }),
  'DELETE /v1/project/project-media-files/{id}': async (world) => ({
    by: world.people.admin,
    path: `${media}/${await mediaOf(world)}`,
  }),
  'POST /v1/project/project-descriptions': async (world) => ({
    by: world.people.admin,
    body: {
      projectId: (await hiddenProject(world)).projectId,
      title: 'El edificio',
      description: '<p>Doce viviendas.</p>',
    },
  }),
  'PATCH /v1/project/project-descriptions/{id}': async (world) => ({
    by: world.people.admin,
    path: `${descriptions}/${await descriptionOf(world)}`,
    body: { title: 'La casa', description: '<p>Trece viviendas.</p>' },
  }),
  'DELETE /v1/project/project-descriptions/{id}': async (world) => ({
    by: world.people.admin,
    path: `${descriptions}/${await descriptionOf(world)}`,
  }),
  'POST /v1/project/templates': async ({ people }) => ({
    by: people.admin,
    body: { name: unique('Riesgos'), description: '<p>Qué puede salir mal.</p>' },
  }),
  'DELETE /v1/project/templates/{id}': async (world) => {
    const { templateId } = await world.make(v1.templates.create, { body: buildNewTemplate() });
    return { by: world.people.admin, path: `/v1/project/templates/${templateId}` };
  },
};
