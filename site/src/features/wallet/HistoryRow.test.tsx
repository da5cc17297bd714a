// @vitest-environment jsdom
import type { Transaction } from '@semilla/contract';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { profileWords } from '../profile/profile-words.ts';
import { HistoryRow } from './HistoryRow.tsx';

const plain = {
  transactionId: '01890a5d-ac96-774b-bcce-b302099a8057',
  amount: 123_450,
  type: 'income',
  issuerName: 'user-wallet',
  status: 'completed',
  bankAccount: 'Nómina · •••• •••• 1332',
  projectName: null,
  rejectReason: null,
  taxRate: null,
  createdAt: new Date('2026-03-14T09:30:00Z'),
};
const open = async (more: object) =>
  (await mount(<HistoryRow transaction={{ ...plain, ...more } as Transaction} />, profileWords)).textContent;

it.each([
  [{}, 'Ingreso'],
  [{ type: 'withdraw' }, 'Retirada'],
  [{ type: 'withdraw', issuerName: 'project_order', projectName: 'Lavapiés' }, 'Inversión en Lavapiés'],
  [{ issuerName: 'project_order', projectName: 'Lavapiés' }, 'Recibido de Lavapiés'],
  [{ type: 'withdraw', issuerName: 'project_fee', projectName: 'Lavapiés' }, 'Comisión de Lavapiés'],
  [{ type: 'withdraw', issuerName: 'project_tax', projectName: 'Lavapiés' }, 'Retención fiscal de Lavapiés'],
  [{ issuerName: 'project_tax', projectName: 'Lavapiés' }, 'Retención fiscal devuelta de Lavapiés'],
  [{ issuerName: 'admin-backoffice' }, 'Ingreso registrado por nuestro equipo'],
  [{ issuerName: 'returned_payment' }, 'Retirada devuelta por el banco'],
])('[E3] describes %j', async (more, text) => {
  expect(await open(more)).toContain(text);
});

it('[E3][S3][M1] shows date, account, amount and state', async () => {
  const text = await open({ type: 'withdraw', status: 'rejected', rejectReason: 'La cuenta está cerrada.' });
  expect(text).toContain('14/03/2026 10:30');
  expect(text).toContain('Nómina · •••• •••• 1332');
  expect(text).toMatch(/−1\.234,50\s€/);
  expect(text).toContain('Rechazado');
  expect(text).toContain('Motivo del rechazo: La cuenta está cerrada.');
});

it('[L44] shows the rate of the withheld tax', async () => {
  const text = await open({ type: 'withdraw', issuerName: 'project_tax', taxRate: 1_900 });
  expect(text).toMatch(/Tipo de retención: 19,00\s%/);
  expect(await open({})).not.toContain('Tipo de retención');
});

it.each([
  ['AC04', 'Motivo que da el banco: La cuenta está cerrada.'],
  ['ZZ99', 'Motivo que da el banco: ZZ99.'],
])('[L49] shows that a withdrawal was returned, with the reason %s', async (returnReason, reason) => {
  const returnedAt = new Date('2026-03-20T10:00:00Z');
  const text = await open({ type: 'withdraw', returnedAt, returnReason });
  expect(text).toContain('Devuelto');
  expect(text).not.toContain('Completado');
  expect(text).toContain('El banco la devolvió el 20/03/2026 11:00');
  expect(text).toContain(reason);
});

it('[S3] explains how to make the transfer of a pending deposit, but not afterwards', async () => {
  expect(await open({ status: 'pending' })).toContain('Cómo hacer la transferencia');
  expect(await open({})).not.toContain('Cómo hacer la transferencia');
});
