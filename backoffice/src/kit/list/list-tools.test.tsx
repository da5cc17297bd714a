import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { ProjectList } from '../../records/projects/ProjectList.tsx';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, idOf } from '../../testing/records.ts';
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
  expect(screen.getByRole('menuitem', { name: 'Nombre, descendente' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(button);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ orderBy: 'dateEnd', orderSide: 'asc' }));
});

it('[A8] sorts by a column when the address has no direction', async () => {
  const calls = fakeApi(answers);
  mount(<ProjectList />, { at: '/project?sort=name', route: '/project' });
  expect(await screen.findByRole('row', { name: /Edificio/ })).toBeVisible();
  const request = calls.find(({ path, query }) => path === '/v1/project/projects' && query.orderBy);
  expect(request?.query).toMatchObject({ orderBy: 'name' });
});

it('[A8] counts the rows of a long list in thousands', async () => {
  fakeApi({ ...answers, 'GET /v1/project/projects': { data: [buildProject()], total: 3_860 } });
  mount(<ProjectList />, { at: '/project', route: '/project' });
  expect(await screen.findByText(/^1-\d+ de 3\.860$/)).toBeVisible();
});

it('[A8] shows the exports while the list loads, so that no button moves under the pointer', async () => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  fakeApi({
    ...answers,
    'GET /v1/project/projects': () => loaded.then(() => listOf(buildProject())),
  });
  mount(<ProjectList />, { at: '/project', route: '/project' });
  await screen.findByRole('button', { name: 'Añadir filtro' });
  const link = () => screen.getByRole('link', { name: 'Exportar' });
  expect(link()).toHaveAttribute('aria-disabled', 'true');
  load();
  await waitFor(() => expect(link()).not.toHaveAttribute('aria-disabled'));
  const workbook = screen.getByRole('link', { name: 'Exportar a Excel' }).getAttribute('href') ?? '';
  expect(new URL(workbook, 'http://localhost').searchParams.get('format')).toBe('xlsx');
});
