import { type complaint, wholeComplaint } from '@semilla/contract';
import { emptyFields } from '@semilla/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, ids } from '../../testing/records.ts';
import ComplaintList from './ComplaintList.tsx';
import ComplaintShow from './ComplaintShow.tsx';

type WireComplaint = (typeof wholeComplaint)['_zod']['input'];
type WireRow = (typeof complaint)['_zod']['input'];

const complaintId = ids.type;
const path = '/v1/support/complaints';

const buildComplaint = (overrides: Partial<WireComplaint> = {}): WireComplaint => ({
  ...emptyFields(wholeComplaint),
  complaintId,
  reference: '2026-0007',
  state: 'Received',
  deadline: '2026-03-23',
  isLate: false,
  kind: 'individual',
  name: 'Lucía Ferrer Soler',
  email: 'lucia@example.com',
  address: 'Calle de Lavapiés 12',
  country: 'ES',
  concerning: 'Pago de marzo',
  description: 'Llegó tarde.',
  happenedOn: '2026-02-02',
  place: 'Madrid',
  language: 'es',
  receivedAt: '2026-03-09T09:00:00.000Z',
  acknowledgeBy: '2026-03-23',
  version: 3,
  documents: [],
  acts: [],
  ...overrides,
});

function rowOf({ documents: _documents, acts: _acts, ...row }: WireComplaint): WireRow {
  return row;
}

function open(screenShown: React.ReactNode, answers: object, at: string, route = '*') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    'GET /v1/misc/countries': { data: [], total: 0 },
    ...answers,
  });
  const resources = { complaint: { name: 'complaint', hasList: true, hasShow: true } };
  return { calls, ...mount(screenShown, { at, route, resource: 'complaint', resources }) };
}

const list = (answers: object) => open(<ComplaintList />, answers, '/complaint/');
const show = (given: WireComplaint, answers: object = {}) =>
  open(
    <ComplaintShow />,
    { [`GET ${path}/${complaintId}`]: given, ...answers },
    `/complaint/${complaintId}`,
    '/complaint/:id',
  );

const dialog = async () => within(await screen.findByRole('dialog'));

describe('the register of complaints', () => {
  it('[L35] shows each complaint with its deadline, marks overdue ones, and can be exported', async () => {
    list({ [`GET ${path}`]: listOf(rowOf(buildComplaint({ isLate: true }))) });
    const row = await screen.findByRole('row', { name: /2026-0007/ });
    for (const words of ['Recibida', '23/03/2026 · Fuera de plazo', 'Lucía Ferrer Soler', 'Pago de marzo'])
      expect(row).toHaveTextContent(words);
    expect(await screen.findByRole('link', { name: 'Exportar' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${path}/export`),
    );
  });

  it('[L35] says that it is empty, or why it could not be loaded', async () => {
    const { unmount } = list({ [`GET ${path}`]: listOf() });
    expect(await screen.findByText('No hay reclamaciones')).toBeVisible();
    unmount();
    list({ [`GET ${path}`]: refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' }) });
    expect(await screen.findByText('Vuelve en unos minutos.')).toBeVisible();
  });
});

describe('the register of complaints on a phone', () => {
  onAPhone();

  it('[L35] says that the date of a complaint is its deadline, and shows none once it is decided', async () => {
    const decided = buildComplaint({ complaintId: ids.project, reference: '2026-0008', deadline: null });
    list({ [`GET ${path}`]: listOf(rowOf(buildComplaint()), rowOf(decided)) });
    expect(await screen.findByRole('link', { name: /2026-0007/ })).toHaveTextContent('Vence el 23/03/2026');
    expect(screen.getByRole('link', { name: /2026-0008/ })).not.toHaveTextContent('Vence el');
  });
});

describe('a complaint', () => {
  it('[L35] is admitted with reasons and a deadline, by default one month after receipt', async () => {
    const { calls } = show(buildComplaint(), {
      [`POST ${path}/${complaintId}/admit`]: buildComplaint({ state: 'Admissible' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Admitir a trámite' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Admitir a trámite' }));
    expect(await form.findByText('Requerido.')).toBeVisible();
    await enter(form.getByLabelText(/^Motivos/), 'Es nuestro servicio.');
    await userEvent.click(form.getByRole('button', { name: 'Admitir a trámite' }));
    expect(await screen.findByText('Reclamación admitida a trámite')).toBeVisible();
    expect(calls.find((call) => call.path.endsWith('/admit'))?.body).toEqual({
      reasons: 'Es nuestro servicio.',
      answerBy: '2026-04-09',
      version: 3,
    });
  });

  it('[L35] shows its answers, and offers none once it is decided', async () => {
    show(
      buildComplaint({
        state: 'Decided',
        deadline: null,
        outcome: 'partly',
        acts: [
          {
            complaintActId: ids.project,
            kind: 'decide',
            at: '2026-04-01T09:00:00.000Z',
            userId: ids.admin,
            userName: 'Elena Vidal',
            reasons: null,
            contact: null,
            answerBy: null,
            outcome: 'partly',
            points: [{ point: 'El retraso', outcome: 'granted', reasons: 'Se abona.' }],
            remedies: 'Acude a la CNMV.',
          },
        ],
      }),
    );
    expect(await screen.findByText('Se abona.')).toBeVisible();
    expect(screen.getByText(/Acude a la CNMV\./)).toBeVisible();
    for (const name of ['Resolver', 'Admitir a trámite', 'No admitir', 'Ampliar el plazo'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('[L35] filed by the signed-in administrator must be answered by someone else', async () => {
    show(buildComplaint({ userId: ids.admin, userName: 'Elena Vidal' }));
    expect(await screen.findByText(/Es tu propia reclamación/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Admitir a trámite' })).toBeNull();
  });
});
