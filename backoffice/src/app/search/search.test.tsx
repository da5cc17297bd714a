import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadWords } from '../../api/load-words.ts';
import { listOf } from '../../testing/fake-api.ts';
import { buildMe, idOf, ids } from '../../testing/records.ts';
import {
  account,
  chosen,
  customer,
  identity,
  lucia,
  manager,
  movement,
  optionsOf,
  project,
  proposal,
  search,
  searches,
  texts,
  ticket,
} from './testing.tsx';

beforeEach(() => loadWords('es'));

it('[A1] finds promoters, complaints and payment files', async () => {
  const { location } = await search('0003', {
    owners: [{ ownerId: ids.type, legalName: 'Rehabitia S.L.', taxId: 'B12345674' }],
    complaints: [{ complaintId: ids.type, reference: '2026-0003', name: 'Lucía Ferrer' }],
    paymentFiles: [{ paymentFileId: ids.type, number: 3, state: 'approved' }],
  });
  await waitFor(() => expect(optionsOf('Promotores')).toEqual(['Rehabitia S.L.B12345674']));
  expect(optionsOf('Reclamaciones')).toEqual(['2026-0003Lucía Ferrer']);
  expect(optionsOf('Archivos de pagos')).toEqual([expect.stringMatching(/^Archivo de pagos n.º 3/)]);
  await userEvent.click(screen.getByRole('option', { name: /Rehabitia/ }));
  expect(location().pathname).toBe(`/owners/${ids.type}`);
});

it('[A1] finds questions about projects', async () => {
  const question = { projectQuestionId: ids.type, question: '¿Quién tasó la nave?', state: 'Waiting' };
  const { location } = await search('tasó', {
    questions: [{ ...question, projectName: 'Edificio Lavapiés' }],
  });
  await userEvent.click(await screen.findByRole('option', { name: /Quién tasó la nave.*Edificio Lavapiés/ }));
  expect(location().pathname).toBe(`/project-question/${ids.type}`);
});

it('[A1] offers no decision on a withdrawal that a payment file pays', async () => {
  await search('rf11t64a', { movements: [{ ...movement, type: 'withdraw', isInPaymentFile: true }] });
  await waitFor(() => expect(optionsOf('Movimientos')).toHaveLength(1));
  expect(screen.queryByRole('option', { name: /^(Aprobar|Rechazar)/ })).toBeNull();
});

