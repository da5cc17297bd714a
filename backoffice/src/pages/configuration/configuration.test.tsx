import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import CannedAnswerCreate from '../../records/canned-answers/CannedAnswerCreate.tsx';
import CannedAnswerList from '../../records/canned-answers/CannedAnswerList.tsx';
import DocumentTypeCreate from '../../records/document-types/DocumentTypeCreate.tsx';
import DocumentTypeEdit from '../../records/document-types/DocumentTypeEdit.tsx';
import DocumentTypeList from '../../records/document-types/DocumentTypeList.tsx';
import ProjectTypeCreate from '../../records/project-types/ProjectTypeCreate.tsx';
import ProjectTypeEdit from '../../records/project-types/ProjectTypeEdit.tsx';
import TemplateList from '../../records/templates/TemplateList.tsx';
import TemplateShow from '../../records/templates/TemplateShow.tsx';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, ids } from '../../testing/records.ts';

const me = { 'GET /v1/account/users/me': buildMe() };
const documents = '/v1/misc/document-types';
const documentType = { documentTypeId: ids.type, name: 'Tasación', description: 'Lo que vale.' };
const projectTypes = '/v1/project/project-types';
const projectType = {
  projectTypeId: ids.type,
  name: 'Energía solar',
  description: 'Plantas y tejados.',
  nameEn: null,
  descriptionEn: null,
  imageUrl: '/v1/documents/view/sun',
};

function mountAt(resource: string, screenOf: ReactNode, isEdit = false) {
  const at = isEdit ? `/${resource}/edit/${ids.type}` : `/${resource}`;
  return mount(screenOf, { at, route: isEdit ? `/${resource}/edit/:id` : `/${resource}`, resource });
}

