import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';

const page = (script: string) => new Response(`<script type="module" crossorigin src="${script}"></script>`);
const reload = vi.fn<() => void>();
let served = '/admin/assets/one.js';

beforeEach(() => {
  served = '/admin/assets/one.js';
  const own = document.createElement('script');
  own.type = 'module';
  own.setAttribute('src', served);
  document.head.append(own);
  vi.stubGlobal('fetch', async () => page(served));
  vi.stubGlobal('location', { ...window.location, reload });
});

afterEach(() => {
  document.head.replaceChildren();
  reload.mockClear();
});

async function comeBack() {
  await act(async () => {
    fireEvent.focus(window);
  });
}

it('[A1] says nothing while the server has the same version', async () => {
  mount(<NewVersionNotice />);
  await comeBack();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[A1] tells of a newer version, and brings it when asked', async () => {
  served = '/admin/assets/two.js';
  mount(<NewVersionNotice />);
  await comeBack();
  expect(await screen.findByText(/Hay una versión nueva/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cargar la versión nueva' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('[A1] does not lose what is being written', async () => {
  served = '/admin/assets/two.js';
  mount(
    <main>
      <form aria-label="datos" />
      <NewVersionNotice />
    </main>,
  );
  await comeBack();
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar la versión nueva' }));
  expect(reload).not.toHaveBeenCalled();
  expect(await screen.findByText(/Se perderán los cambios sin guardar/)).toBeVisible();
});

it('[A1] is quiet where the server is away', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('away')));
  mount(<NewVersionNotice />);
  await comeBack();
  expect(screen.queryByRole('alert')).toBeNull();
});
