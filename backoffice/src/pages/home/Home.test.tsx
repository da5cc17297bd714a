import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeCall, refusal } from '../../testing/fake-api.ts';
import { buildMe, phaseIdOf, waitingNow } from '../../testing/records.ts';
import { card, figures, filterOf, home, manager, nothingWaits, ofManager, ticket } from './testing.tsx';

afterEach(() => vi.useRealTimers());

it('[A1][B11] reads everything it shows in one call', async () => {
  const calls = home();
  await (await card('Incidencias por responder')).findByRole('link', { name: /No llega/ });
  await screen.findByRole('link', { name: /^Invertido/ });
  expect([...new Set(calls.map(({ path }) => path))].sort()).toEqual([
    '/v1/account/users/me',
    '/v1/overview/home',
    '/v1/overview/waiting',
  ]);
  const [read, ...more] = calls.filter(({ path }) => path === '/v1/overview/home');
  expect(read?.query).toEqual({ getFigures: 'true' });
  expect(more).toEqual([]);
});

it('[A1] reads again when a count changes, without the figures, which stay', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  let tickets = 5;
  const calls = home({
    more: {
      'GET /v1/overview/waiting': () => ({ ...waitingNow, tickets }),
      'GET /v1/overview/home': ({ query }: FakeCall) => ({
        ...nothingWaits,
        tickets: [{ ...ticket, title: tickets === 5 ? 'No llega' : 'No sale' }],
        figures: query.getFigures === 'true' ? figures : undefined,
      }),
    },
  });
  await (await card('Incidencias por responder')).findByRole('link', { name: /No llega/ });
  tickets = 6;
  act(() => void vi.advanceTimersByTime(61_000));
  expect(
    await (await card('Incidencias por responder')).findByRole('link', { name: /No sale/ }),
  ).toBeVisible();
  expect(calls.findLast(({ path }) => path === '/v1/overview/home')?.query).toEqual({ getFigures: 'false' });
  expect(screen.getByRole('link', { name: /^Invertido/ })).toBeVisible();
});

it('[L40] warns of overdue movements and bookings, and links to the treasury', async () => {
  home({ counts: { bankOverdue: 3 } });
  const notice = within(await screen.findByText(/desde hace más de 10 días: 3/));
  expect(notice.getByRole('link', { name: 'Ver la tesorería' })).toHaveAttribute('href', '/bank/treasury');
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

it('[A14] shows the number of projects in each phase, linked to the filtered list', async () => {
  home();
  const financed = await screen.findByRole('link', { name: /Financiado/ });
  expect(financed).toHaveTextContent('5');
  expect(filterOf(financed)).toEqual({ phaseId: phaseIdOf('Financed') });
});

it('[A14][P6] tells managers that the figures cover only their own customers and projects', async () => {
  home({ me: manager, parts: ofManager });
  expect(await screen.findByRole('heading', { name: 'Cómo van tus clientes y tus proyectos' })).toBeVisible();
  expect(await screen.findByText(/solo los tuyos\.$/)).toBeVisible();
});

it('[X3] shows which part failed, beside the others, and retries', async () => {
  let tries = 0;
  home({
    more: {
      'GET /v1/overview/home': () => {
        tries += 1;
        return tries === 1 ? { ...nothingWaits, tickets: undefined, failed: ['tickets'] } : nothingWaits;
      },
    },
  });
  const offers = await card('Proyectos que requieren atención');
  expect(await offers.findByRole('link', { name: /Edificio Lavapiés/ })).toBeVisible();
  const tickets = await card('Incidencias por responder');
  expect(await tickets.findByRole('alert')).toHaveTextContent(/^El servicio no está disponible/);
  await userEvent.click(tickets.getByRole('button', { name: 'Reintentar' }));
  expect(await tickets.findByRole('link', { name: /No llega/ })).toBeVisible();
});

it('[X3] says why nothing could be read', async () => {
  home({
    more: { 'GET /v1/overview/home': refusal('request.unavailable', { detail: 'Vuelve luego.' }) },
  });
  expect(await (await card('Incidencias por responder')).findByText('Vuelve luego.')).toBeVisible();
});

it('[A1] asks the only administrator to appoint a second one', async () => {
  home({ parts: { isOnlyAdministrator: true } });
  expect(await screen.findByText(/^Eres la única persona que administra la plataforma\./)).toBeVisible();
});

it.each([
  ['an administrator of two', buildMe(), false],
  ['a manager', manager, undefined],
])('[A1] shows %s no notice about a second administrator', async (_who, me, isOnlyAdministrator) => {
  home({ me, parts: { isOnlyAdministrator } });
  await (await card('Incidencias por responder')).findByRole('link', { name: /No llega/ });
  expect(screen.queryByText(/^Eres la única persona/)).toBeNull();
});
