import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useBackCloses } from './back-closes.ts';

function Part({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return <p>{name}</p>;
}

/** A page with a dialog in which another one may be open. */
function Page({ names, ask }: { names: string[]; ask?: () => void }) {
  const [open, setOpen] = useState(names);
  const close = (name: string) => (ask ? ask() : setOpen((all) => all.filter((one) => one !== name)));
  return (
    <>
      <button type="button" onClick={() => setOpen([])}>
        Done
      </button>
      {open.map((name) => (
        <Part key={name} name={name} onClose={() => close(name)} />
      ))}
    </>
  );
}

const isOfDialog = () => Boolean(window.history.state?.isDialog);
const back = () => act(async () => window.history.back());

it('[A15] closes the innermost dialog at each Back, and stays on the page', async () => {
  const { href } = window.location;
  render(<Page names={['outer', 'inner']} />);
  await back();
  await waitFor(() => expect(screen.queryByText('inner')).not.toBeInTheDocument());
  expect(screen.getByText('outer')).toBeVisible();
  await waitFor(() => expect(isOfDialog()).toBe(true));
  await back();
  await waitFor(() => expect(screen.queryByText('outer')).not.toBeInTheDocument());
  expect([window.location.href, isOfDialog()]).toEqual([href, false]);
});

it('[A15] asks again at the next Back if the dialog stayed open', async () => {
  const ask = vi.fn<() => void>();
  render(<Page names={['form']} ask={ask} />);
  await back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(isOfDialog()).toBe(true));
  await back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

it('[A15] leaves nothing behind when the dialog is closed in another way', async () => {
  render(<Page names={['form']} />);
  await waitFor(() => expect(isOfDialog()).toBe(true));
  act(() => screen.getByRole('button', { name: 'Done' }).click());
  await waitFor(() => expect(isOfDialog()).toBe(false));
});
