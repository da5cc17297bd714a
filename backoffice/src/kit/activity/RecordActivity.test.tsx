import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildAuditEntry, buildMe, ids, phaseIdOf } from '../../testing/records.ts';
import RecordActivity from './RecordActivity.tsx';

const of = { subjectType: 'project', subjectId: ids.project };

function activity(trail: unknown, moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/phases': listOf({ phaseId: phaseIdOf('Draft'), name: 'Draft' }),
    'GET /v1/project/projects-types': listOf(),
    'GET /v1/account/users': listOf(),
    'GET /v1/audit': trail,
    ...moreAnswers,
  });
  mount(<RecordActivity of={of} />, {
    resources: { owners: { name: 'owners', hasShow: true, recordRepresentation: 'legalName' } },
  });
  return calls;
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Cambios' }))
    .getAllByRole('row')
    .map((row) => row.textContent?.replaceAll('\u00a0', ' '));

it('[B5] shows who did what, with the values before and after', async () => {
  const before = { managerFeeHundredths: 1_000, private: false, dateEnd: null, phaseId: phaseIdOf('Draft') };
  const after = { managerFeeHundredths: 1_250, private: true, dateEnd: '2026-06-30', phaseId: ids.type };
  const calls = activity(listOf(buildAuditEntry({ before, after })));
  expect(await screen.findByText('Cambió el proyecto')).toBeVisible();
  expect(screen.getByText(/Elena Vidal/)).toBeVisible();
  await userEvent.click(screen.getByText('Ver los cambios'));
  expect((await rows()).slice(1)).toEqual([
    'Comisión de gestión10,00 %12,50 %',
    'PrivadoNoSí',
    'Fin de la financiaciónvacío30/06/2026',
    expect.stringMatching(/^FaseBorrador/),
  ]);
  expect(calls.find(({ path }) => path === '/v1/audit')?.query).toMatchObject(of);
});

it('[B5] says from which phase to which without being asked', async () => {
  const before = { phaseId: phaseIdOf('Draft') };
  const after = { phaseId: phaseIdOf('Investment') };
  const phases = listOf(
    { phaseId: phaseIdOf('Draft'), name: 'Draft' },
    { phaseId: phaseIdOf('Investment'), name: 'Investment' },
  );
  activity(listOf(buildAuditEntry({ before, after })), { 'GET /v1/project/phases': phases });
  const change = await screen.findByText(/^Fase: Borrador/);
  expect(change).toHaveTextContent(/Borrador.*Abierto$/);
  expect(change).toBeVisible();
});

it('[B5] shows amounts as money, and hides values recorded only for programs', async () => {
  const after = { amountCents: 150_000, type: 'income', userId: ids.manager, orderId: ids.type };
  activity(listOf(buildAuditEntry({ action: 'transaction.create', before: null, after })));
  await userEvent.click(await screen.findByText('Ver los cambios'));
  expect(await rows()).toEqual(['Importe1.500,00 €', 'TipoIngreso', expect.stringMatching(/^Cliente/)]);
});

it('[B5] shows the id of a record at no time while its name is loaded', async () => {
  const after = { amountCents: 150_000, type: 'income', userId: ids.manager };
  const { promise, resolve } = Promise.withResolvers<object>();
  activity(listOf(buildAuditEntry({ action: 'transaction.create', before: null, after })), {
    'GET /v1/account/users': () => promise,
  });
  await userEvent.click(await screen.findByText('Ver los cambios'));
  expect((await rows()).at(-1)).toBe('Cliente');
  resolve(listOf({ userId: ids.manager, name: 'Lucía' }));
  expect(await screen.findByRole('link', { name: 'Lucía' })).toBeVisible();
});

it('[B5] names the customer that a change is about, with a link', async () => {
  const entry = buildAuditEntry({
    action: 'transaction.create',
    before: null,
    after: { userId: ids.manager },
  });
  activity(listOf(entry), { 'GET /v1/account/users': listOf({ userId: ids.manager, name: 'Lucía' }) });
  await userEvent.click(await screen.findByText('Ver los cambios'));
  expect(await screen.findByRole('link', { name: 'Lucía' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/customer/${ids.manager}/`),
  );
});

it('[B5] names the promoter of a project, with a link', async () => {
  const entry = buildAuditEntry({ before: { promoterId: null }, after: { promoterId: ids.type } });
  activity(listOf(entry), {
    'GET /v1/project/owners': listOf({ ownerId: ids.type, legalName: 'Huerta Solar S.L.' }),
  });
  await userEvent.click(await screen.findByText('Ver los cambios'));
  expect(await screen.findByRole('link', { name: 'Huerta Solar S.L.' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/owners/${ids.type}/`),
  );
});

it('[B5] explains that personal data were erased', async () => {
  activity(listOf(buildAuditEntry({ before: null, after: null, isErased: true })));
  await userEvent.click(await screen.findByText('Ver los cambios'));
  expect(screen.getByText(/se borraron con la cuenta/)).toBeVisible();
});

it('[B5] loads older entries on request', async () => {
  const older = buildAuditEntry({ auditEntryId: 1, action: 'project.create', before: null });
  activity(({ query }: { query: Record<string, string> }) => ({
    data: query.skip === '0' ? [buildAuditEntry()] : [older],
    total: 16,
  }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('Creó el proyecto')).toBeVisible();
});

it('says that there is no activity yet', async () => {
  activity(listOf());
  expect(await screen.findByText('Todavía no hay actividad')).toBeVisible();
});

it('[X3] shows why loading failed, and retries', async () => {
  let tries = 0;
  activity(() => {
    tries += 1;
    return tries === 1 ? refusal('request.unavailable') : listOf(buildAuditEntry());
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Cambió el proyecto')).toBeVisible();
});
