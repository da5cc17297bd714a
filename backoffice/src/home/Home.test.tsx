import { phaseNames } from '@semilla/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { buildCustomer } from '../testing/customer-records.ts';
import { fakeApi, listOf, refusal } from '../testing/fake-api.ts';
import { buildTransaction } from '../testing/money-records.ts';
import { mount } from '../testing/mount.tsx';
import { buildProposal } from '../testing/proposal-records.ts';
import { buildMe, buildProject, ids, phaseIdOf, waitingNow } from '../testing/records.ts';
import Home from './Home.tsx';

const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
const inMonths = (amount: string) => months.map((month) => ({ month, amount }));
const figures = {
  funded: '5194950.00',
  fundedByMonth: inMonths('1500.00'),
  investors: 190,
  investorsByMonth: months.map((month) => ({ month, count: 7 })),
  fees: '9622.05',
  feesByMonth: inMonths('434.50'),
  returnsDue: '457610.00',
  returnsByMonth: inMonths('28940.00'),
};
const at = '2026-02-03T12:05:00.000Z';
const ticket = {
  ticketId: ids.type,
  title: 'No llega',
  description: 'Nada',
  stateId: 'Open',
  stateSince: at,
  userId: ids.manager,
  userName: 'Lucía Ferrer',
  responsibleId: null,
  responsibleName: null,
  read: false,
  createdAt: at,
  updatedAt: at,
};

function home(moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/overview/waiting': waitingNow,
    'GET /v1/project/key-figures': figures,
    'GET /v1/project/phases': listOf(
      ...phaseNames.map((name, orderIndex) => ({
        phaseId: phaseIdOf(name),
        name,
        orderIndex,
        colour: 'grey',
      })),
    ),
    'GET /v1/project/projects': listOf(buildProject({ phaseName: 'Investment' })),
    'GET /v1/wallet/transactions': listOf(),
    'GET /v1/account/verifications': listOf(),
    'GET /v1/payment/bank-accounts': listOf(),
    'GET /v1/support/tickets': listOf(ticket),
    ...moreAnswers,
  });
  mount(<Home />);
  return calls;
}

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '{}');

it('[A1] links to the first waiting items and to the full lists', async () => {
  const calls = home();
  const tickets = await card('Incidencias sin leer');
  expect(await tickets.findByRole('link', { name: /No llega/ })).toHaveAttribute(
    'href',
    `/ticket/${ids.type}`,
  );
  const all = await tickets.findByRole('link', { name: 'Incidencias sin leer: ver todo (5)' });
  expect(filterOf(all)).toEqual({ read: false });
  const request = calls.find(({ path }) => path === '/v1/support/tickets');
  expect(request?.query).toEqual({ read: 'false', take: '3', orderBy: 'updatedAt', orderSide: 'asc' });
});

it('[A1] names the type of a waiting transaction', async () => {
  home({ 'GET /v1/wallet/transactions': listOf(buildTransaction()) });
  const link = (await card('Movimientos por aprobar')).findByRole('link', { name: /Lucía Ferrer Soler/ });
  expect(await link).toHaveTextContent(/Ingreso · .*1\.500,00.€$/);
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
  const of = (name: string, more: object) => buildProject({ name, phaseName: 'Investment', ...more });
  home({
    'GET /v1/project/projects': listOf(
      of('Casa suspendida', { suspendedUntil: '2026-05-20' }),
      of('Casa preinvertida', { wishNumber: 2 }),
      of('Casa por abrir', { phaseName: 'Preinvestment', preinvestorDateEnd: '2020-01-31', wishNumber: 2 }),
    ),
  });
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
  home({ 'GET /v1/overview/waiting': { ...waitingNow, allocations: 3, suspensions: 1 } });
  const offers = await card('Proyectos que requieren atención');
  const due = await offers.findByRole('link', { name: 'Preinversiones por repartir (3)' });
  expect(filterOf(due)).toEqual({ isToAllocate: true });
  const suspended = await offers.findByRole('link', { name: 'Ofertas suspendidas (1)' });
  expect(filterOf(suspended)).toEqual({ isSuspended: true });
});

it('[L40] warns of overdue movements and bookings, and links to the treasury', async () => {
  home({ 'GET /v1/overview/waiting': { ...waitingNow, bankOverdue: 3 } });
  const notice = within(await screen.findByText(/desde hace más de 10 días: 3/));
  expect(notice.getByRole('link', { name: 'Ver la tesorería' })).toHaveAttribute('href', '/bank/treasury');
});

it('[A1][L25] shows owners with ties and an open offer, and links to them', async () => {
  home({
    'GET /v1/overview/waiting': { ...waitingNow, ownerTies: 1 },
    'GET /v1/project/owners': listOf({ ownerId: ids.type, legalName: 'Ligada S.L.', taxId: 'B12345674' }),
  });
  const ties = await card('Promotores con vínculos y oferta abierta');
  expect(await ties.findByRole('link', { name: /Ligada S\.L\./ })).toBeVisible();
  const all = await ties.findByRole('link', { name: /ver todo \(1\)/ });
  expect(filterOf(all)).toEqual({ hasTiesInOffer: true });
});

it('[P6] requests only the projects of a manager', async () => {
  const calls = home({
    'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }),
  });
  await (await card('Proyectos que requieren atención')).findByRole('link', { name: /Edificio/ });
  const request = calls.find(({ query }) => query.orderBy === 'dateEnd');
  expect(request?.query.managerId).toBe(ids.manager);
});

