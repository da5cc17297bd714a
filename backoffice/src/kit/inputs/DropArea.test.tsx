import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { DropArea } from './DropArea.tsx';

const file = (name: string) => new File([name], name, { type: 'text/csv' });

async function open(props: { isDisabled?: boolean; error?: string; children?: string } = {}) {
  const onChoose = vi.fn<(files: File[]) => void>();
  mount(
    <DropArea label="Elegir" hint="Menos de 1 MB." types={['text/csv']} onChoose={onChoose} {...props} />,
  );
  const field = await screen.findByLabelText<HTMLInputElement>('Elegir');
  const chosen = () => onChoose.mock.calls.map(([files]) => files.map(({ name }) => name));
  return { field, chosen };
}

it('[A9] takes files that are chosen, and the same file again', async () => {
  const { field, chosen } = await open();
  await userEvent.upload(field, file('uno.csv'));
  await userEvent.upload(field, file('uno.csv'));
  expect(chosen()).toEqual([['uno.csv'], ['uno.csv']]);
});

it('[A9] takes files that are dropped, instead of letting the browser open them', async () => {
  const { field, chosen } = await open();
  const drop = createEvent.drop(field, { dataTransfer: { files: [file('uno.csv'), file('dos.csv')] } });
  fireEvent(field, drop);
  expect(chosen()).toEqual([['uno.csv', 'dos.csv']]);
  expect(drop.defaultPrevented).toBe(true);
});

it('[A9] takes nothing while disabled', async () => {
  const disabled = await open({ isDisabled: true });
  fireEvent.drop(disabled.field, { dataTransfer: { files: [file('uno.csv')] } });
  await userEvent.upload(disabled.field, file('uno.csv'));
  expect(disabled.chosen()).toEqual([]);
});

it('[A9] takes no text that is dropped', async () => {
  const { field, chosen } = await open();
  fireEvent.drop(field, { dataTransfer: { files: [], types: ['text/plain'] } });
  expect(chosen()).toEqual([]);
});

it('[V1] describes the field by its error and its hint', async () => {
  const { field } = await open({ error: 'Requerido.' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Requerido. Menos de 1 MB.');
});

it('[V1] describes the field by the error of a chosen file alone', async () => {
  const { field } = await open({ error: 'Demasiado grande.', children: 'uno.csv' });
  expect(field).toHaveAccessibleDescription('Demasiado grande.');
});
