import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, idOf, ids } from '../../testing/records.ts';
import { ProjectList } from './ProjectList.tsx';

const path = '/v1/bulk-acts';

async function open(role: 'admin' | 'operator') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role }),
    'GET /v1/account/users': ({ query }: { query: Record<string, string> }) =>
      query.role === 'operator'
        ? listOf(buildMe({ role: 'operator', userId: ids.manager, name: 'Marcos', surname: 'Iglesias' }))
        : listOf(),
    'GET /v1/project/phases': listOf({ phaseId: idOf('p-1'), name: 'Draft', orderIndex: 1, colour: 'grey' }),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    'GET /v1/project/projects': listOf(buildProject()),
    [`POST ${path}`]: refusal('overview.nothing_matches', { detail: 'Ningún registro coincide.' }),
  });
  mount(<ProjectList />, { at: '/project', route: '/project' });
  await screen.findByRole('row', { name: /Edificio/ });
  return calls;
}

it('[A24][E4] assigns the selected projects to a manager', async () => {
  const calls = await open('admin');
  const [row] = screen.getAllByRole('checkbox', { name: 'Seleccionar' });
  await userEvent.click(row as HTMLElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Asignar gestor' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Quién lleva este proyecto?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Asignar gestor' }));
  expect(await dialog.findByText('Requerido.')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: /Gestor/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Marcos Iglesias' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Asignar gestor' }));
  expect(await dialog.findByText('Ningún registro coincide.')).toBeVisible();
  const started = calls.filter(({ method, path: called }) => method === 'POST' && called === path);
  await waitFor(() =>
    expect(started.map(({ body }) => body)).toEqual([
      { act: 'assignProjects', values: { managerId: ids.manager }, ids: ids.project },
    ]),
  );
});

it('[A24][P8] does not let managers select projects', async () => {
  await open('operator');
  expect(screen.queryByRole('checkbox', { name: 'Seleccionar' })).toBeNull();
});
