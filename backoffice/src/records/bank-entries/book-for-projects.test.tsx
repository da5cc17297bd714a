import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, idOf, ids } from '../../testing/records.ts';
import { waitingEntry } from '../../testing/waiting-entry.ts';
import BankEntryShow from './BankEntryShow.tsx';

const id = ids.manager;
const path = `/v1/payment/bank-entries/${id}`;
const why = 'Lo dice el extracto.';

let mounted: ReturnType<typeof mount>;

afterEach(() => vi.unstubAllGlobals());

function shows(entry: object, more: object = {}, locale: 'es' | 'en' = 'es', asked = '') {
  const waiting = {
    ...waitingEntry,
    bankEntryId: id,
    doubt: 'unknown',
    userId: null,
    userName: null,
    ...entry,
  };
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    [`GET ${path}`]: waiting,
    [`GET ${path}/candidates`]: { data: [] },
    [`POST ${path}/other-booking`]: { ...waiting, state: 'booked', doubt: null },
    ...more,
  });
  mounted = mount(<BankEntryShow />, {
    at: `/bank/${id}${asked}`,
    route: '/bank/:id',
    resource: 'bank',
    locale,
  });
  return () => calls.filter((call) => call.path.endsWith('/other-booking')).map(({ body }) => body);
}

async function opens(label: string) {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = async () => {
    await enter(dialog.getByLabelText(/^(?:Por qué|Why)/), why);
    await userEvent.click(dialog.getByRole('button', { name: label }));
  };
  return { dialog, submit };
}

const done = () => screen.findByText('Movimiento anotado');

it('[L40] a promoter’s repayment is booked for a financed project', async () => {
  const phaseId = idOf('p-9');
  const sent = shows(
    { side: 'in' },
    {
      'GET /v1/project/phases': listOf({ phaseId, name: 'Financed', orderIndex: 9, colour: 'green' }),
      'GET /v1/project/projects': listOf(buildProject({ name: 'Huerto de Arbúcies' })),
    },
  );
  const { dialog, submit } = await opens('Anotar como reembolso de un promotor');
  await userEvent.click(await dialog.findByLabelText(/^¿De qué proyecto/));
  await userEvent.click(await screen.findByRole('option', { name: 'Huerto de Arbúcies' }));
  await submit();
  expect(await done()).toBeVisible();
  expect(sent()).toEqual([{ as: 'repayment', projectId: ids.project, why }]);
});

it('[L40] a promoter’s likely repayment opens with its project chosen', async () => {
  const project = buildProject({ name: 'Huerto de Arbúcies' });
  const phaseId = idOf('p-9');
  const sent = shows(
    { side: 'in' },
    {
      'GET /v1/project/phases': listOf({ phaseId, name: 'Financed', orderIndex: 9, colour: 'green' }),
      'GET /v1/project/projects': listOf(project),
    },
    'es',
    `?as=repayment&projectId=${ids.project}`,
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByDisplayValue('Huerto de Arbúcies')).toBeVisible();
  await enter(dialog.getByLabelText(/^Por qué/), why);
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar como reembolso de un promotor' }));
  expect(await done()).toBeVisible();
  // A reload does not begin it again.
  expect(mounted.location().search).toBe('');
  expect(sent()).toEqual([{ as: 'repayment', projectId: ids.project, why }]);
});

it.each([
  {
    locale: 'es',
    action: 'Anotar como reembolso que el banco retira',
    which: /^¿Qué reembolso ha retirado/,
    isOf: 'El reembolso es del proyecto Huerto de Arbúcies',
    booked: 'Movimiento anotado',
  },
  {
    locale: 'en',
    action: 'Book as a repayment that the bank took back',
    which: /^Which repayment did it take back/,
    isOf: 'The repayment belongs to the project Huerto de Arbúcies',
    booked: 'Movement booked',
  },
] as const)(
  '[L40] a repayment that the bank took back names the movement that brought it, and its project ($locale)',
  async ({ locale, action, which, isOf, booked }) => {
    const repaid = { ...waitingEntry, side: 'in', state: 'booked', doubt: null, bookedAs: 'repayment' };
    const sent = shows(
      { side: 'out', isReturn: true },
      {
        'GET /v1/payment/bank-entries': listOf({
          ...repaid,
          bankEntryId: ids.admin,
          counterpartyName: 'Huertos S.L.',
          projectId: ids.project,
        }),
        'GET /v1/project/projects': listOf(buildProject({ name: 'Huerto de Arbúcies' })),
      },
      locale,
    );
    const { dialog, submit } = await opens(action);
    expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(await dialog.findByLabelText(which));
    await userEvent.click(await screen.findByRole('option', { name: /Huertos S\.L\./ }));
    const project = await dialog.findByRole('link', { name: 'Huerto de Arbúcies' });
    expect(project).toHaveAttribute('href', `/project/${ids.project}/movements`);
    expect(project.parentElement).toHaveTextContent(isOf);
    await submit();
    expect(await screen.findByText(booked)).toBeVisible();
    expect(sent()).toEqual([{ as: 'repayment', receivedId: ids.admin, why }]);
  },
);

