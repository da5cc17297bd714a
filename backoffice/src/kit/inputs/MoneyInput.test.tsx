import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form, SaveButton } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { MoneyInput } from './MoneyInput.tsx';

function mountInput(amount: number | null) {
  fakeApi({});
  const save = vi.fn<(values: object) => void>();
  mount(
    <Form record={{ id: 1, amount }} onSubmit={(values: object) => save(values)}>
      <MoneyInput source="amount" label="Importe" />
      <SaveButton alwaysEnable />
    </Form>,
  );
  return save;
}

it('[M1] shows an amount in Spanish format, but does not reformat while the user types', async () => {
  mountInput(150_000);
  const input = screen.getByLabelText('Importe');
  expect(input).toHaveValue('1.500,00');
  await userEvent.clear(input);
  await userEvent.type(input, '2.750,5');
  expect(input).toHaveValue('2.750,5');
  await userEvent.tab();
  expect(input).toHaveValue('2.750,50');
});

it.each([
  ['2750,5', 275_050],
  ['12345678901234567890', '12345678901234567890.00'],
  ['mucho', 'mucho'],
])('[V6] passes %j to the form as %j', async (typed, value) => {
  const save = mountInput(null);
  await userEvent.type(screen.getByLabelText('Importe'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ amount: value })));
});

it("[M1] shows the form's value when it is reset while the input has the focus", async () => {
  fakeApi({});
  let resetAmount: ((amount: number) => void) | undefined;
  function Changing() {
    const [amount, setAmount] = useState<number>();
    resetAmount = setAmount;
    return (
      <Form record={{ id: 1, amount }}>
        <MoneyInput source="amount" label="Importe" />
      </Form>
    );
  }
  mount(<Changing />);
  const input = screen.getByLabelText('Importe');
  await userEvent.type(input, '125,5');
  act(() => resetAmount?.(8_000));
  expect(input).toHaveFocus();
  expect(input).toHaveValue('80,00');
});

it('passes null to the form when emptied', async () => {
  const save = mountInput(1_000);
  await userEvent.clear(screen.getByLabelText('Importe'));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith(expect.objectContaining({ amount: null })));
});
