import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { moneyIds } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildAuditEntry, buildMe, ids } from '../../testing/records.ts';
import AuditList from './AuditList.tsx';

function list(moreAnswers: object = {}, at = '/audit') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    'GET /v1/project/phases': listOf(),
    'GET /v1/project/projects-types': listOf(),
    'GET /v1/audit': listOf(buildAuditEntry()),
    ...moreAnswers,
  });
  mount(<AuditList />, { at, resource: 'audit' });
  return calls;
}

it('[B5] describes each entry in words, with its subject and its changes', async () => {
  list();
  const row = await screen.findByRole('row', { name: /Elena Vidal/ });
  expect(row).toHaveTextContent('03/02/2026 13:05');
  expect(row).toHaveTextContent('Cambió el proyecto');
  expect(screen.getByRole('link', { name: 'Proyecto' })).toHaveAttribute('href', `/project/${ids.project}`);
  expect(row).toHaveTextContent('Nombre: Edificio Lavapiés pasa a ser Edificio Lavapiés II');
  await userEvent.click(screen.getByRole('button', { name: /Ver todo: Cambió el proyecto/ }));
  expect(
    await screen.findByRole('row', { name: 'Nombre Edificio Lavapiés Edificio Lavapiés II' }),
  ).toBeVisible();
});

it('[B5] omits user ids from the summary line but shows them in the details', async () => {
  const after = { type: 'income', userId: moneyIds.customer, amountCents: 123_456 };
  list({ 'GET /v1/audit': listOf(buildAuditEntry({ action: 'transaction.create', before: null, after })) });
  const row = await screen.findByRole('row', { name: /Elena Vidal/ });
  expect(row).toHaveTextContent('Tipo: Ingreso · Importe: 1.234,56 €');
  await userEvent.click(screen.getByRole('button', { name: /Ver todo/ }));
  expect(await screen.findByRole('row', { name: `Cliente ${moneyIds.customer}` })).toBeVisible();
});

it.each([
  ['Verificación: Aprobada', 'user.edit', { verificationStatus: 'Approved' }],
  ['Siguiente paso: Preparar los códigos', 'session.log-in', { next: 'first-otp' }],
  ['Estado: Con error', 'bank-account.edit', { state: 'error' }],
  ['Estado: Rechazada', 'verification.decide', { status: 'Declined' }],
  [
    'Motivo: Documento caducado · Código del motivo: 207',
    'verification.follow-decision',
    { reason: 'Document expired', reasonCode: 207 },
  ],
  ['Motivo: Unknown to us', 'verification.follow-decision', { reason: 'Unknown to us', reasonCode: 999 }],
  ['Última acción: Envió sus documentos', 'verification.follow-event', { action: 'submitted' }],
  ['Capital devuelto: 1.500,00 €', 'project.close', { principal: 150_000 }],
  ['Duración (meses): 18', 'project.edit', { durationMonths: 18 }],
  [
    'Promotor: Nombre: Rehabitia · NIF: B12345674',
    'project.edit',
    { promoter: { name: 'Rehabitia', taxId: 'B12345674' } },
  ],
])('[B5] shows recorded values as the screens show them: %s', async (line, action, after) => {
  list({ 'GET /v1/audit': listOf(buildAuditEntry({ action, before: null, after })) });
  expect(await screen.findByRole('row', { name: /Elena Vidal/ })).toHaveTextContent(line);
});

it('[B5] shows only the changed parts of a value that consists of several', async () => {
  const promoter = { name: 'Rehabitia', taxId: 'B12345674', website: 'https://rehabitia.example' };
  list({
    'GET /v1/audit': listOf(
      buildAuditEntry({
        action: 'project.edit',
        before: { promoter },
        after: { promoter: { ...promoter, website: null } },
      }),
    ),
  });
  const row = await screen.findByRole('row', { name: /Elena Vidal/ });
  expect(row).toHaveTextContent(/Promotor, (?:Página web|Web): https:\/\/rehabitia.example pasa a ser /);
  expect(row).not.toHaveTextContent('B12345674');
});

it('[B5] filters by the query parameters', async () => {
  const filter = { action: 'project.edit', fromDate: '2026-01-01', subjectType: 'project' };
  const calls = list({}, `/audit?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await screen.findByRole('row', { name: /Elena Vidal/ });
  expect(calls.find(({ path }) => path === '/v1/audit')?.query).toMatchObject(filter);
});

it('[B13] offers the trail for export', async () => {
  list();
  const file = await screen.findByRole('link', { name: 'Exportar' });
  expect(file).toHaveAttribute('href', expect.stringContaining('/v1/audit/export'));
});

it.each([
  [{ entries: 4211, erased: 0, brokenAt: null, until: '2026-02-03T12:05:00.000Z' }, /íntegro: 4.211 líneas/],
  [{ entries: 4211, erased: 0, brokenAt: 12, until: null }, /a partir de la línea 12/],
])('[B5] reports whether the hash chain is intact', async (answer, words) => {
  list({ 'GET /v1/audit/chain': answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar el registro' }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('[X3] shows why the chain could not be checked', async () => {
  list({ 'GET /v1/audit/chain': refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Comprobar el registro' }));
  expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Comprobar el registro' })).toBeEnabled());
});
