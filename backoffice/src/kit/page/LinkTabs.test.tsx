import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LinkTabs } from './LinkTabs.tsx';

const parts = [
  { to: '/first', label: 'Resumen' },
  { to: '/last', label: 'Pagos' },
];

it('[A8] scrolls to the current link, or to the start if no link is current', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(400);
  let show = (_current: string) => {};
  function Page() {
    const [current, setCurrent] = useState('/last');
    show = setCurrent;
    return <LinkTabs label="Partes" parts={parts} current={current} />;
  }
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(400);
  act(() => show('/last/of/it'));
  expect(row.scrollLeft).toBe(0);
});
