import type { SavedView } from '@semilla/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'react-admin';
import { expect, it } from 'vitest';
import { ProjectList } from '../../../records/projects/ProjectList.tsx';
import { enter } from '../../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, buildProject, idOf, ids } from '../../../testing/records.ts';

const path = '/v1/overview/saved-views';
const projects = '/v1/project/projects';

function buildView(overrides: Partial<SavedView> = {}): SavedView {
  return {
    savedViewId: idOf('view'),
    list: 'projects',
    name: 'En Madrid',
    isShared: false,
    ownerId: ids.admin,
    ownerName: 'Elena Vidal',
    filter: { name: 'Madrid' },
    dropped: [],
    orderBy: 'name',
    orderSide: 'asc',
    columns: null,
    version: 1,
    ...overrides,
  };
}

function mountList(views: SavedView[], at = '/project', answers: object = {}) {
  const kept = [...views];
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/phases': listOf({ phaseId: idOf('p-1'), name: 'Draft', orderIndex: 1, colour: 'grey' }),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    [`GET ${projects}`]: listOf(buildProject()),
    [`GET ${path}`]: () => listOf(...kept),
    [`POST ${path}`]: ({ body }: FakeCall) => {
      const made = buildView({ ...(body as object), savedViewId: idOf(`new${kept.length}`) });
      kept.push(made);
      return made;
    },
    [`PATCH ${path}/${views[0]?.savedViewId}`]: ({ body }: FakeCall) => {
      const edited = { ...(views[0] as SavedView), ...(body as object), version: 2 };
      kept[0] = edited;
      return edited;
    },
    [`DELETE ${path}/${views[0]?.savedViewId}`]: () => void kept.shift(),
    ...answers,
  });
  return { calls, ...mount(<ProjectList />, { at, route: '/project' }) };
}

const bar = async () => within(await screen.findByRole('region', { name: 'Vistas' }));
const link = async (name: string | RegExp) => (await bar()).findByRole('link', { name });
const lastList = (calls: FakeCall[]) => calls.filter((call) => call.path === projects).at(-1)?.query;
const filterOf = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? 'null');
const at = (filter: object, others: object = {}) =>
  `/project?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'name', order: 'ASC', ...others })}`;
const sent = (calls: FakeCall[], method: string) => calls.find((call) => call.method === method);

it('[A26] shows the views of the list, and those of colleagues with their name', async () => {
  const { calls } = mountList([
    buildView(),
    buildView({
      savedViewId: idOf('b'),
      name: 'Grandes',
      isShared: true,
      ownerId: ids.manager,
      ownerName: 'Marta',
    }),
  ]);
  await link('En Madrid');
  const names = (await bar()).getAllByRole('link').map(({ textContent }) => textContent);
  // The icon of a shared view has a title.
  expect(names).toEqual(['Todo', 'En Madrid', 'CompartidaGrandes · Marta']);
  expect(await link('Todo')).toHaveAttribute('aria-current', 'true');
  expect(calls.find((call) => call.path === path)?.query).toEqual({ list: 'projects' });
});

it('[A26] applies a view with one click, with its address, and shows all again', async () => {
  const { calls, location } = mountList([buildView()]);
  await userEvent.click(await link('En Madrid'));
  await waitFor(() =>
    expect(lastList(calls)).toMatchObject({ name: 'Madrid', orderBy: 'name', orderSide: 'asc' }),
  );
  expect(new URLSearchParams(location().search).get('view')).toBe(idOf('view'));
  expect(await link('En Madrid')).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('Modificada')).toBeNull();
  await userEvent.click(await link('Todo'));
  await waitFor(() => expect(lastList(calls)).toMatchObject({ orderBy: 'createdAt', orderSide: 'desc' }));
  expect(lastList(calls)).not.toHaveProperty('name');
});

it('[A26] opens a link to a view', async () => {
  const { calls, location } = mountList([buildView()], `/project?view=${idOf('view')}`);
  await waitFor(() => expect(filterOf(location().search)).toEqual({ name: 'Madrid' }));
  await waitFor(() => expect(lastList(calls)).toMatchObject({ name: 'Madrid', orderBy: 'name' }));
  expect(await link('En Madrid')).toHaveAttribute('aria-current', 'true');
});

it('[A26] says when a link leads to a view that is gone', async () => {
  mountList([], `/project?view=${idOf('view')}`);
  expect(await screen.findByText('Esta vista ya no existe, o ya no se comparte contigo.')).toBeVisible();
});

it('[A26] names the filters that the list no longer accepts', async () => {
  mountList([buildView({ dropped: ['colour', 'country'] })], at({ name: 'Madrid' }, { view: idOf('view') }));
  expect(
    await screen.findByText(
      'La vista «En Madrid» se muestra sin estos filtros, que la lista ya no admite: colour, País.',
    ),
  ).toBeVisible();
});

