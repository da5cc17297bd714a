import { formatDateTime } from '@semilla/format';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildTransaction } from '../../../testing/money-records.ts';
import { buildProposal } from '../../../testing/proposal-records.ts';
import { buildProject, idOf, ids } from '../../../testing/records.ts';
import { waitingEntry } from '../../../testing/waiting-entry.ts';
import { at, card, filterOf, home, manager, ofManager } from '../testing.tsx';

it('[A1] links to the first waiting items and to the full lists', async () => {
  home();
  const tickets = await card('Incidencias por responder');
  expect(await tickets.findByRole('link', { name: /No llega/ })).toHaveAttribute(
    'href',
    `/ticket/${ids.type}`,
  );
  const all = await tickets.findByRole('link', { name: 'Incidencias por responder: ver todo (5)' });
  expect(filterOf(all)).toEqual({ awaitsAnswer: true });
});

it('[A1] names the type of a waiting transaction', async () => {
  home({ parts: { transactions: [buildTransaction()] } });
  const link = (await card('Movimientos por aprobar')).findByRole('link', { name: /Lucía Ferrer Soler/ });
  expect(await link).toHaveTextContent(/Ingreso · .*1\.500,00.€$/);
});

it('[A1][L40] shows what left the bank with a minus', async () => {
  home({ counts: { bankEntries: 1 }, parts: { bankEntries: [{ ...waitingEntry, amount: '18.15' }] } });
  const link = (await card('Transferencias por identificar')).findByRole('link', { name: /Lucía Ferrer/ });
  expect(await link).toHaveTextContent(/[-−]18,15.€$/);
});

it('[A1] says since when a bank account waits: since it last changed', async () => {
  const account = { bankAccountId: ids.type, userName: 'Lucía Ferrer', alias: 'Nómina', updatedAt: at };
  home({ counts: { bankAccounts: 1 }, parts: { bankAccounts: [account] } });
  const accounts = await card('Cuentas bancarias por validar');
  expect(await accounts.findByTitle(formatDateTime(at))).toBeVisible();
  expect(await accounts.findByRole('link', { name: /ver todo \(1\)/ })).toHaveAttribute(
    'href',
    expect.stringContaining('sort=updatedAt&order=ASC'),
  );
});

it('[A1] says that nothing waits', async () => {
  home();
  expect(await (await card('Cuentas bancarias por validar')).findByText('Nada pendiente.')).toBeVisible();
});

it('[A1] links to the open projects that end soon', async () => {
  home();
  const ending = await card('Proyectos que requieren atención');
  expect(await ending.findByRole('link', { name: /Edificio Lavapiés/ })).toHaveTextContent('30/06/2026');
  const filter = filterOf(await ending.findByRole('link', { name: /ver todo \(2\)/ }));
  expect(filter).toEqual({ attentionBy: expect.stringMatching(/^\d{4}-/) });
});

it('[A1][L13][L21] marks offers that are suspended, ready to open, or have wishes to allocate', async () => {
  const of = (name: string, more: object) =>
    buildProject({ projectId: idOf(name), name, phaseName: 'Investment', ...more });
  const projects = [
    of('Casa suspendida', { suspendedUntil: '2026-05-20' }),
    of('Casa preinvertida', { wishNumber: 2 }),
    of('Casa por abrir', { phaseName: 'Preinvestment', preinvestorDateEnd: '2020-01-31', wishNumber: 2 }),
  ];
  home({ parts: { projects } });
  const offers = await card('Proyectos que requieren atención');
  const [suspended, wished] = [/Casa suspendida/, /Casa preinvertida/].map((name) =>
    offers.findByRole('link', { name }),
  );
  expect(await suspended).toHaveTextContent(/Oferta suspendida.*20\/05\/2026/);
  expect(await wished).toHaveTextContent('Preinversión por repartir');
  const over = await offers.findByRole('link', { name: /Casa por abrir/ });
  expect(over).toHaveTextContent('Preinversión terminada: por abrir');
});

it('[A1][L13][L21] counts allocations and suspended offers separately, with a link to each list', async () => {
  home({ counts: { allocations: 3, suspensions: 1 } });
  const offers = await card('Proyectos que requieren atención');
  const due = await offers.findByRole('link', { name: 'Preinversiones por repartir (3)' });
  expect(filterOf(due)).toEqual({ isToAllocate: true });
  const suspended = await offers.findByRole('link', { name: 'Ofertas suspendidas (1)' });
  expect(filterOf(suspended)).toEqual({ isSuspended: true });
});

it('[A1][L25] shows owners with ties and an open offer, and links to them', async () => {
  const ownerTies = [{ ownerId: ids.type, legalName: 'Ligada S.L.', taxId: 'B12345674' }];
  home({ counts: { ownerTies: 1 }, parts: { ownerTies } });
  const ties = await card('Promotores con vínculos y oferta abierta');
  expect(await ties.findByRole('link', { name: /Ligada S\.L\./ })).toBeVisible();
  const all = await ties.findByRole('link', { name: /ver todo \(1\)/ });
  expect(filterOf(all)).toEqual({ hasTiesInOffer: true });
});

