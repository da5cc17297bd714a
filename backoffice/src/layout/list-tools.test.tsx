import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { ProjectList } from '../projects/ProjectList.tsx';
import { fakeApi, listOf } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, buildProject, idOf } from '../testing/records.ts';
import { OrderButton } from './OrderButton.tsx';

const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/project/phases': listOf({ phaseId: idOf('p-1'), name: 'Draft', orderIndex: 1, colour: 'grey' }),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  'GET /v1/project/projects': listOf(buildProject()),
};

it('[B15] sorts a list with the keyboard, from a menu that Escape closes', async () => {
  const calls = fakeApi(answers);
  mount(
    <ListBase sort={{ field: 'name', order: 'ASC' }}>
      <OrderButton fields={['name', 'dateEnd']} />
    </ListBase>,
    { at: '/project', route: '/project' },
  );
  const button = await screen.findByRole('button', { name: /^Ordenar por/ });
  await userEvent.click(button);
  expect(screen.getByRole('menuitem', { name: 'Nombre descendente' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ orderBy: 'dateEnd', orderSide: 'asc' }));
});

it('[A8] saves a search under a name, and restores it', async () => {
  const calls = fakeApi(answers);
  const filter = encodeURIComponent(JSON.stringify({ name: 'Edificio' }));
  const { location } = mount(<ProjectList />, {
    at: `/project?filter=${filter}&sort=name&order=ASC`,
    route: '/project',
  });
  const searches = async () => userEvent.click(await screen.findByRole('button', { name: 'Añadir filtro' }));
  await searches();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Guardar esta búsqueda…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Nombre de la búsqueda'), 'Los edificios');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await searches();
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Quitar/ }));
  await waitFor(() => expect(new URLSearchParams(location().search).get('filter')).toBe('{}'));
  await searches();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Los edificios' }));
  await waitFor(() =>
    expect(new URLSearchParams(location().search).get('filter')).toBe('{"name":"Edificio"}'),
  );
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ name: 'Edificio', orderBy: 'name' }));
});

it('[A8] sorts by a column when the address has no direction', async () => {
  const calls = fakeApi(answers);
  mount(<ProjectList />, { at: '/project?sort=name', route: '/project' });
  expect(await screen.findByRole('row', { name: /Edificio/ })).toBeVisible();
  const request = calls.find(({ path, query }) => path === '/v1/project/projects' && query.orderBy);
  expect(request?.query).toMatchObject({ orderBy: 'name' });
});