describe('document types', () => {
  it('[A11][E17] are sorted by name, each with a link to edit it', async () => {
    const calls = fakeApi({ ...me, [`GET ${documents}`]: listOf(documentType) });
    mountAt('config/document-types', <DocumentTypeList />);
    expect(await screen.findByRole('link', { name: 'Tasación' })).toHaveAttribute(
      'href',
      `/config/document-types/edit/${ids.type}`,
    );
    expect(calls.find(({ path }) => path === documents)?.query).toMatchObject({ orderBy: 'name' });
  });

  it('[V21] require a name and a description', async () => {
    fakeApi(me);
    mountAt('config/document-types', <DocumentTypeCreate />);
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findAllByText('Requerido.')).toHaveLength(2);
  });

  it('[X3] report a name that is already taken', async () => {
    const detail = 'Ya existe un tipo de documento con este nombre.';
    fakeApi({ ...me, [`POST ${documents}`]: refusal('misc.document_type_name_taken', { detail }) });
    mountAt('config/document-types', <DocumentTypeCreate />);
    await enter(await screen.findByLabelText(/^Nombre \*?$/), 'Tasación');
    await enter(screen.getByLabelText(/^Descripción \*?$/), 'Lo que vale.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('[A11][X3] show why one of them cannot be deleted', async () => {
    const detail = 'Hay documentos de este tipo: no se puede borrar.';
    fakeApi({
      ...me,
      [`GET ${documents}/${ids.type}`]: documentType,
      [`DELETE ${documents}/${ids.type}`]: refusal('misc.document_type_in_use', { detail }),
    });
    mountAt('config/document-types', <DocumentTypeEdit />, true);
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('project types', () => {
  it('[V20] require a name, a description and an image', async () => {
    fakeApi(me);
    mountAt('config/project-types', <ProjectTypeCreate />);
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findAllByText('Requerido.')).toHaveLength(3);
  });

  it('[A12][E5] send only the changed fields, and keep the image', async () => {
    const calls = fakeApi({
      ...me,
      'GET /v1/project/projects': listOf(),
      [`GET ${projectTypes}/${ids.type}`]: projectType,
      [`PATCH ${projectTypes}/${ids.type}`]: projectType,
    });
    const { location } = mountAt('config/project-types', <ProjectTypeEdit />, true);
    expect(await screen.findByRole('img', { name: 'Imagen actual' })).toBeVisible();
    await enter(screen.getByLabelText('Nombre en inglés'), 'Solar energy');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(location().pathname).toBe('/config/project-types'));
    const sent = calls.find(({ method }) => method === 'PATCH')?.body as FormData;
    expect(Object.fromEntries(sent)).toEqual({ nameEn: 'Solar energy', version: '3' });
  });

  it('[A12][E5] clear the English name when the field is emptied', async () => {
    const calls = fakeApi({
      ...me,
      'GET /v1/project/projects': listOf(),
      [`GET ${projectTypes}/${ids.type}`]: { ...projectType, nameEn: 'Solar energy' },
      [`PATCH ${projectTypes}/${ids.type}`]: projectType,
    });
    const { location } = mountAt('config/project-types', <ProjectTypeEdit />, true);
    await userEvent.clear(await screen.findByLabelText('Nombre en inglés'));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(location().pathname).toBe('/config/project-types'));
    const sent = calls.find(({ method }) => method === 'PATCH')?.body as FormData;
    expect(Object.fromEntries(sent)).toEqual({ nameEn: '', version: '3' });
  });

  it('[A12] in use cannot be deleted, and link to their projects', async () => {
    fakeApi({
      ...me,
      'GET /v1/project/projects': listOf(buildProject()),
      [`GET ${projectTypes}/${ids.type}`]: projectType,
    });
    mountAt('config/project-types', <ProjectTypeEdit />, true);
    expect(await screen.findByText(/Hay un proyecto de este tipo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verlos' })).toHaveAttribute(
      'href',
      expect.stringContaining(ids.type),
    );
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
  });
});

describe('templates', () => {
  it('[A13][E7] are listed with the first lines of their text', async () => {
    fakeApi({
      ...me,
      'GET /v1/project/templates': listOf({
        templateId: ids.type,
        name: 'El barrio',
        description: '<h3>Quién vive</h3><p>Familias</p>',
        nameEn: null,
        descriptionEn: null,
      }),
    });
    mountAt('config/template-description-project', <TemplateList />);
    expect(await screen.findByRole('link', { name: 'El barrio' })).toBeVisible();
    expect(screen.getByText(/Quién vive/)).toHaveTextContent('Familias');
  });
});

describe('for a manager', () => {
  const manager = { 'GET /v1/account/users/me': buildMe({ role: 'operator' }) };
  const template = {
    templateId: ids.type,
    name: 'El barrio',
    description: '<h3>Quién vive</h3><p>Familias</p>',
    nameEn: null,
    descriptionEn: null,
  };

  it('[A13][P8] a list leads to the whole text, and offers nothing to change', async () => {
    fakeApi({ ...manager, 'GET /v1/project/templates': listOf(template) });
    mountAt('config/template-description-project', <TemplateList />);
    expect(await screen.findByRole('link', { name: 'El barrio' })).toHaveAttribute(
      'href',
      `/config/template-description-project/${ids.type}`,
    );
    expect(screen.queryByRole('link', { name: 'Nueva plantilla' })).toBeNull();
  });

  it('[A13][P8] a template is read as it is formatted', async () => {
    fakeApi({ ...manager, [`GET /v1/project/templates/${ids.type}`]: template });
    const resource = 'config/template-description-project';
    const place = { at: `/${resource}/${ids.type}`, route: `/${resource}/:id`, resource };
    mount(<TemplateShow />, place);
    expect(await screen.findByRole('heading', { level: 3, name: 'Quién vive' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Borrar' })).toBeNull();
  });
});

describe('canned answers', () => {
  const address = '/v1/support/canned-answers';

  it('[A25] are sorted by title, each with a link to edit it', async () => {
    const answer = {
      cannedAnswerId: ids.type,
      title: 'En camino',
      text: 'Hola',
      textEn: 'Hello',
      version: 1,
    };
    const calls = fakeApi({ ...me, [`GET ${address}`]: listOf(answer) });
    mountAt('config/canned-answers', <CannedAnswerList />);
    expect(await screen.findByRole('link', { name: 'En camino' })).toHaveAttribute(
      'href',
      `/config/canned-answers/edit/${ids.type}`,
    );
    expect(calls.find(({ path }) => path === address)?.query).toMatchObject({ orderBy: 'title' });
  });

  it('[A25] say which placeholder is unknown before they are sent', async () => {
    const calls = fakeApi(me);
    mountAt('config/canned-answers', <CannedAnswerCreate />);
    await enter(await screen.findByLabelText(/^Título/), 'En camino');
    await userEvent.type(screen.getByLabelText(/^Texto en español/), 'Hola, {{{{nombre}}:');
    await enter(screen.getByLabelText(/^Texto en inglés/), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^{{nombre}} no se puede rellenar/)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
