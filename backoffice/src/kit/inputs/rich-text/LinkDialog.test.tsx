import { tokens } from '@semilla/format/tokens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { RichTextInput } from './index.tsx';

beforeAll(() => {
  // jsdom lacks these functions, which the editor calls.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

async function open() {
  const onSubmit = vi.fn<(values: Record<string, unknown>) => undefined>();
  const onLeave = vi.fn<() => void>();
  mount(
    <FormDialog
      title="Nueva descripción"
      onSubmit={onSubmit}
      onLeave={onLeave}
      record={{ id: '1', text: '' }}
    >
      <RichTextInput source="text" label="Texto" />
    </FormDialog>,
  );
  const opener = await screen.findByRole('button', { name: 'Enlace' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace' }));
  const address = dialog.getByRole('textbox', { name: 'Dirección' });
  await waitFor(() => expect(address).toHaveFocus());
  return { onSubmit, onLeave, opener, dialog, address };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Enlace' })).toBeNull());
const form = () => screen.getByRole('dialog', { name: 'Nueva descripción' });

describe('the link dialog', () => {
  it('[E6] closes on Escape without closing the form, and returns the focus', async () => {
    const { onLeave, onSubmit, opener } = await open();
    await userEvent.keyboard('semilla.example{Escape}');
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(form()).toBeVisible();
    expect(screen.queryByText('Descartar')).toBeNull();
    expect(onLeave).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[E6] closes on Escape from any of its buttons', async () => {
    const { onLeave, dialog, opener } = await open();
    dialog.getByRole('button', { name: 'Cancelar' }).focus();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('[E6] adds the link on Enter, without submitting the form', async () => {
    const { onSubmit, onLeave } = await open();
    await userEvent.keyboard('semilla.example{Enter}');
    await isGone();
    const text = within(form()).getByRole('textbox', { name: 'Texto' });
    await waitFor(() => expect(text).toHaveFocus());
    expect(within(text).getByRole('link')).toHaveAttribute('href', 'https://semilla.example');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('[E6] refuses an invalid address on Enter, and stays open', async () => {
    const { onSubmit, address } = await open();
    await userEvent.keyboard('javascript:alert(1){Enter}');
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'true'));
    expect(address).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[E6] handles the arrow keys itself, not the toolbar', async () => {
    const { dialog } = await open();
    const cancel = dialog.getByRole('button', { name: 'Cancelar' });
    cancel.focus();
    await userEvent.keyboard('{ArrowRight}{Home}');
    expect(cancel).toHaveFocus();
  });
});

it('the label of the text turns red with its error', async () => {
  mount(
    <FormDialog
      title="Nueva descripción"
      record={{ id: '1', text: '' }}
      validate={() => ({ text: 'Requerido.' })}
      onSubmit={() => undefined}
      onLeave={() => undefined}
    >
      <RichTextInput source="text" label="Texto" isRequired />
    </FormDialog>,
  );
  const label = (await screen.findByText('Texto *')).closest('p');
  const red = { color: tokens.colours.light.red };
  expect(label).not.toHaveStyle(red);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Requerido.')).toBeVisible();
  expect(label).toHaveStyle(red);
});
