import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type FakeCall, fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject } from '../../testing/records.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { ShownRecord } from './ShownRecord.tsx';

const project = buildProject();
const path = `/v1/project/projects/${project.projectId}`;

const confirm = async () => within(await screen.findByRole('dialog')).getByRole('button', { name: 'Borrar' });

function ReadAgain() {
  const queryClient = useQueryClient();
  return (
    <button
      type="button"
      onClick={() => void queryClient.invalidateQueries({ queryKey: ['project', 'getOne'] })}
    >
      Leer otra vez
    </button>
  );
}

it('[A8] returns to the list even if the record is reloaded during the deletion', async () => {
  let isDeleted = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: () => (isDeleted ? refusal('request.not_found') : project),
    [`DELETE ${path}`]: async () => {
      isDeleted = true;
      await ended;
      return undefined;
    },
  });
  const reads = () => calls.filter(({ method, path: at }) => method === 'GET' && at === path).length;
  const { location } = mount(
    <ShownRecord>
      <DeleteButton resource="project" name="Edificio" />
      <ReadAgain />
    </ShownRecord>,
    { at: `/project/${project.projectId}/show`, route: '/project/:id/show' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  await userEvent.click(await confirm());
  await waitFor(() => expect(isDeleted).toBe(true));
  const before = reads();
  await userEvent.click(screen.getByText('Leer otra vez'));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  expect(screen.queryByText('No encontrado')).toBeNull();
  end();
  await waitFor(() => expect(location().pathname).toBe('/project'));
});

it('[A8] cancels reads of the record when its deletion is confirmed', async () => {
  let isSlow = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: () => (isSlow ? new Promise(() => {}) : project),
    [`DELETE ${path}`]: () => ended,
  });
  const { location } = mount(
    <ShownRecord>
      <DeleteButton resource="project" name="Edificio" />
      <ReadAgain />
    </ShownRecord>,
    { at: `/project/${project.projectId}/show`, route: '/project/:id/show' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  isSlow = true;
  await userEvent.click(screen.getByText('Leer otra vez'));
  const lastRead = () => calls.findLast(({ method, path: at }) => method === 'GET' && at === path);
  await waitFor(() => expect(lastRead()?.signal).toMatchObject({ aborted: false }));
  await userEvent.click(await confirm());
  await waitFor(() => expect(lastRead()?.signal).toMatchObject({ aborted: true }));
  end();
  await waitFor(() => expect(location().pathname).toBe('/project'));
});

it('[A8] reads the record again if its deletion is refused', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: project,
    [`DELETE ${path}`]: async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return refusal('project.in_use', { detail: 'El proyecto se abrió.' });
    },
  });
  mount(
    <ShownRecord>
      <DeleteButton resource="project" name="Edificio" />
    </ShownRecord>,
    { at: `/project/${project.projectId}/show`, route: '/project/:id/show' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Borrar' }));
  await userEvent.click(await confirm());
  expect(await screen.findByText('El proyecto se abrió.')).toBeVisible();
  const deletedAt = calls.findIndex(({ method }) => method === 'DELETE');
  const isRead = ({ method, path: at }: FakeCall) => method === 'GET' && at === path;
  await waitFor(() => expect(calls.slice(deletedAt).some(isRead)).toBe(true));
});