it('[P6] links managers to the list of their own projects', async () => {
  home({ me: manager, parts: ofManager });
  const offers = await card('Proyectos que requieren atención');
  const all = await offers.findByRole('link', { name: /ver todo \(2\)/ });
  expect(filterOf(all)).toMatchObject({ managerId: ids.manager });
});

it('[A1] shows proposals that wait for this administrator, and links to them', async () => {
  const proposal = buildProposal({ subjectName: 'Edificio Sol' });
  home({ counts: { approvals: 4 }, parts: { approvals: [proposal] } });
  const approvals = await card('Por aprobar como segunda persona');
  expect(await approvals.findByRole('link', { name: /Edificio Sol/ })).toHaveAttribute(
    'href',
    `/approvals/${proposal.proposalId}`,
  );
  expect(filterOf(await approvals.findByRole('link', { name: /ver todo \(4\)/ }))).toEqual({ isForMe: true });
});

it('[A1][A30] shows drafts to review, with who sent them', async () => {
  const review = { projectId: ids.type, name: 'Edificio Luna', sentByName: 'Marta Soler', sentAt: at };
  home({ counts: { reviews: 1 }, parts: { reviews: [review] } });
  const link = (await card('Proyectos por revisar')).findByRole('link', { name: /Edificio Luna/ });
  expect(await link).toHaveTextContent(/De Marta Soler · /);
  expect(await link).toHaveAttribute('href', `/project/${ids.type}`);
});

it('[A1][P6] shows managers only what they may decide', async () => {
  home({
    me: manager,
    counts: { transactions: 0, verifications: 0 },
    parts: {
      ...ofManager,
      projects: [buildProject({ name: 'Casa preinvertida', phaseName: 'Investment', wishNumber: 2 })],
    },
  });
  const offers = await card('Proyectos que requieren atención');
  expect(await offers.findByRole('link', { name: /Casa preinvertida/ })).not.toHaveTextContent(
    'por repartir',
  );
  expect(await screen.findByRole('region', { name: 'Incidencias por responder' })).toBeVisible();
  for (const name of [
    /aprobar/,
    /aprobación/,
    /Verificaciones/,
    /Cuentas bancarias/,
    /Reclamaciones/,
    /Correos/,
  ])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('[A1][L3] shows requests to become another kind of investor, with links', async () => {
  const request = {
    investorKindId: ids.type,
    userName: 'Javier Ortega',
    kind: 'sophisticated',
    createdAt: at,
  };
  home({ counts: { investorKinds: 3 }, parts: { investorKinds: [request] } });
  const kinds = await card('Clasificaciones por decidir');
  expect(await kinds.findByRole('link', { name: /Javier Ortega/ })).toHaveAttribute(
    'href',
    `/investor-kinds/${ids.type}`,
  );
  expect(filterOf(await kinds.findByRole('link', { name: /ver todo \(3\)/ }))).toEqual({ state: 'pending' });
});

it('[A1] shows loans that are late or have money to move, payment files for the bank, and complaints out of time', async () => {
  const loan = { projectName: 'Seis pisos', amount: '6440.00', dueOn: '2026-01-18' };
  home({
    counts: { loans: 4, paymentFiles: 1, complaints: 1 },
    parts: {
      loans: [
        { ...loan, projectId: ids.project, task: 'late', daysLate: 16 },
        { ...loan, projectId: ids.type, projectName: 'Naranjos', task: 'recovered', daysLate: 0 },
      ],
      paymentFiles: [{ paymentFileId: ids.type, number: 12, payments: 7, total: '26650.00', approvedAt: at }],
      complaints: [
        {
          complaintId: ids.type,
          reference: '2026-0003',
          name: 'Lucía Ferrer',
          concerning: 'La comisión',
          deadline: '2026-01-30',
          isLate: true,
        },
      ],
    },
  });
  const loans = await card('Préstamos que atender');
  expect(
    await loans.findByRole('link', { name: /Seis pisos.*16 días de retraso.*6\.440,00/ }),
  ).toHaveAttribute('href', `/project/${ids.project}`);
  expect(
    loans.getByRole('link', { name: /Naranjos.*Recuperado tras el impago: por repartir/ }),
  ).toHaveAttribute('href', `/project/${ids.type}/movements`);
  expect(filterOf(loans.getByRole('link', { name: /ver todo \(4\)/ }))).toEqual({ hasLoanTask: true });
  const files = await card('Archivos de pagos por llevar al banco');
  expect(files.getByRole('link', { name: /Archivo.* 12.*7 pagos.*26\.650,00/ })).toHaveAttribute(
    'href',
    `/bank/payment-files/${ids.type}`,
  );
  const complaints = await card('Reclamaciones que vencen');
  expect(complaints.getByRole('link', { name: /Fuera de plazo · La comisión/ })).toBeVisible();
});
