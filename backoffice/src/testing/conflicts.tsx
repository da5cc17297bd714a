import { type complaint, investorKindRecord, type SavedView, wholeComplaint } from '@semilla/contract';
import { emptyFields } from '@semilla/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { ConflictDialog } from '../kit/conflict/ConflictDialog.tsx';
import { Accounting } from '../pages/statistics/Accounting.tsx';
import BankAccountShow from '../records/bank-accounts/BankAccountShow.tsx';
import ComplaintShow from '../records/complaints/ComplaintShow.tsx';
import InvestorKindShow from '../records/investor-kinds/InvestorKindShow.tsx';
import { ProjectList } from '../records/projects/ProjectList.tsx';
import CustomerShow from '../records/users/CustomerShow.tsx';
import {
  buildAccountNeeds,
  buildBankAccount,
  buildCustomer,
  buildUserSummary,
  buildWallet,
  customerIds,
} from './customer-records.ts';
import { enter } from './enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from './fake-api.ts';
import { mount } from './mount.tsx';
import { buildMe, buildProject, idOf, ids } from './records.ts';

type Values = Record<string, unknown>;

const valuesOf = (body: unknown): Values =>
  body instanceof FormData ? Object.fromEntries(body) : (body as Values);

interface Edited {
  screen: ReactNode;
  at: string;
  route?: string;
  resource: string;
  answers: object;
  /** The method and path of the edit. */
  edit: string;
  /** The record as a colleague has saved it. */
  current: Values & { version: number };
  /** What the user does until the edit is sent. */
  act: () => Promise<void>;
  /** How the row of the colleague's change reads. */
  row: [name: RegExp, text: RegExp];
  /** What is sent in the end. */
  sent: Values;
}

const press = async (name: string | RegExp, place = screen.getByRole.bind(screen)) => {
  await waitFor(() => expect(place('button', { name })).toBeEnabled());
  await userEvent.click(place('button', { name }));
};
const inDialog = async () => within(await screen.findByRole('dialog'));

const account = `/v1/payment/bank-accounts/${customerIds.bankAccount}`;
const bankAccount: Edited = {
  screen: <BankAccountShow />,
  at: `/bank-account/${customerIds.bankAccount}`,
  route: '/bank-account/:id',
  resource: 'bank-account',
  answers: {
    [`GET ${account}`]: buildBankAccount({ state: 'pending', alias: 'Nómina', version: 1 }),
    [`GET ${account}/decision`]: buildAccountNeeds(),
  },
  edit: `PATCH ${account}`,
  current: { ...buildBankAccount({ state: 'pending', alias: 'De mi empresa', version: 2 }) },
  act: async () => {
    await screen.findByRole('heading', { level: 1 });
    await userEvent.click(await screen.findByRole('checkbox', { name: /certificado/ }));
    await press('Validar la cuenta');
    const dialog = await inDialog();
    await press('Validar la cuenta', dialog.getByRole);
  },
  row: [/^Alias|^Nombre/, /De mi empresa/],
  sent: { state: 'valid', version: '2' },
};

const kindPath = `/v1/account/investor-kinds/${ids.type}`;
const kind = {
  ...emptyFields(investorKindRecord),
  investorKindId: ids.type,
  userId: ids.manager,
  userName: 'Rehabitia S.L.',
  userKind: 'company',
  kind: 'professional',
  state: 'pending',
  professionalCategory: 'large',
  textsVersion: '2026-11',
  createdAt: '2026-03-02T10:00:00.000Z',
  version: 1,
};
const investorKind: Edited = {
  screen: <InvestorKindShow />,
  at: `/investor-kinds/${ids.type}`,
  route: '/investor-kinds/:id',
  resource: 'investor-kinds',
  answers: { [`GET ${kindPath}`]: kind, 'GET /v1/account/investor-kinds': listOf() },
  edit: `PATCH ${kindPath}`,
  current: { ...kind, reason: 'Falta un balance.', version: 2 },
  act: async () => {
    await screen.findByRole('heading', { level: 1 });
    await press('Rechazar');
    const dialog = await inDialog();
    await enter(dialog.getByRole('textbox'), 'No cumple los requisitos.');
    await press('Rechazar', dialog.getByRole);
  },
  row: [/^Motivo/, /Falta un balance\..*No cumple los requisitos\./],
  sent: { state: 'refused', reason: 'No cumple los requisitos.', version: 2 },
};

const user = `/v1/account/users/${customerIds.customer}`;
const customer: Edited = {
  screen: <CustomerShow />,
  at: `/customer/${customerIds.customer}`,
  route: '/customer/:id/*',
  resource: 'customer',
  answers: {
    [`GET ${user}`]: buildCustomer({ version: 1 }),
    [`GET ${user}/summary`]: buildUserSummary(),
    'GET /v1/wallet/wallets': listOf(buildWallet()),
    'GET /v1/auth/totps': listOf(),
  },
  edit: `PATCH ${user}`,
  current: { ...buildCustomer({ phone: '+34611222333', version: 2 }) },
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desactivar la cuenta' }));
    const dialog = await inDialog();
    await press('Desactivar la cuenta', dialog.getByRole);
  },
  row: [/^Teléfono/, /611222333/],
  sent: { disabled: true, version: 2 },
};