it('[L40] says that the promoter owes a repayment again that the bank took back', async () => {
  shows({ side: 'out', state: 'booked', doubt: null, bookedAs: 'repayment', projectId: ids.project });
  expect(await screen.findByText(/^Es un reembolso que el banco ha retirado: el promotor/)).toBeVisible();
});

const solar = { projectId: idOf('solar'), projectName: 'Parque solar' };
const hotel = { projectId: idOf('hotel'), projectName: 'Hotel' };
const taxes = (...data: object[]) => ({ 'GET /v1/project/unpaid-taxes': { data } });

it('[L41] prefills the tax of every project when the sum is the movement', async () => {
  const sent = shows({}, taxes({ ...solar, amount: '150.00' }, { ...hotel, amount: '50.00' }));
  const { dialog, submit } = await opens('Anotar como retenciones ingresadas');
  expect(await dialog.findByLabelText('Parque solar, retenido 150,00 €')).toHaveValue('150,00');
  expect(dialog.getByRole('status')).toHaveTextContent('Suman 200,00 € de 200,00 €');
  await submit();
  expect(await done()).toBeVisible();
  expect(sent()).toEqual([
    {
      as: 'taxPaid',
      taxes: [
        { projectId: solar.projectId, amount: '150.00' },
        { projectId: hotel.projectId, amount: '50.00' },
      ],
      why,
    },
  ]);
});

it('[L41] accepts typed amounts when only some projects’ taxes were paid', async () => {
  const sent = shows({}, taxes({ ...solar, amount: '250.00' }, { ...hotel, amount: '350.00' }));
  const { dialog, submit } = await opens('Anotar como retenciones ingresadas');
  await enter(await dialog.findByLabelText(/^Hotel/), '200');
  expect(dialog.getByRole('status')).toHaveTextContent('Suman 200,00 € de 200,00 €');
  await submit();
  expect(await done()).toBeVisible();
  expect(sent()).toEqual([{ as: 'taxPaid', taxes: [{ projectId: hotel.projectId, amount: '200.00' }], why }]);
});

it('[L41] [L49] asks whether a tax payment is a different one when the API finds an equal one recorded by hand', async () => {
  const code = 'payment.recorded_by_hand';
  const errors = [{ path: 'isAnother', code, message: 'Ya se registró a mano.' }];
  let isAsked = false;
  const sent = shows(
    {},
    {
      ...taxes({ ...solar, amount: '200.00' }),
      [`POST ${path}/other-booking`]: () => {
        if (isAsked) return { ...waitingEntry, bankEntryId: id, state: 'booked', doubt: null };
        isAsked = true;
        return refusal(code, { errors });
      },
    },
  );
  const { dialog, submit } = await opens('Anotar como retenciones ingresadas');
  await dialog.findByLabelText('Parque solar, retenido 200,00 €');
  await submit();
  expect(await dialog.findByText('Ya se registró a mano.')).toBeVisible();
  await userEvent.click(dialog.getByRole('switch', { name: /Es otro pago/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar como retenciones ingresadas' }));
  expect(await done()).toBeVisible();
  expect(sent()).toMatchObject([{ as: 'taxPaid' }, { as: 'taxPaid', isAnother: true }]);
});

it('[L41] says that no tax was withheld', async () => {
  shows({}, taxes());
  const { dialog } = await opens('Anotar como retenciones ingresadas');
  expect(
    await dialog.findByText('Ningún proyecto tiene retenciones por ingresar en Hacienda.'),
  ).toBeVisible();
});

it('[L41][L49] returned tax names the movement that paid it', async () => {
  const paid = { ...waitingEntry, state: 'booked', doubt: null, bookedAs: 'taxPaid', text: 'AEAT' };
  const sent = shows(
    { side: 'in', isReturn: true },
    {
      'GET /v1/payment/bank-entries': listOf({ ...paid, bankEntryId: ids.admin, counterpartyName: null }),
    },
  );
  const { dialog, submit } = await opens('Anotar como retenciones que han vuelto');
  await userEvent.click(await dialog.findByLabelText(/^¿Qué movimiento ha vuelto/));
  await userEvent.click(await screen.findByRole('option', { name: /AEAT/ }));
  await submit();
  expect(await done()).toBeVisible();
  expect(sent()).toEqual([{ as: 'taxPaid', sentId: ids.admin, why }]);
});

it.each([
  ['Anotar como dinero de la empresa', 'in'],
  ['Anotar como dinero que retira la empresa', 'out'],
])('[L40] “%s” asks why', async (label, side) => {
  const sent = shows({ side });
  await (await opens(label)).submit();
  expect(await done()).toBeVisible();
  expect(sent()).toEqual([{ as: 'companyMoney', why }]);
});
