import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { type FakeCall, fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { onAPhone } from '../../../testing/on-a-phone.ts';
import { buildMe, idOf, ids, projectRecord } from '../../../testing/records.ts';
import MultimediaTab from './MultimediaTab.tsx';

const media = (projectMediaFileId: string, description: string, order: number) => ({
  projectMediaFileId,
  projectId: ids.project,
  description,
  order,
  kind: 'image',
  picture: null,
  videoUrl: null,
});

function gallery(at = '/') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/project-media-files': ({ query }: FakeCall) =>
      query.kind === 'video'
        ? listOf()
        : listOf(media(idOf('m-1'), 'Fachada', 0), media(idOf('m-2'), 'Patio', 1)),
    [`PATCH /v1/project/project-media-files/${idOf('m-2')}`]: media(idOf('m-2'), 'Patio', 0),
  });
  mount(
    <RecordContextProvider value={projectRecord()}>
      <MultimediaTab />
    </RecordContextProvider>,
    { at },
  );
  return calls;
}

const moves = (calls: ReturnType<typeof gallery>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path.split('/').at(-1), body]);

it('[A9] [E9] moves a picture by dragging', async () => {
  const calls = gallery();
  const [first, second] = [await screen.findByText('Fachada'), screen.getByText('Patio')];
  const dataTransfer = { effectAllowed: '', setData: vi.fn<DataTransfer['setData']>() };
  fireEvent.dragStart(second, { dataTransfer });
  expect(dataTransfer.setData).toHaveBeenCalledOnce();
  fireEvent.dragOver(first, { dataTransfer });
  fireEvent.drop(first, { dataTransfer });
  await waitFor(() => expect(moves(calls)).toEqual([[idOf('m-2'), { order: 0, version: 3 }]]));
});

it('[A9] [E9] moves a picture with buttons', async () => {
  const calls = gallery();
  await userEvent.click(await screen.findByRole('button', { name: 'Mover antes: Patio' }));
  await waitFor(() => expect(moves(calls)).toEqual([[idOf('m-2'), { order: 0, version: 3 }]]));
});

it('[A8] [E9] does not move pictures unless ordered by position, and explains why', async () => {
  const calls = gallery('/?sort=createdAt&order=DESC&filter=%7B%22kind%22%3A%22image%22%7D');
  expect(await screen.findByText(/^Para cambiarlas de sitio/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mover / })).toBeNull();
  expect((await screen.findByText('Patio')).closest('li')).not.toHaveAttribute('draggable', 'true');
  expect(calls.find(({ path }) => path.endsWith('media-files'))?.query).toMatchObject({
    orderBy: 'createdAt',
    orderSide: 'desc',
    kind: 'image',
  });
});

describe('on a phone', () => {
  onAPhone();

  it('[A8] [E9] offers a text button that removes filters without matches', async () => {
    gallery(`/?filter=${encodeURIComponent(JSON.stringify({ kind: 'video' }))}`);
    expect(await screen.findByText('Nada coincide con estos filtros.')).toBeVisible();
    await userEvent.click(screen.getByText('Quitar los filtros', { selector: 'button' }));
    expect(await screen.findByText('Fachada')).toBeVisible();
  });
});
