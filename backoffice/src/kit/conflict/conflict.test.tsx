import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { edits, open } from '../../testing/conflicts.tsx';
import { listOf } from '../../testing/fake-api.ts';
import { buildAuditEntry, idOf, ids } from '../../testing/records.ts';

const conflict = async () => within(await screen.findByRole('dialog', { name: 'Cambiado mientras tanto' }));
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe.each(Object.entries(edits))('%s', (_, edited) => {
  const {
    act,
    row: [name, text],
    sent: expected,
    current,
  } = edited;

  it('[A33] shows what a colleague changed meanwhile, and is saved on top of it', async () => {
    const sent = open(edited);
    await act();
    const dialog = await conflict();
    expect(await dialog.findByRole('row', { name })).toHaveTextContent(text);
    expect(sent).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar lo mío encima' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject(expected);
    await isOver();
  });

  it('[A33] stays as the colleague saved it, if the user prefers that', async () => {
    const sent = open(edited);
    await act();
    await userEvent.click((await conflict()).getByRole('button', { name: 'Dejar lo suyo' }));
    await isOver();
    expect(sent).toHaveLength(1);
    expect(Number(sent[0]?.version)).toBe(current.version - 1);
  });
});

it('[A33] names the colleague who edited the record, not who looked at it nor the reader', async () => {
  const edited = edits['the state of a bank account'];
  const action = 'bank-account.edit';
  const trail = listOf(
    buildAuditEntry({ action, userId: ids.admin, userName: 'Elena Vidal' }),
    buildAuditEntry({
      action: 'bank-account.see-number',
      userId: idOf('who looked'),
      userName: 'Marcos Iglesias',
      before: null,
      after: null,
    }),
    buildAuditEntry({ action, userId: ids.manager, userName: 'Marta Ruiz' }),
  );
  open({ ...edited, answers: { ...edited.answers, 'GET /v1/audit': trail } });
  await edited.act();
  expect(await (await conflict()).findByText(/^Marta Ruiz ha guardado esto/)).toBeVisible();
});
