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
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', served);
  document.head.append(script);
  vi.stubGlobal('fetch', async () => page(served));
  vi.stubGlobal('location', { ...window.location, reload });
});

afterEach(() => {
  document.head.replaceChildren();
  reload.mockClear();
});

async function focusWindow() {
  await act(async () => {
    fireEvent.focus(window);
  });
}

it('[A1] shows nothing while the server has the same version', async () => {
  mount(<NewVersionNotice />);
  await focusWindow();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[A1] announces a new version, and loads it on request', async () => {
  served = '/admin/assets/two.js';
  mount(<NewVersionNotice />);
  await focusWindow();
  expect(await screen.findByText(/Hay una versión nueva/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cargar la versión nueva' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('[A1] asks before unsaved changes are lost', async () => {
  served = '/admin/assets/two.js';
  mount(
    <main>
      <form aria-label="datos" />
      <NewVersionNotice />
    </main>,
  );
  await focusWindow();
  await userEvent.click(await screen.findByRole('button', { name: 'Cargar la versión nueva' }));
  expect(reload).not.toHaveBeenCalled();
  expect(await screen.findByText(/Se perderán los cambios sin guardar/)).toBeVisible();
});

it('[A1] shows nothing when the server is unreachable', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('away')));
  mount(<NewVersionNotice />);
  await focusWindow();
  expect(screen.queryByRole('alert')).toBeNull();
});
