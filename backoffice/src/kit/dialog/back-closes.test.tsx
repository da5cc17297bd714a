import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useBlocker, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useBackCloses, useFollowRouter } from './back-closes.ts';

function Part({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return <p>{name}</p>;
}

/** A page with a dialog that can open a second one. */
function Page({ names, ask }: { names: string[]; ask?: () => void }) {
  const [open, setOpen] = useState(names);
  const close = (name: string) => (ask ? ask() : setOpen((all) => all.filter((one) => one !== name)));
  return (
    <>
      <button type="button" onClick={() => setOpen(['form'])}>
        Open
      </button>
      <button type="button" onClick={() => setOpen([])}>
        Done
      </button>
      {open.map((name) => (
        <Part key={name} name={name} onClose={() => close(name)} />
      ))}
    </>
  );
}

function Frame() {
  useFollowRouter();
  return <Outlet />;
}

function UnsavedForm() {
  const { state, proceed, reset } = useBlocker(true);
  return (
    <>
      <h1>Form</h1>
      {state === 'blocked' && (
        <>
          <button type="button" onClick={reset}>
            Stay
          </button>
          <button type="button" onClick={proceed}>
            Discard
          </button>
        </>
      )}
    </>
  );
}

function Other() {
  return <h1>{useLocation().pathname}</h1>;
}

const isOfDialog = () => Boolean(window.history.state?.isDialog);
const back = () => act(async () => window.history.back());

it('[A15] closes the innermost dialog on each Back, and stays on the page', async () => {
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

it('[A15] asks again on the next Back if the dialog stayed open', async () => {
  const ask = vi.fn<() => void>();
  render(<Page names={['form']} ask={ask} />);
  await back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(isOfDialog()).toBe(true));
  await back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

describe('a dialog closed by its button', () => {
  let router: ReturnType<typeof createBrowserRouter>;
  const heading = (name: string) => screen.findByRole('heading', { name });
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
  const forward = () => act(async () => window.history.forward());
  const go = (to: string) => act(() => router.navigate(to));

  /** Goes from /before to /page, then opens and closes a dialog there. */
  async function closedByButton() {
    const children = [
      { path: '/page', element: [<h1 key="page">Page</h1>, <Page key="dialogs" names={[]} />] },
      { path: '/form', Component: UnsavedForm },
      { path: '*', Component: Other },
    ];
    router = createBrowserRouter([{ Component: Frame, children }]);
    render(<RouterProvider router={router} />);
    await go('/before');
    await go('/page');
    await press('Open');
    expect(screen.getByText('form')).toBeVisible();
    await press('Done');
    expect(screen.queryByText('form')).not.toBeInTheDocument();
  }

  it('[A15] does not need an extra Back', async () => {
    await closedByButton();
    await back();
    expect(await heading('/before')).toBeVisible();
    await forward();
    expect(await heading('Page')).toBeVisible();
  });

  it('[A15] does not return to the page after the save has opened another one', async () => {
    await closedByButton();
    await go('/after');
    await go('/later');
    expect(await heading('/later')).toBeVisible();
    await back();
    expect(await heading('/after')).toBeVisible();
    await back();
    expect(await heading('Page')).toBeVisible();
    await waitFor(() => expect(isOfDialog()).toBe(false));
    await back();
    expect(await heading('/before')).toBeVisible();
  });

  it('[A15] does not block Forward', async () => {
    await closedByButton();
    await go('/after');
    await back();
    expect(await heading('Page')).toBeVisible();
    await waitFor(() => expect(isOfDialog()).toBe(false));
    await forward();
    expect(await heading('/after')).toBeVisible();
  });

  it('[A15] asks once before an unsaved form is left, and then goes back one page', async () => {
    await closedByButton();
    await go('/form');
    await back();
    await screen.findByRole('button', { name: 'Stay' });
    await press('Stay');
    expect(window.location.pathname).toBe('/form');
    expect(await heading('Form')).toBeVisible();
    await back();
    await screen.findByRole('button', { name: 'Discard' });
    await press('Discard');
    expect(await heading('Page')).toBeVisible();
    await waitFor(() => expect(isOfDialog()).toBe(false));
    expect(window.location.pathname).toBe('/page');
  });
});
