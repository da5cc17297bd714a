import { clearTab, noteDate } from '@semilla/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton, TextInput } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, whoIsSignedIn } from '../../../api/session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids } from '../../../testing/records.ts';
import { PersistentForm } from '../PersistentForm.tsx';

interface Given {
  version?: number;
  texts?: { plan: string; risks: string };
  save?: () => Promise<undefined>;
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  noteDate(new Headers({ date: new Date().toUTCString(), 'cache-control': 'no-store' }));
  vi.useRealTimers();
});

const texts = { plan: 'Reformar', risks: 'Retrasos' };
const offer = /^En este navegador hay cambios tuyos sin guardar/;
const outdated = /Desde entonces este registro ha cambiado/;
const field = (name: string) => screen.getByRole('textbox', { name });
const storedDrafts = () => Object.entries(localStorage).filter(([key]) => key.startsWith('semilla-draft'));
const pause = () => act(() => vi.advanceTimersByTime(600));

/** Opens the form as if in a new tab. */
async function open({ version = 3, save = async () => undefined, ...record }: Given = {}) {
  cleanup();
  clearSession();
  fakeApi({ 'GET /v1/account/users/me': buildMe() });
  await whoIsSignedIn();
  mount(
    <PersistentForm
      keepsDraft
      record={{ id: ids.project, name: 'Faro', texts, version, ...record }}
      onSubmit={save}
    >
      <TextInput source="name" label="Nombre" />
      <TextInput source="texts.plan" label="Plan" />
      <TextInput source="texts.risks" label="Riesgos" />
      <SaveButton alwaysEnable />
    </PersistentForm>,
    { at: '/project/edit/1' },
  );
  await screen.findByRole('textbox', { name: 'Nombre' });
}

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

async function type(name: string, text: string) {
  await user.type(field(name), text);
  await pause();
}

it('[A29][A9] warns if the record has changed since, and leaves the fields of others as they are now', async () => {
  await open();
  await type('Plan', ' todo');
  await open();
  expect(screen.getByText(offer)).toBeVisible();
  expect(screen.queryByText(outdated)).toBeNull();
  await open({ version: 4, texts: { plan: 'Vender', risks: 'Licencias' } });
  expect(screen.getByText(outdated)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recuperarlos' }));
  await waitFor(() => expect(field('Plan')).toHaveValue('Reformar todo'));
  expect(field('Riesgos')).toHaveValue('Licencias');
});

it('[A29] keeps nothing of a form that was saved less than a pause after the last key', async () => {
  const save = vi.fn<() => Promise<undefined>>(async () => undefined);
  await open({ save });
  await user.type(field('Nombre'), ' de Tarifa');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  await pause();
  expect(storedDrafts()).toEqual([]);
});

it('[A29] drops what cannot be read, and old drafts of forms that are not opened again', async () => {
  await open();
  await type('Nombre', ' de Tarifa');
  const [[key = ''] = []] = storedDrafts();
  const at = new Date(Date.now() - 8 * 86_400_000).toISOString();
  localStorage.setItem(`${key}/other`, JSON.stringify({ values: { name: 'Ana' }, at }));
  localStorage.setItem(key, '{"values":');
  await open();
  expect(field('Nombre')).toHaveValue('Faro');
  expect(storedDrafts()).toEqual([]);
});

it('[A29] keeps what was typed before the offered draft is discarded', async () => {
  await open();
  await type('Nombre', ' de Tarifa');
  await open();
  await type('Nombre', ' Rojo');
  await user.click(screen.getByRole('button', { name: 'Descartarlos' }));
  await pause();
  expect(storedDrafts().join()).toContain('Faro Rojo');
});

it('[A29][P7] keeps nothing more once the user has logged out in another tab', async () => {
  await open();
  await type('Nombre', ' de Tarifa');
  expect(storedDrafts()).toHaveLength(1);
  clearTab();
  expect(storedDrafts()).toEqual([]);
  await type('Nombre', ' y de Cádiz');
  expect(storedDrafts()).toEqual([]);
});

it('[A29] says how old a draft is by the clock of the device, which also dated it', async () => {
  const later = new Date(Date.now() + 40 * 86_400_000).toUTCString();
  noteDate(new Headers({ date: later, 'cache-control': 'no-store' }));
  await open();
  await type('Nombre', ' de Tarifa');
  await open();
  expect(screen.getByText(/hace \d+ segundos?\.$/)).toBeVisible();
});

it('[A29] lets the user go on when the storage is full', async () => {
  await open();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await type('Nombre', ' de Tarifa');
  expect(full).toHaveBeenCalled();
  expect(field('Nombre')).toHaveValue('Faro de Tarifa');
});

it('[A9] saves once if the button is pressed twice', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const save = vi.fn<() => Promise<undefined>>(() => promise);
  await open({ save });
  await user.type(field('Nombre'), ' de Tarifa');
  await user.dblClick(screen.getByRole('button', { name: 'Guardar' }));
  resolve(undefined);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
});
