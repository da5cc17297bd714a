// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../testing/mount.tsx';
import { Dialog } from './Dialog.tsx';

const isOfDialog = () => history.state?.isDialog === true;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (this.open) queueMicrotask(() => this.dispatchEvent(new Event('close')));
    this.open = false;
  };
  history.pushState(null, '', '/projects/');
  history.pushState(null, '', '/projects/sol');
  // Tells other copies of the module, from other tests, where the page is.
  window.dispatchEvent(new PopStateEvent('popstate'));
});

function Opener({ isBusy = false }: { isBusy?: boolean }) {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        Invertir
      </button>
      {open > 0 && (
        <Dialog title="Fuera" isBusy={isBusy} onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            Confirmar
          </button>
          {open > 1 && (
            <Dialog title="Dentro" onClose={() => setOpen(1)}>
              Código
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}

const titles = (place: HTMLElement) => [...place.querySelectorAll('h2')].map((title) => title.textContent);

async function back(): Promise<void> {
  const left = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await left;
  });
}

it('[R20] closes the innermost dialog on each Back, and stays on the page', async () => {
  const place = await mount(<Opener />, ['common.actions']);
  await press(place, 'Invertir');
  await press(place, 'Confirmar');
  expect(titles(place)).toEqual(['Fuera', 'Dentro']);
  await back();
  expect([titles(place), isOfDialog()]).toEqual([['Fuera'], true]);
  await back();
  expect([titles(place), isOfDialog(), location.pathname]).toEqual([[], false, '/projects/sol']);
});

it('[R20] stays open on Back while something is in progress, and again on the next one', async () => {
  const place = await mount(<Opener isBusy />, ['common.actions']);
  await press(place, 'Invertir');
  for (const _ of [1, 2]) {
    await back();
    expect([titles(place), isOfDialog()]).toEqual([['Fuera'], true]);
  }
});

it('[R20] needs no extra Back after it was closed by its button', async () => {
  const place = await mount(<Opener />, ['common.actions']);
  await press(place, 'Invertir');
  await act(async () => place.querySelector<HTMLElement>('.icon-button')?.click());
  expect(titles(place)).toEqual([]);
  await back();
  await vi.waitFor(() => expect(location.pathname).toBe('/projects/'));
});
