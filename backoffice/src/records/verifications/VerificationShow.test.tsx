import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  buildCustomer,
  buildIdentityNeeds,
  buildVerification,
  customerIds,
} from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, ids } from '../../testing/records.ts';
import VerificationShow from './VerificationShow.tsx';

const list = 'GET /v1/account/verifications';
const decide = `PATCH /v1/account/verifications/${customerIds.verification}`;
const answers = {
  'GET /v1/account/users/me': buildMe(),
  [`GET /v1/account/users/${customerIds.customer}`]: buildCustomer(),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  [list]: listOf(buildVerification()),
  [`GET /v1/account/verifications/${customerIds.verification}/decision`]: buildIdentityNeeds(),
};

function show(moreAnswers: object = {}) {
  const calls = fakeApi({ ...answers, ...moreAnswers });
  const at = `/verification/${customerIds.verification}`;
  return {
    calls,
    ...mount(<VerificationShow />, { at, route: '/verification/:id', resource: 'verification' }),
  };
}

describe('a verification', () => {
  it('[A19] [E15] shows pictures, documents and the translated data of the provider', async () => {
    show();
    const picture = await screen.findByRole('img', { name: 'Anverso del documento' });
    expect(picture).toHaveAttribute('src', `/v1/account/verifications/${customerIds.device}`);
    const document = screen.getByRole('heading', { name: 'Lo que dice el documento' }).closest('section');
    expect(within(document as HTMLElement).getByText('01/02/2031')).toBeVisible();
    const provider = screen.getByRole('heading', { name: 'Lo que dice el proveedor' }).closest('section');
    const providerSection = within(provider as HTMLElement);
    expect(providerSection.getByText('Nombre').nextSibling).toHaveTextContent('LUCIA');
    expect(providerSection.getByText('Person · risk score').nextSibling).toHaveTextContent('0.1');
    expect(providerSection.getByText('Decidido').nextSibling).toHaveTextContent('03/02/2026 13:05');
    expect(await screen.findByText('21/05/1988')).toBeVisible();
  });

  it('[A19] [S7] shows the customer’s text for the provider’s reason', async () => {
    const declined = {
      status: 'Declined',
      decision: 'Declined',
      reason: 'Document expired',
      reasonCode: 207,
    };
    show({ [list]: listOf(buildVerification(declined as Partial<ReturnType<typeof buildVerification>>)) });
    const label = await screen.findByText('Lo que lee el cliente');
    expect(label.nextSibling).toHaveTextContent('El documento está caducado.');
    expect(screen.getByText('Documento caducado')).toBeVisible();
    expect(screen.queryByText('Document expired')).toBeNull();
  });

  it('[A19] [S7] approves without a reason, after explaining the consequences', async () => {
    const { calls } = show({ [decide]: buildVerification({ decision: 'Approved', status: 'Approved' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar la identidad' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Podrá invertir y ver los proyectos privados/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar la identidad' }));
    expect(await screen.findByText('Identidad aprobada')).toBeVisible();
    const body = { decision: 'Approved', decisionReason: null };
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual(body);
  });

  it('[A19] [P7] says beforehand that a second person must approve too, and why', async () => {
    show({
      [`GET /v1/account/verifications/${customerIds.verification}/decision`]: buildIdentityNeeds({
        Approved: ['early'],
      }),
    });
    expect(await screen.findByRole('button', { name: 'Proponer: Aprobar la identidad' })).toBeVisible();
    expect(screen.getByText(/segundo administrador: .*antes de que responda el proveedor/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rechazar la identidad' })).toBeVisible();
  });

  it('[A19] [X3] declines with a reason, and reports that a later attempt exists', async () => {
    const { calls } = show({
      [decide]: refusal('account.verification_superseded', { detail: 'Hay un intento posterior.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar la identidad' }));
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByLabelText(/^Motivo/), 'No se lee.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar la identidad' }));
    expect(await screen.findByText('Hay un intento posterior.')).toBeVisible();
    const body = { decision: 'Declined', decisionReason: 'No se lee.' };
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual(body);
  });

  it('[A19] can be decided only on the latest attempt, and links to it', async () => {
    const latest = buildVerification({ verificationId: ids.type, attempt: 3 });
    show({
      [list]: ({ query }: FakeCall) =>
        query.ids ? listOf(buildVerification()) : listOf(latest, buildVerification()),
    });
    expect(await screen.findByText(/El cliente lo ha intentado después/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aprobar la identidad' })).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Intento 3' })) {
      expect(link).toHaveAttribute('href', `/verification/${ids.type}`);
    }
  });

  it('[P8] is read-only for managers', async () => {
    show({ 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) });
    expect(await screen.findByText('Historial de intentos')).toBeVisible();
    expect(screen.queryByText('Tu decisión')).toBeNull();
  });

  it('[P6] is not found without permission', async () => {
    show({ [list]: listOf() });
    expect(await screen.findByText('No encontrado')).toBeVisible();
  });
});