it.each([
  ['tema oscuro', 'Cambiar al tema oscuro'],
  ['english', 'Cambiar el idioma: English'],
  ['sign out', 'Cerrar sesión'],
])('[A1] finds what staff change for themselves: %s', async (typed, label) => {
  const { calls } = await search(typed, {}, { 'PATCH /v1/account/users/me': buildMe() });
  expect(await screen.findByRole('option', { name: label })).toBeVisible();
  if (label !== 'Cambiar el idioma: English') return;
  await userEvent.click(screen.getByRole('option', { name: label }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is a dialog with a name', async () => {
  await search('lucía', { customers: [customer] });
  expect(await screen.findByRole('dialog', { name: 'Búsqueda' })).toBeVisible();
});

describe('an act and a record', () => {
  it.each([
    ['aprobar lucía'],
    ['aprueba el ingreso de lucía'],
    ['approve lucía'],
    ['approve the deposit of lucía'],
  ])('[A1][A17] finds the act on what waits: %s', async (text) => {
    const { calls, location } = await search(text, { movements: [movement] });
    await waitFor(() => expect(chosen()).toHaveTextContent(/^Aprobar: Ingreso de 500,00.€Lucía Ferrer$/));
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(searches(calls)).toContainEqual({ text: 'lucía', isWaiting: 'true' }));
    await userEvent.keyboard('{Enter}');
    expect(location()).toMatchObject({
      pathname: `/wallet/${movement.transactionId}`,
      state: { askedAct: 'approve' },
    });
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[A1] tells acts of other kinds apart by the noun', async () => {
    const found = { movements: [movement], verifications: [identity], bankAccounts: [account] };
    await search('validar cuenta lucía', found);
    await waitFor(() =>
      expect(optionsOf('Hacer con lo encontrado')).toEqual(['Validar la cuenta •••• 1332Lucía Ferrer']),
    );
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.paste('aprobar identidad lucía');
    await waitFor(() =>
      expect(optionsOf('Hacer con lo encontrado')).toEqual([
        'Aprobar la identidad de Lucía FerrerPor decidir',
      ]),
    );
  });

  it('[A1] rejects, decides and withdraws as well', async () => {
    const found = { movements: [movement], proposals: [{ ...proposal, proposedById: ids.admin }] };
    await search('decidir 500', found);
    const amount = 'Ingreso de 500,00\u00a0€Lucía Ferrer';
    const release = 'Entregar el dinero al promotor: Edificio Lavapiés';
    await waitFor(() =>
      expect(optionsOf('Hacer con lo encontrado')).toEqual([
        `Aprobar: ${amount}`,
        `Rechazar: ${amount}`,
        `Aprobar la propuesta: ${release}`,
        `Retirar la propuesta: ${release}`,
      ]),
    );
  });

  it.each([
    ['responder lucía', 'Responder: No llega', 'answer', `/ticket/${ticket.ticketId}`],
    ['finish lucía', 'Finalizar: No llega', 'finish', `/ticket/${ticket.ticketId}`],
    ['duplicar lavapiés', 'Duplicar: Edificio Lavapiés', 'duplicate', `/project/${ids.project}`],
    [
      'publicar lavapiés',
      'Publicar o cambiar de fase: Edificio Lavapiés',
      'publish',
      `/project/${ids.project}`,
    ],
    ['editar lavapiés', 'Editar: Edificio Lavapiés', undefined, `/project/edit/${ids.project}`],
    ['ver monedero lucía', 'Ver el monedero de Lucía Ferrer', undefined, `/customer/${lucia}/wallet`],
    ['asignar gestor a lucía', 'Asignar un gestor a Lucía Ferrer', 'assign', `/customer/${lucia}`],
    ['nueva incidencia de lucía', 'Nueva incidencia de Lucía Ferrer', undefined, '/ticket/new'],
    ['new deposit for lucía', 'Nuevo ingreso o retirada de Lucía Ferrer', undefined, '/wallet/new'],
  ])('[A1] understands “%s”', async (text, label, askedAct, path) => {
    const found = text.includes('lavapiés')
      ? { projects: [project] }
      : { customers: [customer], tickets: [ticket] };
    const { location } = await search(text, found);
    await waitFor(() => expect(chosen().textContent).toMatch(new RegExp(`^${label}`)));
    await userEvent.keyboard('{Enter}');
    expect(location().pathname).toBe(path);
    expect(location().state ?? {}).toEqual(askedAct ? { askedAct } : {});
  });

  it('[A1] names the customer of a new ticket in the address', async () => {
    const { location } = await search('nueva incidencia lucía', { customers: [customer] });
    await waitFor(() => expect(chosen()).toHaveTextContent(/^Nueva incidencia de Lucía/));
    await userEvent.keyboard('{Enter}');
    expect(location().search).toBe(`?userId=${lucia}`);
  });

  it('[A1] asks for the record when only an act is typed', async () => {
    await search('editar', {});
    expect(await screen.findByText(/Escribe después con qué.*«editar Lucía»/)).toBeVisible();
  });

  it('[A1] finds the record itself when no act on it is possible', async () => {
    await search('aprobar lucía', { customers: [customer] });
    await waitFor(() => expect(optionsOf('Clientes')).toEqual(['Lucía Ferrerlucia@example.com']));
    expect(screen.queryByRole('group', { name: 'Hacer con lo encontrado' })).toBeNull();
  });

  it('[A1] remembers the record of an act, because the act may be done', async () => {
    await search('aprobar lucía', { movements: [movement] });
    await waitFor(() => expect(chosen()).toHaveTextContent(/^Aprobar/));
    await userEvent.keyboard('{Enter}{Control>}k{/Control}');
    await waitFor(() =>
      expect(optionsOf('Abiertos recientemente')).toEqual(
        expect.arrayContaining(['Ingreso de 500,00\u00a0€Lucía Ferrer']),
      ),
    );
    expect(screen.queryByRole('option', { name: /^Aprobar/ })).toBeNull();
  });
});

describe('rights', () => {
  it('[A1][P8] offers no decision to managers, whatever they type', async () => {
    const found = {
      movements: [movement],
      bankAccounts: [account],
      verifications: [identity],
      proposals: [proposal],
      tickets: [ticket],
    };
    await search('aprobar lucía', found, { 'GET /v1/account/users/me': manager });
    await waitFor(() => expect(optionsOf('Movimientos')).toEqual(['Ingreso de 500,00\u00a0€Lucía Ferrer']));
    // The first letters name no act yet, so what is due is offered until the whole text is searched for.
    await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull());
    expect(screen.queryByText(/^(Aprobar|Rechazar|Validar)/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Hacer con lo encontrado' })).toBeNull();
  });

  it.each([
    ['administrators the form', {}, `/marketing/edit/${idOf('promo')}`],
    [
      'managers, who may not edit it, its page',
      { 'GET /v1/account/users/me': manager },
      `/marketing/${idOf('promo')}`,
    ],
  ])('[A1][P8] a promotion shows %s', async (_who, answers, address) => {
    const promotion = { promotionId: idOf('promo'), title: 'Trae a un amigo', active: true };
    const { location } = await search('trae a un amigo', { promotions: [promotion] }, answers);
    await waitFor(() => expect(chosen()).toHaveTextContent('Trae a un amigo'));
    await userEvent.keyboard('{Enter}');
    expect(location().pathname).toBe(address);
  });

  it('[A1][P8][A30] offers managers to send their draft for review', async () => {
    await search('lavapiés', { projects: [project] }, { 'GET /v1/account/users/me': manager });
    await waitFor(() =>
      expect(optionsOf('Hacer con lo encontrado')).toEqual([
        'Editar: Edificio LavapiésBorrador',
        'Enviar a revisión: Edificio LavapiésBorrador',
        'Duplicar: Edificio LavapiésBorrador',
      ]),
    );
  });

  it('[A1][P8] offers administrators to publish a draft', async () => {
    await search('lavapiés', { projects: [project] });
    await waitFor(() =>
      expect(optionsOf('Hacer con lo encontrado')).toEqual(
        expect.arrayContaining(['Publicar o cambiar de fase: Edificio LavapiésBorrador']),
      ),
    );
  });

  it('[A1][P8] offers nobody to decide on their own movement or on a proposal that they may not approve', async () => {
    const own = { ...movement, userId: ids.admin };
    await search('aprobar 500', {
      movements: [own],
      proposals: [{ ...proposal, refusal: 'approvals.entered_by_you' }],
    });
    await waitFor(() => expect(optionsOf('Movimientos')).toEqual(['Ingreso de 500,00\u00a0€Lucía Ferrer']));
    expect(screen.queryByText(/^Aprobar/)).toBeNull();
  });
});

describe('a record without an act', () => {
  it('[A1] offers what is due on it, after the records', async () => {
    await search('ferrer', { customers: [customer], movements: [movement] });
    await screen.findByRole('option', { name: /^Aprobar/ });
    expect(texts(screen.getAllByRole('option')).map((text) => text?.split(':')[0])).toEqual([
      'Lucía Ferrerlucia@example.com',
      'Ingreso de 500,00\u00a0€Lucía Ferrer',
      'Aprobar',
      'Rechazar',
    ]);
  });
});

describe('the audit trail', () => {
  const filterOf = ({ search: text }: { search: string }) =>
    JSON.parse(new URLSearchParams(text).get('filter') ?? '{}');

  it('[A1][B5] is found by what happened to a record, and by who did it', async () => {
    const { location } = await search('auditoría lucía', { customers: [customer] });
    await waitFor(() =>
      expect(optionsOf('Hacer con lo encontrado')).toEqual([
        'Auditoría: qué pasó con Lucía Ferrerlucia@example.com',
        'Auditoría: qué hizo Lucía Ferrerlucia@example.com',
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(location().pathname).toBe('/audit/');
    expect(filterOf(location())).toEqual({ userId: lucia });
  });

  it('[A1][B5] is found by the words of an act', async () => {
    const { location } = await search('creó el proyecto', {});
    await waitFor(() =>
      expect(optionsOf('Auditoría')).toEqual(expect.arrayContaining(['Auditoría: Creó el proyecto'])),
    );
    await userEvent.keyboard('{Enter}');
    expect(filterOf(location())).toEqual({ action: 'project.create' });
  });

  it('[A1][B5] is found by the kind of record, the plainest name first', async () => {
    const { location } = await search('auditoría proyecto', {});
    await waitFor(() =>
      expect(optionsOf('Auditoría')).toEqual(expect.arrayContaining(['Auditoría: Creó el proyecto'])),
    );
    expect(optionsOf('Auditoría')[0]).toBe('Auditoría: Proyecto');
    await userEvent.keyboard('{Enter}');
    expect(filterOf(location())).toEqual({ subjectType: 'project' });
  });

  it('[A1][B5][P8] is not offered to managers', async () => {
    await search('auditoría lucía', { customers: [customer] }, { 'GET /v1/account/users/me': manager });
    await waitFor(() => expect(optionsOf('Clientes')).toEqual(['Lucía Ferrerlucia@example.com']));
    expect(screen.queryByText(/^Auditoría/)).toBeNull();
  });
});

describe('acts that belong to no record', () => {
  it.each([
    ['importar clientes', 'Importar: Clientes', '/customer/import'],
    ['import customers', 'Importar: Clientes', '/customer/import'],
    ['exportar clientes', 'Exportar: Clientes', '/customer/'],
    ['bulk customers', 'Actuar sobre varios: Clientes', '/customer/'],
    ['decidir movimientos', 'Movimientos por aprobar', '/queues/transactions'],
    ['decide transactions', 'Movimientos por aprobar', '/queues/transactions'],
    ['new canned answer', 'Nueva respuesta preparada', '/config/canned-answers/new'],
    ['new project', 'Nuevo proyecto', '/project/new'],
  ])('[A1] understands “%s”', async (text, label, path) => {
    const { location } = await search(text, {});
    await waitFor(() => expect(optionsOf('Hacer')).toEqual([label]));
    await userEvent.keyboard('{Enter}');
    expect(location().pathname).toBe(path);
  });

  it('[A1][A26] finds saved views by name', async () => {
    const view = { savedViewId: idOf('view'), list: 'users', name: 'Sin verificar' };
    const { location } = await search('sin veri', {}, { 'GET /v1/overview/saved-views': listOf(view) });
    await waitFor(() => expect(optionsOf('Vistas guardadas')).toEqual(['Sin verificarClientes']));
    await userEvent.keyboard('{Enter}');
    expect(`${location().pathname}${location().search}`).toBe(`/customer/?view=${view.savedViewId}`);
  });
});
