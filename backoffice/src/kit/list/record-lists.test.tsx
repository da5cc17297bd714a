import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, ListBase } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject } from '../../testing/records.ts';
import { RecordCards } from './RecordCards.tsx';
import { RecordTable } from './RecordTable.tsx';

const projects = 'GET /v1/project/projects';
const me = { 'GET /v1/account/users/me': buildMe() };
const table = (
  <RecordTable>
    <DataTable.Col source="name" />
    {undefined}
  </RecordTable>
);
const cards = <RecordCards>{({ name }) => <p>{name}</p>}</RecordCards>;
const filtered = `/project?${new URLSearchParams({ filter: JSON.stringify({ name: 'zzz' }) })}`;

it.each([
  { on: 'a desktop', list: table, isNarrow: false },
  { on: 'a phone', list: cards, isNarrow: true },
])('offers to remove the filters when nothing matches, on $on', async ({ list, isNarrow }) => {
  const matchMedia = window.matchMedia;
  vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: isNarrow }));
  fakeApi({
    ...me,
    [projects]: ({ query }: { query: object }) => ('name' in query ? listOf() : listOf(buildProject())),
  });
  mount(<ListBase>{list}</ListBase>, { at: filtered, route: '/project', resource: 'project' });
  expect(await screen.findByText('Nada coincide con estos filtros.')).toBeVisible();
  await userEvent.click(screen.getByText('Quitar los filtros', { selector: 'button' }));
  expect(await screen.findByText('Edificio Lavapiés')).toBeVisible();
});

it.each([
  { on: 'a desktop', list: table, parts: 8 },
  { on: 'a phone', list: cards, parts: 4 },
])('shows a placeholder while it loads, on $on', async ({ list, parts }) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = fakeApi({ ...me, [projects]: () => promise });
  const { container } = mount(<ListBase>{list}</ListBase>, {
    at: '/project',
    route: '/project',
    resource: 'project',
  });
  await waitFor(() => expect(calls.some(({ path }) => path === '/v1/project/projects')).toBe(true));
  expect(container.querySelector('[aria-busy=true] .MuiSkeleton-root')).toBeVisible();
  expect(container.querySelectorAll('[aria-busy=true] .MuiSkeleton-root')).toHaveLength(parts);
  resolve(listOf(buildProject()));
  expect(await screen.findByText('Edificio Lavapiés')).toBeVisible();
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
});
