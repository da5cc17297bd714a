import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, buildProject, ids } from '../../../testing/records.ts';
import ProjectCreationStep from './ProjectCreationStep.tsx';

const record = `/v1/project/projects/${ids.project}`;
const base = `/project/new/${ids.project}`;

function step(path: string, answers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    'GET /v1/project/project-types': listOf({ projectTypeId: ids.type, name: 'Vivienda', nameEn: 'Housing' }),
    'GET /v1/project/project-descriptions': listOf(),
    'GET /v1/project/project-documents': listOf(),
    'GET /v1/project/project-media-files': listOf(),
    [`GET ${record}`]: buildProject(),
    [`PATCH ${record}`]: buildProject({ name: 'Edificio Embajadores' }),
    ...answers,
  });
  const options = { at: `${base}/${path}`, route: '/project/new/:id/:step' };
  return { calls, ...mount(<ProjectCreationStep />, options) };
}

it('[A9] links from any step to all others', async () => {
  step('documents');
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf('Proyecto')).toBe(`${base}/project`);
  expect(await hrefOf('Añadir descripciones')).toBe(`${base}/descriptions`);
  expect(await hrefOf('Añadir multimedia')).toBe(`${base}/multimedia`);
  expect(await hrefOf('Anterior')).toBe(`${base}/descriptions`);
  expect(await hrefOf('Saltar este paso')).toBe(`${base}/multimedia`);
  expect(screen.getByText('Añadir documentos').closest('[aria-current=step]')).toBeVisible();
});

it('[A9] returns to the filled-in project form, and continues from there', async () => {
  const { calls, location } = step('descriptions');
  await userEvent.click(await screen.findByRole('link', { name: 'Proyecto' }));
  // The form also has names of the promoter and the guarantee agent, which come later.
  const [name] = (await screen.findAllByRole('textbox', { name: /^Nombre/ })) as [HTMLElement];
  expect(name).toHaveValue('Edificio Lavapiés');
  await userEvent.clear(name);
  await enter(name, 'Edificio Embajadores');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }));
  await waitFor(() => expect(location().pathname).toBe(`${base}/descriptions`));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    name: 'Edificio Embajadores',
    version: 1,
  });
});

it('[A9] shows the form of an empty step at once, saves and goes on', async () => {
  const { calls, location } = step('multimedia', {
    'POST /v1/project/project-media-files': { projectMediaFileId: ids.type, projectId: ids.project },
  });
  const form = within(await screen.findByRole('region', { name: 'Añadir imágenes o vídeos' }));
  const picture = new File(['x'], 'molino.png', { type: 'image/png' });
  await userEvent.upload(form.getByLabelText('Elegir imágenes o vídeos'), picture);
  await enter(form.getByRole('textbox', { name: /^Descripción( \*)?$/ }), 'El molino');
  await userEvent.click(form.getByRole('button', { name: 'Guardar y terminar' }));
  await waitFor(() => expect(location().pathname).toBe(`/project/${ids.project}`));
  const { body } = calls.find(({ method }) => method === 'POST') ?? {};
  expect((body as FormData).get('description')).toBe('El molino');
});

it('[A9] does not go on if the step is refused', async () => {
  const { location } = step('descriptions');
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar y seguir' }));
  expect(await screen.findAllByText('Requerido.')).not.toHaveLength(0);
  expect(location().pathname).toBe(`${base}/descriptions`);
});
