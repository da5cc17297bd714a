import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MailRecord } from '../../api/record-types/mail-record.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import MailList from './MailList.tsx';
import MailShow from './MailShow.tsx';

const mailId = ids.type;
const path = '/v1/misc/undelivered-mails';

const buildMail = (overrides: Partial<MailRecord> = {}) => ({
  undeliveredMailId: mailId,
  userId: ids.manager,
  userName: 'Lucía Ferrer Soler',
  recipient: 'l…@example.com',
  topic: 'wallet',
  kind: 'wallet.orderPlaced',
  subject: 'Has invertido en Edificio Lavapiés',
  state: 'undelivered',
  failure: 'recipient_refused',
  failureDetail: '550 5.1.1 User unknown',
  tries: 13,
  createdAt: '2026-02-03T12:05:00.000Z',
  failedAt: '2026-02-03T18:20:00.000Z',
  ...overrides,
});

function open(screenShown: React.ReactNode, moreAnswers: object, at: string, route = '*') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    [`GET ${path}`]: listOf(buildMail()),
    ...moreAnswers,
  });
  const resources = { mail: { name: 'mail', hasList: true, hasShow: true } };
  return { calls, ...mount(screenShown, { at, route, resource: 'mail', resources }) };
}

const show = (moreAnswers: object = {}) => open(<MailShow />, moreAnswers, `/mail/${mailId}`, '/mail/:id');
const list = (moreAnswers: object = {}, at = '/mail/') => open(<MailList />, moreAnswers, at);

async function settle(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
}

describe('undelivered mails', () => {
  it('[B8] are listed with recipient and failure', async () => {
    list();
    const row = await screen.findByRole('row', { name: /Edificio Lavapiés/ });
    for (const words of ['03/02/2026 19:20', 'Lucía Ferrer Soler', 'No entregado', '13']) {
      expect(row).toHaveTextContent(words);
    }
    expect(row).toHaveTextContent('El buzón no existe o su servidor rechaza el mensaje');
    const name = 'Has invertido en Edificio Lavapiés';
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/mail/${mailId}`);
  });

  it('[B8] [B13] are filtered by the query parameters, and exported', async () => {
    const filter = { state: 'undelivered', failure: 'mailbox_full', topic: 'wallet' };
    const { calls } = list({}, `/mail/?filter=${encodeURIComponent(JSON.stringify(filter))}`);
    await screen.findByRole('row', { name: /Edificio Lavapiés/ });
    expect(calls.find((call) => call.path === path)?.query).toMatchObject(filter);
    const file = await screen.findByRole('link', { name: 'Exportar' });
    expect(file).toHaveAttribute('href', expect.stringContaining(`${path}/export`));
  });

  it('[A24][B8] are sent again in bulk', async () => {
    const detail = 'Ningún registro coincide.';
    const { calls } = list({ 'POST /v1/bulk-acts': refusal('overview.nothing_matches', { detail }) });
    const row = within(await screen.findByRole('row', { name: /Edificio Lavapiés/ }));
    await userEvent.click(row.getByRole('checkbox'));
    await settle('Enviar otra vez');
    expect(await screen.findByText(detail)).toBeVisible();
    const call = calls.find(({ path: called }) => called === '/v1/bulk-acts');
    expect(call?.body).toEqual({ act: 'sendMailsAgain', ids: mailId });
  });

  it('[B8] say that all mails were delivered, or why loading failed', async () => {
    const { unmount } = list({ [`GET ${path}`]: listOf() });
    expect(await screen.findByText('Todos los correos se han entregado')).toBeVisible();
    unmount();
    list({ [`GET ${path}`]: refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  });
});

describe('an undelivered mail', () => {
  it('[B8] shows the mail server’s response and how to fix the cause, and is sent again', async () => {
    let state: MailRecord['state'] = 'undelivered';
    const { calls } = show({
      [`GET ${path}`]: () => listOf(buildMail({ state })),
      [`POST ${path}/${mailId}/send`]: () => {
        state = 'waiting';
        return buildMail({ state });
      },
    });
    expect(await screen.findByText('550 5.1.1 User unknown')).toBeVisible();
    expect(screen.getByText(/corrígela en su ficha/)).toBeVisible();
    await settle('Enviar otra vez');
    expect(await screen.findByText('El correo se está enviando otra vez')).toBeVisible();
    expect(await screen.findByText('Reenviándose')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Enviar otra vez' })).toBeNull();
    expect(calls.find((call) => call.path === path)?.query).toMatchObject({ ids: mailId });
  });

  it('[B8] can be dismissed', async () => {
    const { calls } = show({ [`POST ${path}/${mailId}/dismiss`]: buildMail({ state: 'dismissed' }) });
    await settle('Descartar');
    expect(await screen.findByText('Correo descartado')).toBeVisible();
    expect(calls.some((call) => call.path.endsWith('/dismiss'))).toBe(true);
  });

  it('[B8] [X3] reports that another administrator has already settled it', async () => {
    show({ [`POST ${path}/${mailId}/send`]: refusal('misc.mail_settled', { detail: 'Ya se ha resuelto.' }) });
    await settle('Enviar otra vez');
    expect(await screen.findByText('Ya se ha resuelto.')).toBeVisible();
  });

  it('[B8] offers no actions once it was delivered', async () => {
    show({ [`GET ${path}`]: listOf(buildMail({ state: 'delivered' })) });
    expect(await screen.findByText('Entregado después')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Descartar' })).toBeNull();
    expect(screen.queryByText('Qué puedes hacer')).toBeNull();
  });
});
