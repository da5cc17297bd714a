import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids, projectRecord } from '../../../testing/records.ts';
import MovementsTab from './MovementsTab.tsx';
import { distribution, distributionId, project, sent, tab, typeName } from './testing.tsx';

function ProjectThatCloses() {
  const [phaseName, setPhaseName] = useState<'Financed' | 'Closed'>('Financed');
  return (
    <>
      <button type="button" onClick={() => setPhaseName('Closed')}>
        Otro lo cierra
      </button>
      <RecordContextProvider value={projectRecord({ phaseName })}>
        <MovementsTab />
      </RecordContextProvider>
    </>
  );
}

describe('closing', () => {
  const address = `POST ${project}/close`;
  const refund = (overrides: object = {}) =>
    distribution({
      kind: 'refund',
      period: null,
      gross: '0.00',
      fee: '0.00',
      net: '0.00',
      principal: '1000.00',
      ...overrides,
    });

  const settled = {
    [`GET ${project}/payments`]: {
      ...listOf(),
      balances: {
        escrow: '0.00',
        escrowOrdered: '0.00',
        taxOrdered: '0.00',
        returns: '0.00',
        outstanding: '0.00',
      },
    },
  };

  it('[A20] does not preview a settled closing while a financed project still owes money', async () => {
    const { calls } = tab({ part: '/close', answers: { [address]: () => refund() } });
    expect(await screen.findByRole('button', { name: /Cerrar y devolver 1\.000,00.€/ })).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/close')).map(({ body }) => body)).toEqual([
      { refund: true },
    ]);
  });

  it('[A20] refunds the investments after showing the amounts', async () => {
    const { calls, location } = tab({
      part: '/close',
      phaseName: 'Investment',
      answers: { [address]: ({ query }: FakeCall) => refund(query.preview ? {} : { distributionId }) },
    });
    const close = await screen.findByRole('button', { name: /Cerrar y devolver 1\.000,00.€/ });
    expect(screen.getByText(/se devuelven 1\.000,00.€ a los monederos de 2 inversores/)).toBeVisible();
    expect(screen.getByRole('row', { name: /Lucía Ferrer/ })).toBeVisible();
    await typeName();
    await userEvent.click(close);
    expect(await screen.findByText('Requerido.')).toBeVisible();
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'Nadie más invierte.');
    await userEvent.click(close);
    await waitFor(() => expect(location().pathname).toContain(`/distribution/${distributionId}`));
    expect(sent(calls, '/close').map(({ body }) => body)).toEqual([
      { refund: true, why: 'Nadie más invierte.' },
    ]);
  });

  it('[A20][P7] says that preinvestors get their deposits back', async () => {
    const answers = { [address]: () => refund({ principal: '0.00', lines: [] }) };
    const { calls } = tab({ part: '/close', phaseName: 'Preinvestment', answers });
    expect(await screen.findByText(/el depósito de cada preinversor vuelve a su monedero/)).toBeVisible();
    await typeName();
    await enter(screen.getByRole('textbox', { name: /^Por qué/ }), 'No sale adelante.');
    await userEvent.click(screen.getByRole('button', { name: 'Descartar y devolver los depósitos' }));
    await waitFor(() =>
      expect(sent(calls, '/close').map(({ body }) => body)).toEqual([
        { refund: true, why: 'No sale adelante.' },
      ]),
    );
  });

  it('[A20] closes a fully repaid project without a refund', async () => {
    const answers = { ...settled, [address]: () => refund({ lines: [] }) };
    const { calls, location } = tab({ part: '/close', answers });
    await typeName();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar el proyecto' }));
    await waitFor(() => expect(location().pathname).toBe(`/project/${ids.project}/movements`));
    expect(sent(calls, '/close').map(({ body }) => body)).toEqual([{ refund: false }]);
  });

  it('[A20] does not request another preview after the project was closed', async () => {
    const calls = fakeApi({
      'GET /v1/account/users/me': buildMe(),
      [`GET ${project}/distributions`]: { ...listOf(), refundId: null },
      ...settled,
      [address]: () => refund({ lines: [] }),
    });
    const at = `/project/${ids.project}/movements/close`;
    mount(<ProjectThatCloses />, { at, route: '/project/:id/*' });
    const close = await screen.findByRole('button', { name: 'Cerrar el proyecto' });
    await userEvent.click(screen.getByRole('button', { name: 'Otro lo cierra' }));
    expect(close).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/close'))).toHaveLength(1);
  });
});
