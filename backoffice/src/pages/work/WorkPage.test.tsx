import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { Shortcuts } from '../../app/shortcuts/Shortcuts.tsx';
import { SheetProvider } from '../../kit/shortcuts/sheet-context.tsx';
import { buildCustomer, buildIdentityNeeds, buildVerification } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, idOf, ids } from '../../testing/records.ts';
import { stubResizeObserver } from '../../testing/stub-resize-observer.ts';
import WorkPage from './WorkPage.tsx';

beforeEach(stubResizeObserver);

const people = ['Ana Ríos', 'Bruno Gil', 'Carla Paz'];
const path = '/v1/account/verifications';
const claimsPath = '/v1/overview/work-claims';

/** Fakes an API with three identities that wait for a decision. Once decided, an identity leaves the list. */
function given(answers: object = {}, screenOf: ReactNode = <WorkPage />) {
  const records = people.map((userName) =>
    buildVerification({
      verificationId: idOf(userName),
      userName,
      userId: idOf(`u ${userName}`),
      decisionData: { person: { firstName: 'LUCIA', lastName: 'FERRER SOLER', dateOfBirth: '1988-05-20' } },
    }),
  );
  const statuses = new Map<string, 'Approved' | 'Declined'>();
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    ...Object.fromEntries(
      records.map(({ userId }) => [`GET /v1/account/users/${userId}`, buildCustomer({ userId })]),
    ),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    [`GET ${claimsPath}`]: { data: [] },
    [`GET ${path}`]: ({ query }: FakeCall) => {
      const found = records
        .map((record) => ({ ...record, status: statuses.get(record.verificationId) ?? record.status }))
        .filter(({ verificationId, status }) =>
          query.ids
            ? query.ids.split(',').includes(verificationId)
            : !query.status || query.status === status,
        )
        .filter(({ userId }) => !query.userId || query.userId === userId);
      return listOf(...found);
    },
    ...Object.fromEntries(
      records.map(({ verificationId }) => [`GET ${path}/${verificationId}/decision`, buildIdentityNeeds()]),
    ),
    ...Object.fromEntries(
      records.map((record) => [
        `PATCH ${path}/${record.verificationId}`,
        ({ body }: FakeCall) => {
          const { decision } = body as { decision: 'Approved' | 'Declined' };
          statuses.set(record.verificationId, decision);
          return { ...record, status: decision, decision };
        },
      ]),
    ),
    ...answers,
  });
  const at = '/queues/verifications';
  return { calls, ...mount(screenOf, { at, route: '/queues/:queue/:id?' }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name: `Verificación de ${name}` });
const decisions = (calls: FakeCall[]) => calls.filter(({ method }) => method === 'PATCH');

/** Waits until the record's details are loaded and it can be decided. */
const untilReady = () => screen.findByRole('button', { name: /^Aprobar/ });

