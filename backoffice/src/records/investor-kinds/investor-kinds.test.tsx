import { investorKindRecord } from '@semilla/contract';
import { emptyFields } from '@semilla/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, ids } from '../../testing/records.ts';
import { AnswersButton } from './AnswersButton.tsx';
import InvestorKindList from './InvestorKindList.tsx';
import InvestorKindShow from './InvestorKindShow.tsx';

type WireKind = (typeof investorKindRecord)['_zod']['input'];

const investorKindId = ids.type;
const accountDocumentId = ids.project;

const buildKind = (given: Partial<WireKind> = {}): WireKind => ({
  ...emptyFields(investorKindRecord),
  investorKindId,
  userId: ids.manager,
  userName: 'Rehabitia S.L.',
  userKind: 'company',
  kind: 'professional',
  state: 'pending',
  professionalCategory: 'large',
  textsVersion: '2026-11',
  createdAt: '2026-03-02T10:00:00.000Z',
  version: 1,
  ...given,
});

function show(given: Partial<WireKind>, queue = listOf()) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    [`GET /v1/account/investor-kinds/${investorKindId}`]: buildKind(given),
    'GET /v1/account/investor-kinds': queue,
    'GET /v1/audit': listOf(),
    [`GET /v1/account/account-documents/url/${accountDocumentId}`]: {
      url: 'https://semilla.example/v1/documents/signed/abc',
      expiresAt: '2026-03-02T10:05:00.000Z',
    },
  });
  const resources = { 'investor-kinds': { name: 'investor-kinds', hasList: true, hasShow: true } };
  const at = `/investor-kinds/${investorKindId}`;
  mount(<InvestorKindShow />, { at, route: '/investor-kinds/:id', resource: 'investor-kinds', resources });
  return calls;
}

it('[L1][L3] opens the document of a request at a temporary address', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window);
  show({ accountDocumentId, file: { name: 'cuentas.pdf', type: 'application/pdf', sizeBytes: 4_000 } });
  await userEvent.click(await screen.findByRole('button', { name: 'cuentas.pdf' }));
  await vi.waitFor(
    () => expect(open).toHaveBeenCalledWith('https://semilla.example/v1/documents/signed/abc', '_blank'),
    { timeout: 10_000 },
  );
});

it('[L1] says that a request has no document', async () => {
  show({ accountDocumentId: null, file: null });
  expect(await screen.findByText('La solicitud llegó sin documento')).toBeVisible();
});

it('[A18][L3] counts the other waiting requests, not the one shown', async () => {
  const other = buildKind({ investorKindId: ids.manager, createdAt: '2026-03-03T10:00:00.000Z' });
  show({}, listOf(buildKind(), other));
  const next = await screen.findByRole('link', { name: 'Siguiente pendiente (1)' });
  expect(next).toHaveAttribute('href', `/investor-kinds/${ids.manager}`);
});

it('[L3] lists waiting requests, oldest first', async () => {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    'GET /v1/account/investor-kinds': listOf(buildKind()),
  });
  const resources = { 'investor-kinds': { name: 'investor-kinds', hasList: true, hasShow: true } };
  mount(<InvestorKindList />, { at: '/investor-kinds/', resource: 'investor-kinds', resources });
  expect(await screen.findByText('Rehabitia S.L.')).toBeVisible();
  const { query } = calls.find(({ path }) => path === '/v1/account/investor-kinds') ?? {};
  expect(query).toMatchObject({ state: 'pending', orderBy: 'createdAt', orderSide: 'asc' });
});

it.each([
  ['2026-11', 'que cumpla los requisitos de las empresas'],
  ['2026-11-2', 'con 100.000 € o más de fondos propios'],
])('[L3] shows texts version %s to a request that confirmed it', async (textsVersion, words) => {
  show({ kind: 'sophisticated', userKind: 'individual', professionalCategory: null, textsVersion });
  const heading = await screen.findByRole('heading', { name: 'Lo que leyó y confirmó' });
  const card = heading.closest('section') as HTMLElement;
  expect(card).toHaveTextContent(words);
  expect(card).toHaveTextContent('Respondo de que todo lo que declaro es verdad.');
});

describe('on a phone', () => {
  onAPhone();

  it('[L5] shows the answers of a test on the whole screen', async () => {
    fakeApi({ 'GET /v1/account/users/me': buildMe() });
    mount(
      <RecordContextProvider value={{ id: ids.type, answers: null, questionnaireVersion: 1 }}>
        <AnswersButton />
      </RecordContextProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ver las respuestas' }));
    expect(await screen.findByRole('dialog', { name: 'Respuestas de la prueba' })).toHaveStyle({
      height: '100%',
    });
  });
});
