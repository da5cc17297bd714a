import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, waitingNow } from '../../testing/records.ts';
import { MainMenu } from './MainMenu.tsx';
import { screens } from './sections.tsx';

const resources = Object.fromEntries(
  screens.map(({ name }) => [name, { name, options: { label: `Entrada ${name}` } }]),
);

function menu(moreAnswers: object = {}, at = '/') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/overview/waiting': waitingNow,
    ...moreAnswers,
  });
  return { calls, ...mount(<MainMenu />, { at, resources }) };
}

const names = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.querySelector('.visually-hidden')?.textContent ?? link.textContent);

it('[A1] links to every section, with the number of waiting items', async () => {
  menu();
  expect(await screen.findByRole('link', { name: 'Entrada ticket, 5 pendientes' })).toBeVisible();
  const counts: Record<string, string> = {
    wallet: ', 4 pendientes',
    verification: ', 1 pendiente',
    ticket: ', 5 pendientes',
  };
  expect(names()).toEqual(['Inicio', ...screens.map(({ name }) => `Entrada ${name}${counts[name] ?? ''}`)]);
  expect(screen.getByText('Configuración')).toBeVisible();
});

it('[P8] hides the administrators’ sections from managers', async () => {
  menu({ 'GET /v1/account/users/me': buildMe({ role: 'operator' }) });
  expect(await screen.findByRole('link', { name: 'Entrada customer' })).toBeVisible();
  expect(names()).not.toContain('Entrada audit');
  expect(names()).not.toContain('Entrada mail');
});

it('[A1] scrolls the current section into view', async () => {
  const scrolledTo: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function note() {
    scrolledTo.push(this.textContent);
  };
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
  menu({}, '/audit');
  await screen.findByRole('link', { name: 'Entrada audit' });
  expect(scrolledTo).toEqual(['Entrada audit']);
});

it('[A1] marks the current section, also on its subpages', async () => {
  menu({}, '/customer/0190');
  const link = await screen.findByRole('link', { name: 'Entrada customer' });
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Inicio' })).not.toHaveAttribute('aria-current');
});

it('[A1] counts all waiting items in one request', async () => {
  const { calls } = menu();
  const counted = () => calls.filter(({ path }) => path === '/v1/overview/waiting').length;
  await screen.findByRole('link', { name: 'Entrada ticket, 5 pendientes' });
  expect(counted()).toBe(1);
});

it('[X3] shows all sections when counting failed', async () => {
  const { calls } = menu({ 'GET /v1/overview/waiting': () => new Response(null, { status: 503 }) });
  expect(await screen.findByRole('link', { name: 'Entrada ticket' })).toBeVisible();
  await waitFor(() => expect(calls.some(({ path }) => path === '/v1/overview/waiting')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: 'Entrada ticket' }));
  expect(screen.queryByText(/pendiente/)).toBeNull();
});