describe('work mode', () => {
  it('[A23] opens the oldest record, and moves through the list with keys', async () => {
    const { location } = given();
    await heading('Ana Ríos');
    expect(location().pathname).toBe(`/queues/verifications/${idOf('Ana Ríos')}`);
    const list = within(screen.getByRole('navigation', { name: 'Identidades por decidir' }));
    expect(list.getByText('3 pendientes')).toBeVisible();
    expect(list.getByRole('link', { current: true })).toHaveTextContent('Ana Ríos');
    await userEvent.keyboard('j');
    expect(await heading('Bruno Gil')).toHaveFocus();
    await userEvent.keyboard('k');
    await heading('Ana Ríos');
    await userEvent.keyboard('k');
    await heading('Ana Ríos');
  });

  it('[A23] approves an identity with one key, and opens the next record automatically', async () => {
    const { calls } = given();
    await heading('Ana Ríos');
    await untilReady();
    await userEvent.keyboard('a');
    await heading('Bruno Gil');
    expect(decisions(calls).map(({ body }) => body)).toEqual([
      { decision: 'Approved', decisionReason: null },
    ]);
    await untilReady();
    await userEvent.keyboard('a');
    await heading('Carla Paz');
    await untilReady();
    await userEvent.keyboard('a');
    expect(await screen.findByText('No queda nada por decidir')).toBeVisible();
  });

  it('[A23][B15] leaves the focus in the search when the next record opens behind it', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const decided = { ...buildVerification({ verificationId: idOf('Ana Ríos') }), status: 'Approved' };
    given(
      { [`PATCH ${path}/${idOf('Ana Ríos')}`]: () => promise },
      <SheetProvider>
        <WorkPage />
        <Shortcuts />
      </SheetProvider>,
    );
    await heading('Ana Ríos');
    await untilReady();
    await userEvent.keyboard('a{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    expect(field).toHaveFocus();
    resolve(decided);
    await screen.findByRole('heading', { level: 1, name: 'Verificación de Bruno Gil', hidden: true });
    expect(field).toHaveFocus();
  });

  it('[A23] asks for the reason of a rejection with the focus in its field, and ignores shortcuts meanwhile', async () => {
    const { calls } = given();
    await heading('Ana Ríos');
    await untilReady();
    await userEvent.keyboard('r');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getAllByRole('textbox')[0]).toHaveFocus());
    await userEvent.keyboard('janr');
    expect(dialog.getAllByRole('textbox')[0]).toHaveValue('janr');
    await userEvent.click(dialog.getByRole('button', { name: /^Rechazar/ }));
    await heading('Bruno Gil');
    expect(decisions(calls).map(({ body }) => body)).toEqual([
      { decision: 'Declined', decisionReason: 'janr' },
    ]);
  });

  it('[A23] skips a record, and offers skipped ones again at the end', async () => {
    given();
    await heading('Ana Ríos');
    await userEvent.keyboard('n');
    await heading('Bruno Gil');
    expect(screen.getByText('Saltado')).toBeVisible();
    await userEvent.keyboard('n');
    await heading('Carla Paz');
    await userEvent.keyboard('n');
    expect(await screen.findByText('Has saltado 3.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volver a los saltados' }));
    await heading('Ana Ríos');
  });

  it('[A23] opens the next record when a decision waits for a second person, and marks it in the list', async () => {
    const proposal = buildProposal({ act: 'overrideIdentity', subjectName: 'Ana Ríos' });
    given({ [`PATCH ${path}/${idOf('Ana Ríos')}`]: proposal });
    await heading('Ana Ríos');
    await untilReady();
    await userEvent.keyboard('a');
    await heading('Bruno Gil');
    expect(screen.getByText('Propuesto: espera a otra persona')).toBeVisible();
  });

  it('[A23] asks for the reason of a decision against an earlier one, before it is sent', async () => {
    const needs = buildIdentityNeeds({ Approved: ['reversed'] });
    const { calls } = given({ [`GET ${path}/${idOf('Ana Ríos')}/decision`]: needs });
    await heading('Ana Ríos');
    await screen.findByRole('button', { name: /^Proponer: Aprobar/ });
    expect(screen.getByText(/^Tiene que aprobarlo también un segundo administrador/)).toBeVisible();
    await userEvent.keyboard('a');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Proponer/ }));
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    expect(decisions(calls)).toEqual([]);
    await enter(dialog.getByLabelText(/^Motivo/), 'Lo he visto en persona.');
    await userEvent.click(dialog.getByRole('button', { name: /^Proponer/ }));
    await heading('Bruno Gil');
    expect(decisions(calls)[0]?.body).toMatchObject({ decisionReason: 'Lo he visto en persona.' });
  });

  it('[A23][X3] says that a key pressed before a record can be decided did nothing, and decides nothing later', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { calls } = given({ [`GET ${path}/${idOf('Ana Ríos')}/decision`]: () => promise });
    await heading('Ana Ríos');
    await userEvent.keyboard('a');
    expect(await screen.findByText(/^La tecla A no ha hecho nada/)).toBeVisible();
    resolve(buildIdentityNeeds());
    await untilReady();
    expect(decisions(calls)).toEqual([]);
    await userEvent.keyboard('a');
    await heading('Bruno Gil');
    expect(decisions(calls)).toHaveLength(1);
  });

  it('[A23] stays on the record after a refusal', async () => {
    given({ [`PATCH ${path}/${idOf('Ana Ríos')}`]: () => refusal('account.document_already_exists') });
    await heading('Ana Ríos');
    await untilReady();
    await userEvent.keyboard('a');
    expect(await screen.findByText('account.document_already_exists')).toBeVisible();
    await heading('Ana Ríos');
  });

  it('[A23] compares customer and document, and marks differences with text', async () => {
    given();
    const compared = within(await screen.findByRole('region', { name: 'El cliente y su documento' }));
    const lines = compared.getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/Lucía Ferrer Soler.*Igual/);
    expect(lines[1]).toHaveTextContent('21/05/1988');
    expect(lines[1]).toHaveTextContent(/Documento20\/05\/1988.*Distinto/);
    expect(lines[4]).toHaveTextContent(/12345678Z.*Igual/);
    expect(compared.getByText(/diferencia/)).toBeVisible();
  });

  it('[A23] claims the open record, and releases it on leaving', async () => {
    const { calls, leave } = given();
    await heading('Ana Ríos');
    const record = { resource: 'verifications', recordId: idOf('Ana Ríos') };
    const of = (method: string) =>
      calls.filter((one) => one.method === method && one.path.includes('claims'));
    expect(of('POST').map(({ body }) => body)).toEqual([record]);
    await leave('/elsewhere');
    await waitFor(() =>
      expect(of('DELETE').map(({ path: freed }) => freed)).toEqual([
        `${claimsPath}/verifications/${record.recordId}`,
      ]),
    );
  });

  it('[A23] shows who has claimed a record, but still lets the user decide', async () => {
    const claim = {
      resource: 'verifications',
      recordId: idOf('Ana Ríos'),
      userId: ids.manager,
      userName: 'Marta Ruiz Vega',
      takenAt: '2026-03-10T09:30:00.000Z',
    };
    given({ [`GET ${claimsPath}`]: { data: [claim] } });
    await heading('Ana Ríos');
    expect(await screen.findByText(/^Marta Ruiz Vega tiene esto abierto desde/)).toBeVisible();
    expect(screen.getByText('Marta Ruiz Vega está en ello')).toBeVisible();
    await untilReady();
    await userEvent.keyboard('a');
    await heading('Bruno Gil');
  });

  it('[A23] closes with Esc and opens the list of waiting records', async () => {
    const { location } = given();
    await heading('Ana Ríos');
    await userEvent.keyboard('{Escape}');
    expect(location().pathname).toBe('/verification/');
    expect(location().search).toContain('Completed');
  });

  it('[A23] [P8] is not available to managers, who cannot decide', async () => {
    const { calls } = given({
      'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Verificación');
    expect(calls.filter(({ path: called }) => called === path)).toEqual([]);
  });

  it('[X3] shows why the list could not be loaded, with a retry button', async () => {
    given({ [`GET ${path}`]: () => refusal('request.unavailable', { detail: 'Vuelve luego.' }) });
    expect(await screen.findByText('Vuelve luego.')).toBeVisible();
  });
});

describe('on a phone', () => {
  onAPhone();

  it('[A23] shows the list first, and a record on its own page', async () => {
    given();
    await userEvent.click(await screen.findByRole('link', { name: /^Bruno Gil/ }));
    await heading('Bruno Gil');
    expect(screen.queryByRole('navigation', { name: 'Identidades por decidir' })).toBeNull();
  });
});
