import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { router } from './router.tsx';

function List() {
  const navigate = router.useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate('/customer/1')}>
        Open
      </button>
      <button type="button" onClick={() => navigate({ search: '?filter=ana' })}>
        Filter
      </button>
    </>
  );
}

// A page whose code never loads, so the list stays visible.
const NeverThere = lazy(() => new Promise<never>(() => {}));

function list() {
  const pages = (
    <Suspense>
      <Routes>
        <Route path="/customer" element={<List />} />
        <Route path="/customer/:id" element={<NeverThere />} />
      </Routes>
    </Suspense>
  );
  const memory = createMemoryRouter([{ path: '*', element: pages }], { initialEntries: ['/customer'] });
  render(<RouterProvider router={memory} />);
  return () => memory.state.location;
}

it('[A2] keeps the filters of a list in its address', async () => {
  const location = list();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(location().search).toBe('?filter=ana'));
  expect(location().pathname).toBe('/customer');
});

it('[A2] does not return to a list whose filter is applied after a row was opened', async () => {
  const location = list();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(location().pathname).toBe('/customer/1'));
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(location()).toMatchObject({ pathname: '/customer/1', search: '' });
});
