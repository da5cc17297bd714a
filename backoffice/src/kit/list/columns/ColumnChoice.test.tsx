import type { Locale } from '@semilla/i18n';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ProjectList } from '../../../records/projects/ProjectList.tsx';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, buildProject, idOf } from '../../../testing/records.ts';

const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/project/phases': listOf({ phaseId: idOf('p-1'), name: 'Draft', orderIndex: 1, colour: 'grey' }),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  'GET /v1/project/projects': listOf(buildProject()),
};

/** The column of checkboxes has no name. */
const heads = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter(Boolean);

async function open(locale: Locale = 'es') {
  fakeApi(answers);
  mount(<ProjectList />, { at: '/project', route: '/project', locale });
  await screen.findByRole('row', { name: /Edificio/ });
  const name = locale === 'es' ? 'Columnas' : 'Columns';
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

it('[B15] lists the columns as switches', async () => {
  const choice = await open();
  expect(choice.getAllByRole('listitem').length).toBe(choice.getAllByRole('switch').length);
  const country = choice.getByRole('switch', { name: 'País' });
  expect(country).not.toBeChecked();
  await userEvent.click(country);
  expect(country).toBeChecked();
  expect(heads()).toContain('País');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Columnas' })).toHaveFocus();
});

it('[B15] moves a column with the keyboard, announces its position, and keeps the focus', async () => {
  const choice = await open();
  const [first, second] = heads();
  const down = choice.getByRole('button', { name: 'Bajar: Nombre' });
  const up = choice.getByRole('button', { name: 'Subir: Nombre' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(heads().slice(0, 2)).toEqual([second, first]);
  expect(down).toHaveFocus();
  expect(choice.getByRole('status')).toHaveTextContent(/^Nombre: columna 2 de \d+$/);
  await userEvent.tab({ shift: true });
  expect(up).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(heads().slice(0, 2)).toEqual([first, second]);
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(up).toHaveFocus();
  expect(heads().slice(0, 2)).toEqual([first, second]);
});

it('[B15] moves a column by dragging, and resets the columns', async () => {
  const choice = await open();
  const before = heads();
  const [first, second] = choice.getAllByRole('listitem');
  if (!first || !second) throw new Error('There are no columns.');
  const dataTransfer = { setData: vi.fn<DataTransfer['setData']>() };
  fireEvent.dragStart(first, { dataTransfer });
  expect(dataTransfer.setData).toHaveBeenCalledOnce();
  fireEvent.dragOver(second);
  fireEvent.dragEnd(first);
  expect(heads().slice(0, 2)).toEqual([before[1], before[0]]);
  await userEvent.click(choice.getByRole('switch', { name: 'País' }));
  await userEvent.click(choice.getByRole('button', { name: 'Restablecer' }));
  expect(heads()).toEqual(before);
});

it('[B15] searches columns by name, and disables moves beyond the found columns', async () => {
  const choice = await open();
  await enter(choice.getByRole('textbox', { name: 'Buscar columnas' }), 'pai');
  expect(choice.getAllByRole('switch')).toHaveLength(1);
  expect(choice.getByRole('button', { name: 'Subir: País' })).toHaveAttribute('aria-disabled', 'true');
});

it('[B15] is translated to English', async () => {
  const choice = await open('en');
  await userEvent.click(choice.getByRole('button', { name: 'Move down: Name' }));
  expect(choice.getByRole('button', { name: 'Move up: Name' })).toBeVisible();
  expect(choice.getByRole('status')).toHaveTextContent(/^Name: column 2 of \d+$/);
});
