import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf, ids, projectRecord } from '../../../testing/records.ts';
import MultimediaTab from './MultimediaTab.tsx';

const path = '/v1/project/project-media-files';
const picture = (name: string) => new File([name], name, { type: 'image/png' });

/** The gallery without pictures. `refused` names the files that the API refuses. */
async function open(refused: string[] = [], refusedField = 'description') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}`]: listOf(),
    [`POST ${path}`]: ({ body }: FakeCall) => {
      const { name } = (body as FormData).get('file') as File;
      if (refused.includes(name))
        return refusal('request.invalid', {
          errors: [{ path: refusedField, code: 'text_too_long', message: 'Demasiado larga.' }],
        });
      return { projectMediaFileId: idOf(name), projectId: ids.project };
    },
  });
  mount(
    <RecordContextProvider value={projectRecord()}>
      <MultimediaTab />
    </RecordContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Añadir imágenes o vídeos' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { calls, dialog, input: dialog.getByLabelText('Elegir imágenes o vídeos') };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const descriptions = (dialog: Dialog) =>
  dialog.getAllByRole('textbox', { name: /^Descripción \*?$|^Descripción$/ });
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
const sent = (calls: FakeCall[]) =>
  calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => [
      ((body as FormData).get('file') as File).name,
      (body as FormData).get('description'),
    ]);

it('[A9][E9] uploads several pictures in one go, each with its description, in the chosen order', async () => {
  const { calls, dialog, input } = await open();
  await userEvent.upload(input, [picture('uno.png'), picture('dos.png'), picture('tres.png')]);
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar dos.png' }));
  for (const [index, field] of descriptions(dialog).entries()) await enter(field, `Foto ${index}`);
  await save(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls)).toEqual([
    ['uno.png', 'Foto 0'],
    ['tres.png', 'Foto 1'],
  ]);
  expect(await screen.findByText('Añadidos 2 archivos')).toBeVisible();
});

it('[A9][E9][V1] asks for a file and for each description before anything is sent', async () => {
  const { calls, dialog, input } = await open();
  await save(dialog);
  expect(await dialog.findByText('Requerido.')).toBeVisible();
  await userEvent.upload(input, [picture('uno.png'), picture('dos.png')]);
  await enter(descriptions(dialog)[0] as HTMLElement, 'Foto');
  await save(dialog);
  await waitFor(() => expect(descriptions(dialog)[1]).toBeInvalid());
  expect(descriptions(dialog)[0]).toBeValid();
  expect(sent(calls)).toEqual([]);
});

it('[A9][E9] keeps what was uploaded before a refusal, and sends it only once', async () => {
  const refused = ['dos.png'];
  const { calls, dialog, input } = await open(refused);
  fireEvent.drop(input, { dataTransfer: { files: [picture('uno.png'), picture('dos.png')] } });
  for (const field of await waitFor(() => descriptions(dialog))) await enter(field, 'Foto');
  await save(dialog);
  expect(await dialog.findByText('Demasiado larga.')).toBeVisible();
  // What was added leaves the form: it could no longer be changed or removed here.
  expect(dialog.getByText('Ya se ha añadido 1 archivo. Aquí queda lo que falta.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Quitar uno.png' })).toBeNull();
  refused.pop();
  await enter(descriptions(dialog)[0] as HTMLElement, ' corta');
  await save(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls).map(([name]) => name)).toEqual(['uno.png', 'dos.png', 'dos.png']);
});

it('[A9][E9] shows the refusal of a file at that file, and the list with what was added once the rest is given up', async () => {
  const { calls, dialog, input } = await open(['dos.png'], 'file');
  await userEvent.upload(input, [picture('uno.png'), picture('dos.png'), picture('tres.png')]);
  for (const field of descriptions(dialog)) await enter(field, 'Foto');
  await save(dialog);
  const refusedItem = (await dialog.findByText('Demasiado larga.')).closest('li');
  expect(refusedItem).toHaveTextContent('dos.png');
  expect(sent(calls).map(([name]) => name)).toEqual(['uno.png', 'dos.png']);
  const lists = () => calls.filter((call) => call.method === 'GET' && call.path === path).length;
  const before = lists();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

it('[A9][E9] sends each picture once, and frees its preview, if the button is pressed twice', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { calls, dialog, input } = await open();
  await userEvent.upload(input, [picture('uno.png'), picture('dos.png')]);
  for (const field of descriptions(dialog)) await enter(field, 'Foto');
  revoke.mockClear();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls).map(([name]) => name)).toEqual(['uno.png', 'dos.png']);
  expect(revoke).toHaveBeenCalledTimes(2);
});
