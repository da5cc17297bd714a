import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import ProjectTypeEdit from '../../records/project-types/ProjectTypeEdit.tsx';
import ProjectCreate from '../../records/projects/ProjectCreate.tsx';
import ProjectEdit from '../../records/projects/ProjectEdit.tsx';
import CustomerCreate from '../../records/users/CustomerCreate.tsx';
import CustomerEdit from '../../records/users/CustomerEdit.tsx';
import { buildCustomer, customerIds } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, ids } from '../../testing/records.ts';

const project = `/v1/project/projects/${ids.project}`;
const customer = `/v1/account/users/${customerIds.customer}`;
const type = { projectTypeId: ids.type, name: 'Vivienda', nameEn: 'Housing' };
const filled = (values: object) => `?source=${encodeURIComponent(JSON.stringify(values))}`;
const newProject = {
  name: 'Edificio',
  url: 'edificio',
  projectTypeId: ids.type,
  country: 'ES',
  managerId: ids.admin,
  direction: 'Calle del Olivar 21',
  dateStart: '2026-03-01',
  dateEnd: '2026-06-30',
  financingAmount: 45_000_000,
  projectDuration: 18,
  targetProfitability: 1_275,
  minimumInvestment: 10_000,
  deliveryFeePeriod: 'quarterly',
};
const newCustomer = {
  kind: 'individual',
  language: 'es',
  name: 'Lucía',
  surname: 'Ferrer',
  birthdayAt: '1988-05-21',
  email: 'lucia@example.com',
};

interface Case {
  screen: ReactElement;
  at: string;
  route: string;
  resource: string;
  /** The field to type in, and the label of the save button. */
  field: { label: RegExp; selector?: string };
  save: string;
  call: string;
  answer: object;
  /** A field that the API refuses. */
  refused: string;
}

const name = { label: /^Nombre/, selector: '[name="name"]' };
const cases: Record<string, Case> = {
  'a new project': {
    screen: <ProjectCreate />,
    at: `/project/new${filled(newProject)}`,
    route: '/project/new',
    resource: 'project',
    field: name,
    save: 'Crear el proyecto',
    refused: 'url',
    call: 'POST /v1/project/projects',
    answer: buildProject(),
  },
  'a project': {
    screen: <ProjectEdit />,
    at: `/project/edit/${ids.project}`,
    route: '/project/edit/:id',
    resource: 'project',
    field: name,
    save: 'Guardar',
    refused: 'url',
    call: `PATCH ${project}`,
    answer: buildProject({ name: 'Otro' }),
  },
  'a new customer': {
    screen: <CustomerCreate />,
    at: `/customer/new${filled(newCustomer)}`,
    route: '/customer/new',
    resource: 'customer',
    field: name,
    save: 'Crear el cliente',
    refused: 'email',
    call: 'POST /v1/account/users',
    answer: buildCustomer(),
  },
  'a customer': {
    screen: <CustomerEdit />,
    at: `/customer/edit/${customerIds.customer}`,
    route: '/customer/edit/:id',
    resource: 'customer',
    field: { label: /^Teléfono/ },
    save: 'Guardar',
    refused: 'identificationDocumentNumber',
    call: `PATCH ${customer}`,
    answer: buildCustomer({ phone: '611222333' }),
  },
  'a form that is a page': {
    screen: <ProjectTypeEdit />,
    at: `/config/project-types/edit/${ids.type}`,
    route: '/config/project-types/edit/:id',
    resource: 'config/project-types',
    field: name,
    save: 'Guardar',
    refused: 'name',
    call: `PATCH /v1/project/project-types/${ids.type}`,
    answer: { ...type, name: 'Otro' },
  },
};

function open({ screen: shown, at, route, resource, call }: Case, answer: () => unknown) {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/account/users': listOf(buildMe()),
    'GET /v1/project/projects-types': listOf(type),
    'GET /v1/project/project-types': listOf(type),
    [`GET /v1/project/project-types/${ids.type}`]: type,
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    [`GET ${project}`]: buildProject(),
    [`GET ${customer}`]: buildCustomer(),
    [call]: answer,
  });
  return mount(shown, { at, route, resource });
}

const typedText = '611222333';

async function write({ field, save }: Case) {
  const { label, ...options } = field;
  const input = await screen.findByLabelText(label, options);
  await userEvent.clear(input);
  await enter(input, typedText);
  await userEvent.click(screen.getByRole('button', { name: save }));
  return input;
}

const warnsBeforeUnload = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
const question = () => screen.findByRole('dialog', { name: '¿Descartar lo que has escrito?' });

/** Tries to leave by a menu link, by Back, and by closing the tab. */
async function expectConfirmation({ leave, location }: ReturnType<typeof mount>, input: HTMLElement) {
  const { pathname } = location();
  for (const to of ['/elsewhere', 'back'] as const) {
    await leave(to);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Seguir escribiendo' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location().pathname).toBe(pathname);
    expect(input).toHaveValue(typedText);
  }
  expect(warnsBeforeUnload()).toBe(true);
  await leave('/elsewhere');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(location().pathname).toBe('/elsewhere'));
}

describe.each(Object.entries(cases))('unsaved changes of %s', (_, form) => {
  it('[A9] [X3] ask before leaving after a failed save', async () => {
    const mounted = open(form, () => refusal('request.failed', { detail: 'Ha fallado.' }));
    const input = await write(form);
    expect(await screen.findByText('Ha fallado.')).toBeVisible();
    await expectConfirmation(mounted, input);
  });

  it('[A9] [V1] ask before leaving after a refused field', async () => {
    const errors = [{ path: form.refused, code: 'validation.taken', message: 'Está cogido.' }];
    const mounted = open(form, () => refusal('request.invalid', { errors }));
    const input = await write(form);
    expect(await screen.findByText('Está cogido.')).toBeVisible();
    await expectConfirmation(mounted, input);
  });

  it('[A9] are not asked about once saved, even if the first try failed', async () => {
    let tries = 0;
    const { location } = open(form, () => {
      tries += 1;
      return tries === 1 ? refusal('request.failed', { detail: 'Ha fallado.' }) : form.answer;
    });
    const { pathname } = location();
    await write(form);
    expect(await screen.findByText('Ha fallado.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: form.save }));
    await waitFor(() => expect(location().pathname).not.toBe(pathname));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(warnsBeforeUnload()).toBe(false);
  });
});

it('[A9] [X3] unsaved changes ask before leaving after a network failure', async () => {
  const form = cases['a form that is a page'] as Case;
  const mounted = open(form, () => {
    throw new TypeError('fetch failed');
  });
  const input = await write(form);
  expect(await screen.findByText(/^El servidor no responde/)).toBeVisible();
  await expectConfirmation(mounted, input);
});