it('[A1] shows proposals that wait for this administrator, and links to them', async () => {
  const proposal = buildProposal({ subjectName: 'Edificio Sol' });
  const calls = home({
    'GET /v1/overview/waiting': { ...waitingNow, approvals: 4 },
    'GET /v1/approvals': listOf(proposal),
  });
  const approvals = await card('Por aprobar como segunda persona');
  expect(await approvals.findByRole('link', { name: /Edificio Sol/ })).toHaveAttribute(
    'href',
    `/approvals/${proposal.proposalId}`,
  );
  expect(filterOf(await approvals.findByRole('link', { name: /ver todo \(4\)/ }))).toEqual({ isForMe: true });
  const request = calls.find(({ path, query }) => path === '/v1/approvals' && query.take === '3');
  expect(request?.query.isForMe).toBe('true');
});

it('[A1][P6] shows managers only what they may decide', async () => {
  const calls = home({
    'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }),
    'GET /v1/overview/waiting': { ...waitingNow, transactions: 0, verifications: 0 },
    'GET /v1/project/projects': listOf(
      buildProject({ name: 'Casa preinvertida', phaseName: 'Investment', wishNumber: 2 }),
    ),
  });
  const offers = await card('Proyectos que requieren atención');
  expect(await offers.findByRole('link', { name: /Casa preinvertida/ })).not.toHaveTextContent(
    'por repartir',
  );
  expect(await screen.findByRole('region', { name: 'Incidencias sin leer' })).toBeVisible();
  for (const name of [
    /aprobar/,
    /aprobación/,
    /Verificaciones/,
    /Cuentas bancarias/,
    /Reclamaciones/,
    /Correos/,
  ])
    expect(screen.queryByRole('region', { name })).toBeNull();
  const paths = calls.map(({ path }) => path);
  for (const path of ['/v1/wallet/transactions', '/v1/account/verifications', '/v1/payment/bank-accounts'])
    expect(paths).not.toContain(path);
});

it('[A14][M1] shows the key figures with this month’s figures', async () => {
  home();
  const funded = await screen.findByRole('link', { name: /^Invertido/ });
  expect(funded).toHaveTextContent(/5\.194\.950,00\s€/);
  expect(funded).toHaveTextContent(/Este mes: 1\.500,00\s€/);
  expect(screen.getByRole('link', { name: /^Inversores/ })).toHaveTextContent(/190\s*Nuevos este mes: 7/);
  expect(screen.getByRole('heading', { name: 'Cómo va la plataforma' })).toBeVisible();
  expect(screen.getByText(/^Incluidos los privados, que no cuentan/)).toBeVisible();
});

it('[A14][P6] tells managers that the figures cover only their own customers and projects', async () => {
  home({ 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) });
  expect(await screen.findByRole('heading', { name: 'Cómo van tus clientes y tus proyectos' })).toBeVisible();
  expect(await screen.findByText(/solo los tuyos\.$/)).toBeVisible();
});

it('[X3] shows per card why loading failed, and retries', async () => {
  let tries = 0;
  home({
    'GET /v1/support/tickets': () => {
      tries += 1;
      return tries === 1 ? refusal('request.unavailable', { detail: 'Vuelve luego.' }) : listOf(ticket);
    },
  });
  const tickets = await card('Incidencias sin leer');
  expect(await tickets.findByText('Vuelve luego.')).toBeVisible();
  await userEvent.click(tickets.getByRole('button', { name: 'Reintentar' }));
  expect(await tickets.findByRole('link', { name: /No llega/ })).toBeVisible();
});

const administrator = (emailConfirmed = true) => ({ ...buildCustomer({ role: 'admin' }), emailConfirmed });

it('[A1] asks the only administrator who has signed in to appoint a second one', async () => {
  const administrators = { data: [administrator(), administrator(false)], total: 2 };
  const calls = home({ 'GET /v1/account/users': administrators });
  expect(await screen.findByText(/^Eres la única persona que administra la plataforma\./)).toBeVisible();
  const request = calls.find(({ path }) => path === '/v1/account/users');
  expect(request?.query).toEqual({ role: 'admin', disabled: 'false', take: '100' });
});

it.each([
  ['an administrator of two', buildMe(), 2],
  ['a manager', buildMe({ role: 'operator', userId: ids.manager }), 1],
])('[A1] shows %s no notice about a second administrator', async (_who, me, total) => {
  const data = Array.from({ length: total }, () => administrator());
  home({ 'GET /v1/account/users/me': me, 'GET /v1/account/users': { data, total } });
  await card('Incidencias sin leer');
  expect(screen.queryByText(/^Eres la única persona/)).toBeNull();
});

it('[A1][L3] shows requests to become another kind of investor, oldest first, with links', async () => {
  const request = {
    investorKindId: ids.type,
    userName: 'Javier Ortega',
    kind: 'sophisticated',
    createdAt: at,
  };
  const calls = home({
    'GET /v1/overview/waiting': { ...waitingNow, investorKinds: 3 },
    'GET /v1/account/investor-kinds': listOf(request),
  });
  const kinds = await card('Clasificaciones por decidir');
  expect(await kinds.findByRole('link', { name: /Javier Ortega/ })).toHaveAttribute(
    'href',
    `/investor-kinds/${ids.type}`,
  );
  expect(filterOf(await kinds.findByRole('link', { name: /ver todo \(3\)/ }))).toEqual({ state: 'pending' });
  const asked = calls.find(({ path }) => path === '/v1/account/investor-kinds');
  expect(asked?.query).toMatchObject({ state: 'pending', orderBy: 'createdAt', orderSide: 'asc' });
});