const view: SavedView = {
  savedViewId: idOf('view'),
  list: 'projects',
  name: 'En Madrid',
  isShared: true,
  ownerId: ids.admin,
  ownerName: 'Elena Vidal',
  filter: { name: 'Madrid' },
  dropped: [],
  orderBy: 'name',
  orderSide: 'asc',
  columns: null,
  version: 1,
};
const filter = JSON.stringify({ name: 'Sevilla' });
const savedView: Edited = {
  screen: <ProjectList />,
  at: `/project?${new URLSearchParams({ filter, sort: 'name', order: 'ASC', view: view.savedViewId })}`,
  resource: 'project',
  answers: {
    'GET /v1/project/projects': listOf(buildProject()),
    'GET /v1/overview/saved-views': listOf(view),
  },
  edit: `PATCH /v1/overview/saved-views/${view.savedViewId}`,
  current: { ...view, filter: { name: 'Toledo' }, version: 2 },
  act: async () => {
    await screen.findByText('Modificada');
    await press('Actualizar vista');
  },
  row: [/^Filtros · Nombre/, /Toledo.*Sevilla/],
  sent: { filter: { name: 'Sevilla' }, version: 2 },
};

const fees = { kind: 'fees', code: '705', name: 'Prestaciones de servicios', version: 1 };
const bookAccount: Edited = {
  screen: <Accounting />,
  at: '/statistics',
  resource: 'statistics',
  answers: {
    'GET /v1/wallet/book-accounts': { data: [fees] },
    'GET /v1/wallet/journal-totals': { data: [], entries: 0, debit: '0.00', credit: '0.00' },
  },
  edit: 'PATCH /v1/wallet/book-accounts/fees',
  current: { ...fees, code: '7050', version: 2 },
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar la cuenta Comisiones' }));
    const name = await screen.findByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(name);
    await enter(name, 'Comisiones');
    await press('Guardar la cuenta');
  },
  row: [/^Código/, /7050/],
  // What the colleague changed stays.
  sent: { code: '7050', name: 'Comisiones', version: 2 },
};

type WireComplaint = (typeof wholeComplaint)['_zod']['input'];
type WireRow = (typeof complaint)['_zod']['input'];
const received: WireComplaint = {
  ...emptyFields(wholeComplaint),
  complaintId: ids.type,
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
  responsibleId: null,
  responsibleName: null,
  version: 1,
  documents: [],
  acts: [],
};
const complaints = '/v1/support/complaints';
const marta = buildMe({ userId: ids.manager, name: 'Marta', surname: 'Ruiz' });
const complaintPage = {
  screen: <ComplaintShow />,
  at: `/complaint/${ids.type}`,
  route: '/complaint/:id',
  resource: 'complaint',
  answers: {
    [`GET ${complaints}/${ids.type}`]: received,
    'GET /v1/account/users': listOf(marta, buildMe()),
  },
  current: {
    ...received,
    responsibleId: ids.manager,
    responsibleName: 'Marta Ruiz',
    version: 2,
  } satisfies WireRow,
};
const responsible: Edited = {
  ...complaintPage,
  edit: `PATCH ${complaints}/${ids.type}`,
  act: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Responsable' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Vidal' }));
  },
  row: [/^Responsable/, /Marta Ruiz.*Elena Vidal/],
  sent: { responsibleId: ids.admin, version: 2 },
};
const answer: Edited = {
  ...complaintPage,
  edit: `POST ${complaints}/${ids.type}/dismiss`,
  act: async () => {
    await press('No admitir');
    const dialog = await inDialog();
    await enter(dialog.getByRole('textbox', { name: /^Motivos/ }), 'No es de la plataforma.');
    await press('No admitir', dialog.getByRole);
  },
  row: [/^Responsable/, /Marta Ruiz/],
  sent: { reasons: 'No es de la plataforma.', version: 2 },
};

/** Opens the screen; the first edit is refused, because a colleague has saved the record meanwhile. */
export function open({ screen: shown, answers, edit, current, at, route, resource }: Edited) {
  const sent: Values[] = [];
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    'GET /v1/project/phases': listOf(),
    'GET /v1/audit': listOf(),
    'GET /v1/support/tickets': listOf(),
    ...answers,
    [edit]: ({ body }: FakeCall) => {
      const values = valuesOf(body);
      sent.push(values);
      if (Number(values.version) === current.version) return { ...current, version: current.version + 1 };
      return refusal('request.edited_meanwhile', { current, sent: {} });
    },
  });
  const screens = (
    <>
      {shown}
      <ConflictDialog />
    </>
  );
  const resources = { [resource]: { name: resource, hasList: true, hasShow: true } };
  mount(screens, { at, resource, resources, ...(route && { route }) });
  return sent;
}

export const edits = {
  'the state of a bank account': bankAccount,
  'the kind of an investor': investorKind,
  'the access of a customer': customer,
  'a saved view': savedView,
  'an account of the books': bookAccount,
  'who is responsible for a complaint': responsible,
  'the answer to a complaint': answer,
};
