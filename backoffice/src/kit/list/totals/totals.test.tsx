import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import TransactionList from '../../../records/transactions/TransactionList.tsx';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { buildTransaction } from '../../../testing/money-records.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe } from '../../../testing/records.ts';

const path = '/v1/wallet/transactions';
const rows = { data: [buildTransaction()], total: 1_234 };
const sums = { totalIn: '1234567.89', totalOut: '0.10' };
const isOfTotals = ({ query }: FakeCall) => query.getTotalAmount === 'true';

function mountList(answer: (call: FakeCall) => unknown, at = '/wallet') {
  const calls = fakeApi({ 'GET /v1/account/users/me': buildMe(), [`GET ${path}`]: answer });
  mount(<TransactionList />, { at, route: '/wallet', resource: 'wallet' });
  return calls.filter.bind(calls, (call: FakeCall) => call.path === path) as () => FakeCall[];
}

const line = async () => within(await screen.findByRole('region', { name: 'Totales' }));

it('[A26] shows the number of rows and the sums of the whole filter, exact in cents', async () => {
  const filter = JSON.stringify({ status: 'completed', amount: 'gte:100.00' });
  const calls = mountList(
    (call) => (isOfTotals(call) ? { ...rows, ...sums } : rows),
    `/wallet?${new URLSearchParams({ filter, page: '3' })}`,
  );
  const totals = await line();
  expect(await totals.findByText('1.234.567,89 €')).toBeVisible();
  expect(totals.getByText('0,10 €')).toBeVisible();
  expect(totals.getByText('1.234 filas')).toBeVisible();
  expect(calls().find(isOfTotals)?.query).toMatchObject({
    status: 'completed',
    amount: 'gte:100.00',
    take: '1',
    skip: '0',
  });
});

it('[A26] requests the sums after the rows, which do not wait for them', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = mountList((call) => (isOfTotals(call) ? promise : rows));
  expect(await screen.findByRole('row', { name: /Lucía/ })).toBeVisible();
  await waitFor(() => expect(calls().some(isOfTotals)).toBe(true));
  expect(calls().findIndex(isOfTotals)).toBeGreaterThan(0);
  expect(calls()[0]?.query).not.toHaveProperty('getTotalAmount');
  resolve({ ...rows, ...sums });
  expect(await (await line()).findByText('0,10 €')).toBeVisible();
});

it.each([
  ['of completed movements', {}, ['Entradas completadas', 'Salidas completadas']],
  ['of the state that is looked for', { status: 'pending' }, ['Entradas', 'Salidas']],
])('[A26] says that the sums are %s', async (_, filter, labels) => {
  mountList(
    () => ({ ...rows, ...sums }),
    `/wallet?${new URLSearchParams({ filter: JSON.stringify(filter) })}`,
  );
  const totals = await line();
  for (const label of labels) expect(totals.getByText(new RegExp(`^${label}:`))).toBeVisible();
});

it('[A26] asks for no sums of an empty list', async () => {
  const calls = mountList(() => listOf());
  expect(await screen.findByText('Todavía no hay movimientos')).toBeVisible();
  expect(calls().some(isOfTotals)).toBe(false);
});

it('[A26][X3] says when the sums failed, and tries again', async () => {
  let hasFailed = false;
  mountList((call) => {
    if (!isOfTotals(call)) return rows;
    if (hasFailed) return { ...rows, ...sums };
    hasFailed = true;
    return refusal('request.unavailable');
  });
  expect(await screen.findByText('No se han podido calcular los totales.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Lucía/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await (await line()).findByText('0,10 €')).toBeVisible();
});
