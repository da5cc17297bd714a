import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { type FakeCall, listOf, refusal } from '../../../testing/fake-api.ts';
import { onAPhone } from '../../../testing/on-a-phone.ts';
import { distribution, distributionId, project, sent, tab, typeName } from './testing.tsx';

beforeEach(() => void vi.setSystemTime('2026-06-20T12:00:00Z'));
afterEach(() => void vi.useRealTimers());

describe('a delivery of returns', () => {
  const address = `POST ${project}/distributions`;
  const answer = ({ query }: FakeCall) =>
    query.preview ? distribution() : distribution({ distributionId, createdAt: '2026-07-01T10:00:00.000Z' });

  it("[B4][M1] shows each investor's amounts to the cent, and runs after the project name was typed", async () => {
    const { calls, location } = tab({ part: '/deliver/1', answers: { [address]: answer } });
    const lines = within(await screen.findByRole('table', { name: 'Por inversor' }));
    expect(lines.getByRole('row', { name: /Bruno Gil .*382,50/ })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Resumen');
    // Facts, lines and button show sums in the same format.
    expect(document.body.textContent).not.toMatch(/(?<!,\d\d)\s€/);
    const run = screen.getByRole('button', { name: /Repartir 1\.147,50.€/ });
    await userEvent.click(run);
    expect(sent(calls, '/distributions')).toEqual([]);
    await typeName();
    await userEvent.click(run);
    await waitFor(() => expect(location().pathname).toContain(`/movements/distribution/${distributionId}`));
    expect(sent(calls, '/distributions').map(({ body }) => body)).toEqual([{ period: 1 }]);
  });

  it('[P7][B4] says before why a second administrator must approve it, and asks for a reason', async () => {
    const needy = distribution({ secondPersonFor: ['beforeDue', 'freshRepayment'] });
    const { calls } = tab({ part: '/deliver/1', answers: { [address]: needy } });
    expect(
      await screen.findByText(/también un segundo administrador: todavía no ha llegado/),
    ).toHaveTextContent('el promotor devolvió dinero hace menos de 24 horas.');
    await typeName();
    const run = screen.getByRole('button', { name: /Repartir/ });
    await userEvent.click(run);
    const why = screen.getByRole('textbox', { name: /^Por qué/ });
    expect(why).toBeInvalid();
    expect(sent(calls, '/distributions')).toEqual([]);
    await enter(why, 'Paga antes.');
    await userEvent.click(run);
    await waitFor(() =>
      expect(sent(calls, '/distributions').map(({ body }) => body)).toEqual([
        { period: 1, why: 'Paga antes.' },
      ]),
    );
  });

  it('[P7][B4] asks for the reason if the promoter repaid after the preview', async () => {
    const code = 'approvals.why_needed';
    const errors = [{ path: 'why', code, message: 'Explica por qué lo propones.' }];
    const repaidSince = (call: FakeCall) =>
      call.query.preview || (call.body as { why?: string }).why ? answer(call) : refusal(code, { errors });
    const { calls } = tab({ part: '/deliver/1', answers: { [address]: repaidSince } });
    const run = await screen.findByRole('button', { name: /Repartir/ });
    await typeName();
    await userEvent.click(run);
    const why = await screen.findByRole('textbox', { name: /^Por qué/ });
    await waitFor(() => expect(why).toHaveFocus());
    expect(why).toHaveAccessibleDescription('Explica por qué lo propones.');
    await enter(why, 'Acaba de devolver el dinero.');
    await userEvent.click(run);
    const bodies = [{ period: 1 }, { period: 1, why: 'Acaba de devolver el dinero.' }];
    await waitFor(() => expect(sent(calls, '/distributions').map(({ body }) => body)).toEqual(bodies));
  });

  it('[P7][B4] asks for no reason where the user alone may run it', async () => {
    tab({ part: '/deliver/1', answers: { [address]: distribution() } });
    expect(await screen.findByRole('button', { name: /Repartir/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Por qué/ })).toBeNull();
    expect(screen.queryByText(/segundo administrador/)).toBeNull();
  });

  it('[B4] says how many days early it would be paid, and nothing when it is due', async () => {
    const early = distribution({ dueOn: '2026-06-28' });
    tab({ part: '/deliver/1', answers: { [address]: early } });
    expect(await screen.findByText(/^Faltan 8 días para la fecha prevista/)).toBeVisible();
    cleanup();
    tab({ part: '/deliver/1', answers: { [address]: distribution({ dueOn: '2026-06-20' }) } });
    expect(await screen.findByRole('button', { name: /Repartir/ })).toBeVisible();
    expect(screen.queryByText(/para la fecha prevista/)).toBeNull();
  });

  it('[B4] is shown before the promoter has repaid, without a button to run it', async () => {
    const balances = {
      escrow: '0.00',
      escrowOrdered: '0.00',
      taxOrdered: '0.00',
      returns: '147.50',
      outstanding: '457375.00',
    };
    const payments = { ...listOf(), balances };
    tab({ part: '/deliver/1', answers: { [address]: answer, [`GET ${project}/payments`]: payments } });
    expect(await screen.findByRole('table', { name: 'Por inversor' })).toBeVisible();
    expect(await screen.findByText(/todavía tiene que devolver/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Repartir/ })).toBeNull();
  });

  it('[X1] shows what is missing', async () => {
    const missing = refusal('project.returns_not_enough', { detail: 'Faltan 100,00 €.' });
    tab({ part: '/deliver/1', answers: { [address]: missing } });
    expect(await screen.findByText('Faltan 100,00 €.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver al dinero del proyecto' })).toBeVisible();
  });

  it('[B4] can be viewed later', async () => {
    const done = distribution({ distributionId, createdAt: '2026-07-01T10:00:00.000Z' });
    tab({
      part: `/distribution/${distributionId}`,
      answers: { [`GET ${project}/distributions/${distributionId}`]: done },
    });
    expect(await screen.findByRole('heading', { name: 'Entrega 1, pagada' })).toBeVisible();
    expect(screen.getByRole('row', { name: /Lucía Ferrer/ })).toBeVisible();
  });
});

describe('figures on a phone', () => {
  onAPhone();

  it('[B4] are listed below the investor, without zero amounts', async () => {
    const answers = { [`POST ${project}/distributions`]: distribution() };
    tab({ part: '/deliver/1', answers });
    const lines = within(await screen.findByRole('list', { name: 'Por inversor' }));
    const [line] = lines.getAllByRole('listitem');
    expect(line).toHaveTextContent(/^Lucía Ferrer.*Rendimiento neto765,00.€Al monedero765,00.€$/);
    expect(lines.queryByText('Capital')).toBeNull();
  });

  it('[A8] [B4] show the due date of each delivery, and whether it was paid', async () => {
    tab();
    const list = within(await screen.findByRole('list', { name: 'Calendario de rendimientos' }));
    const [first] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Entrega 1 · 30\/06\/2026Prevista/);
  });
});