it('[A26] says when the list differs from the view, and updates the view', async () => {
  const { calls } = mountList([buildView()], at({ name: 'Sevilla' }, { view: idOf('view') }));
  expect(await screen.findByText('Modificada')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar vista' }));
  await waitFor(() => expect(screen.queryByText('Modificada')).toBeNull());
  expect(sent(calls, 'PATCH')?.body).toMatchObject({
    filter: { name: 'Sevilla' },
    orderBy: 'name',
    orderSide: 'asc',
    version: 1,
  });
});

it('[A26] discards changes to filter and order', async () => {
  const { location } = mountList([buildView()], at({ name: 'Sevilla' }, { view: idOf('view') }));
  await userEvent.click(await screen.findByRole('link', { name: 'Descartar cambios' }));
  await waitFor(() => expect(filterOf(location().search)).toEqual({ name: 'Madrid' }));
  await waitFor(() => expect(screen.queryByText('Modificada')).toBeNull());
});

it('[A26] saves filters, order and columns under a name, and shows the new view', async () => {
  const { calls, location } = mountList([], at({ name: 'Sevilla' }));
  await screen.findByRole('row', { name: /Edificio/ });
  await userEvent.click(await (await bar()).findByRole('button', { name: 'Guardar vista…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar vista' }));
  await enter(dialog.getByLabelText(/^Nombre/), 'En Sevilla');
  await userEvent.click(dialog.getByRole('switch', { name: 'Compartida con el equipo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => expect(await link(/En Sevilla/)).toHaveAttribute('aria-current', 'true'));
  expect(sent(calls, 'POST')?.body).toMatchObject({
    list: 'projects',
    name: 'En Sevilla',
    isShared: true,
    filter: { name: 'Sevilla' },
    orderBy: 'name',
    orderSide: 'asc',
    columns: expect.arrayContaining(['name', 'phase']),
  });
  expect(new URLSearchParams(location().search).get('view')).toBe(idOf('new0'));
  expect(await screen.findByText('Cambios guardados')).toBeVisible();
});

it('[A26] shows a refused name at its field, and keeps the dialog', async () => {
  const taken = refusal('overview.view_name_taken', {
    errors: [{ path: 'name', code: 'overview.view_name_taken', message: 'Ya tienes una vista así.' }],
  });
  mountList([], '/project', { [`POST ${path}`]: () => taken });
  await userEvent.click(await (await bar()).findByRole('button', { name: 'Guardar vista…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await enter(dialog.getByLabelText(/^Nombre/), 'En Madrid');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Ya tienes una vista así.')).toBeVisible();
});

const choose = async (item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Opciones de la vista En Madrid' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('[A26] renames, shares and deletes a view', async () => {
  const { calls } = mountList([buildView()], at({ name: 'Madrid' }, { view: idOf('view') }));
  await choose('Compartir con el equipo');
  await waitFor(() => expect(sent(calls, 'PATCH')?.body).toEqual({ isShared: true, version: 1 }));
  await choose('Cambiar nombre…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText(/^Nombre/));
  await enter(dialog.getByLabelText(/^Nombre/), 'Capital');
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').at(-1)?.body).toEqual({
      name: 'Capital',
      version: 2,
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Opciones de la vista Capital' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Borrar…' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Capital' })).toBeNull());
});

it('[A26] lets managers only copy the link of a view that others share', async () => {
  mountList([buildView({ isShared: true })], at({ name: 'Sevilla' }, { view: idOf('view') }), {
    'GET /v1/account/users/me': buildMe({ userId: ids.manager, role: 'operator' }),
  });
  expect(await screen.findByText('Modificada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Actualizar vista' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Opciones de la vista En Madrid' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Copiar enlace',
  ]);
});

/** The column of checkboxes has no name. */
const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

it('[A26] shows the columns of a view, without changing those of the list', async () => {
  mountList([buildView({ columns: ['country', 'name'] })]);
  await screen.findByRole('row', { name: /Edificio/ });
  const before = heads();
  await userEvent.click(await link('En Madrid'));
  await waitFor(() => expect(heads().slice(0, 2)).toEqual(['País', 'Nombre']));
  expect(heads().length).toBeLessThan(before.length);
  expect(screen.queryByText('Modificada')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Nombre' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('link', { name: 'Descartar cambios' }));
  await waitFor(() => expect(heads().slice(0, 2)).toEqual(['País', 'Nombre']));
  await userEvent.click(await link('Todo'));
  await waitFor(() => expect(heads()).toEqual(before));
});

/** The searches that react-admin stored. */
function Stored() {
  const [, store] = useStore<object[]>('project.savedQueries');
  const search = (label: string) => ({
    label,
    value: { filter: { name: label }, sort: { field: 'name', order: 'DESC' } },
  });
  return (
    <button type="button" onClick={() => store([search('En Madrid'), search('Sevilla')])}>
      store
    </button>
  );
}

it('[A26] keeps the searches of this browser as views, under free names', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${projects}`]: listOf(buildProject()),
    [`GET ${path}`]: listOf(buildView()),
    [`POST ${path}`]: ({ body }: FakeCall) => buildView(body as object),
  });
  mount(
    <>
      <Stored />
      <ProjectList />
    </>,
    { at: '/project', route: '/project' },
  );
  await link('En Madrid');
  await userEvent.click(screen.getByRole('button', { name: 'store' }));
  expect(await screen.findByText(/2 búsquedas guardadas: En Madrid, Sevilla/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar como vista' }));
  await waitFor(() => expect(screen.queryByText(/búsquedas guardadas:/)).toBeNull());
  const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { name: 'En Madrid (2)', filter: { name: 'En Madrid' }, orderBy: 'name', orderSide: 'desc' },
    { name: 'Sevilla', filter: { name: 'Sevilla' } },
  ]);
});
