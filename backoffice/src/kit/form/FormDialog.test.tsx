import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextInput } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { mount } from '../../testing/mount.tsx';
import { FormDialog } from './FormDialog.tsx';

const outside = (dialog: HTMLElement) => dialog.parentElement as HTMLElement;

async function open(props: { uploadPercent?: number; onSubmit?: () => unknown } = {}) {
  const onLeave = vi.fn<() => void>();
  mount(
    <FormDialog title="Nuevo hito" onSubmit={() => undefined} onLeave={onLeave} {...props}>
      <TextInput source="name" label="Nombre" />
    </FormDialog>,
  );
  return { onLeave, dialog: await screen.findByRole('dialog') };
}

const write = () => enter(screen.getByLabelText('Nombre'), 'Licencia de obras');

it('[A9] closes an unchanged dialog on a click outside', async () => {
  const { onLeave, dialog } = await open();
  await userEvent.click(outside(dialog));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('[A9] ignores a click outside after something was typed', async () => {
  const { onLeave, dialog } = await open();
  await write();
  await userEvent.click(outside(dialog));
  expect(onLeave).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Licencia de obras');
});

it('[A9] asks before discarding what was typed', async () => {
  const { onLeave } = await open();
  await write();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
  await waitFor(() => expect(screen.getByLabelText('Nombre')).toHaveValue('Licencia de obras'));
  expect(onLeave).not.toHaveBeenCalled();

  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('[A9] cancels an upload without asking', async () => {
  const { onLeave } = await open({ uploadPercent: 40 });
  await write();
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onLeave).toHaveBeenCalledOnce();
});

it('[A9] [X3] warns before the tab is closed while the dialog is open, also after a failed save', async () => {
  const onSubmit = vi.fn<() => Promise<boolean>>(async () => false);
  await open({ onSubmit });
  await write();
  const save = screen.getByRole('button', { name: 'Guardar' });
  await userEvent.click(save);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  await waitFor(() => expect(save).toBeEnabled());
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
});
