import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SaveButton } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { DateInput } from './DateInput.tsx';
import { MomentInput } from './MomentInput.tsx';

function mountInputs() {
  fakeApi({});
  const save = vi.fn<(values: object) => void>();
  const record = { id: 1, day: '2026-02-03', startsAt: '2026-02-03T09:30:00.000Z' };
  mount(
    <Form record={record} onSubmit={(values: object) => save(values)}>
      <DateInput source="day" label="Fecha" />
      <MomentInput source="startsAt" label="Comienzo" />
      <SaveButton alwaysEnable />
    </Form>,
  );
  return save;
}

it.each([
  ['21051988', '21/05/1988', '1988-05-21'],
  ['1/2/1988', '01/02/1988', '1988-02-01'],
  ['31/02/1988', '31/02/1988', '31/02/1988'],
])('[M3][V5] %j is shown as %j and sent as %j', async (typed, shown, value) => {
  const save = mountInputs();
  const input = screen.getByLabelText('Fecha');
  expect(input).toHaveValue('03/02/2026');
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
  expect(input).toHaveValue(shown);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ day: value })));
});

it('[M3] asks for a moment as DD/MM/YYYY HH:MM', async () => {
  const save = mountInputs();
  const input = screen.getByLabelText('Comienzo');
  expect(input).toHaveDisplayValue(/^03\/02\/2026 10:30$/);
  await userEvent.clear(input);
  await userEvent.type(input, '21/5/2026 9:05');
  await userEvent.tab();
  expect(input).toHaveValue('21/05/2026 09:05');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const startsAt = new Date('2026-05-21T09:05+02:00').toISOString();
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ startsAt })));
});
