import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataTable, ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { Shortcuts } from '../../../app/shortcuts/Shortcuts.tsx';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, buildProject, idOf, ids } from '../../../testing/records.ts';
import { SheetProvider } from '../../shortcuts/sheet-context.tsx';
import { RecordTable } from '../RecordTable.tsx';

const names = ['Uno', 'Dos', 'Tres'];

async function mountTable(me = buildMe()) {
  fakeApi({
    'GET /v1/account/users/me': me,
    'GET /v1/project/projects': listOf(
      ...names.map((name) => buildProject({ projectId: idOf(name), name, phaseName: 'Draft' })),
    ),
  });
  const mounted = mount(
    <SheetProvider>
      <input aria-label="campo" />
      <ListBase>
        <RecordTable rowClick="show" bulkActionButtons={<button type="button">Borrar</button>}>
          <DataTable.Col source="name" />
        </RecordTable>
      </ListBase>
      <Shortcuts />
    </SheetProvider>,
    { at: '/project' },
  );
  await row('Uno');
  return mounted;
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('[A26] moves the focus over the rows with j and k, and stops at both ends', async () => {
  await mountTable();
  await userEvent.keyboard('j');
  expect(await row('Uno')).toHaveFocus();
  await userEvent.keyboard('jjj');
  expect(await row('Tres')).toHaveFocus();
  await userEvent.keyboard('kkkk');
  expect(await row('Uno')).toHaveFocus();
});

it('[A26] makes only the row of the focus a stop of the Tab key', async () => {
  await mountTable();
  await userEvent.keyboard('jj');
  const stops = screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([await row('Dos')]);
});

it.each(['o', '{Enter}'])('[A26] opens the row with %s', async (key) => {
  const { location } = await mountTable();
  await userEvent.keyboard(`jj${key}`);
  await waitFor(() => expect(location().pathname).toBe(`/project/${idOf('Dos')}`));
});

it('[A26] selects the row with x, and keeps the focus on it', async () => {
  await mountTable();
  await userEvent.keyboard('jjx');
  expect(within(await row('Dos')).getByRole('checkbox')).toBeChecked();
  expect(within(await row('Uno')).getByRole('checkbox')).not.toBeChecked();
  await userEvent.keyboard('jx');
  expect(await screen.findAllByRole('checkbox', { checked: true })).toHaveLength(2);
});

it('[A26] edits the record of the row with e', async () => {
  const { location } = await mountTable();
  await screen.findByRole('row', { name: /Dos/ });
  await waitFor(async () => {
    await userEvent.keyboard('je');
    expect(location().pathname).toMatch(/^\/project\/edit\//);
  });
});

it('[A26] does not edit what the user may not edit', async () => {
  const { location } = await mountTable(buildMe({ userId: ids.admin, role: 'operator' }));
  await userEvent.keyboard('jeee');
  expect(await row('Uno')).toHaveFocus();
  expect(location().pathname).toBe('/project');
});

it('[A26] leaves the keys to a field, and the letter after g to the sections', async () => {
  const { location } = await mountTable();
  await userEvent.type(screen.getByLabelText('campo'), 'jox');
  expect(screen.getByLabelText('campo')).toHaveValue('jox');
  screen.getByLabelText('campo').blur();
  await userEvent.keyboard('gj');
  expect(document.body).toHaveFocus();
  expect(location().pathname).toBe('/project');
});

it('[A26] lists the keys among the shortcuts, and keeps them from the rows while it is open', async () => {
  await mountTable();
  await userEvent.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atajos de teclado' }));
  expect(sheet.getByText('Fila siguiente')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await screen.findByRole('row', { name: /Uno/, hidden: true })).not.toHaveFocus();
});
