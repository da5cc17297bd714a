import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, buildProject } from '../../testing/records.ts';
import OwnerCreate from './OwnerCreate.tsx';
import OwnerList from './OwnerList.tsx';
import OwnerShow from './OwnerShow.tsx';

const ownerId = '01890a5d-ac96-774b-bcce-b302099a8057';
const owner = {
  ownerId,
  legalName: 'Rehabitia Promociones S.L.',
  legalForm: 'SL',
  taxId: 'B12345674',
  lei: null,
  country: 'ES',
  address: 'Calle del Olivar 21',
  naceSection: 'F',
  beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: '60.00' }],
  conflicts: [],
  otherOffers: null,
  projectNumber: 2,
  offeredAmount: '450000.00',
  ready: false,
  gaps: ['otherOffers', 'criminalRecord'],
  createdAt: '2026-01-02T09:00:00.000Z',
  updatedAt: '2026-01-02T09:00:00.000Z',
  version: 1,
};

function open(page: ReactNode, at: string, answers: object = {}, route = '*') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe({ role: 'admin' }),
    'GET /v1/misc/countries': { data: [{ alpha2: 'ES', name: 'España', flagUrl: '/es.svg' }], total: 1 },
    'GET /v1/project/owners': listOf(owner),
    [`GET /v1/project/owners/${ownerId}`]: owner,
    'GET /v1/audit': listOf(),
    ...answers,
  });
  const resources = {
    owners: { name: 'owners', hasList: true, hasShow: true, hasCreate: true, hasEdit: true },
  };
  return { calls, ...mount(page, { at, route, resource: 'owners', resources }) };
}

describe('the owners of projects on a phone', () => {
  onAPhone();

  it('[L23] say in which time they offered the amount', async () => {
    open(<OwnerList />, '/owners/');
    const card = await screen.findByRole('link', { name: /Rehabitia/ });
    expect(card).toHaveTextContent(/Ofrecido en doce meses: 450\.000,00/);
  });

  it('[L23] say that the amount of a project is the one to finance', async () => {
    const projects = { 'GET /v1/project/projects': listOf(buildProject({ name: 'Edificio Lavapiés' })) };
    open(<OwnerShow />, `/owners/${ownerId}/projects`, projects, '/owners/:id/*');
    const card = await screen.findByRole('link', { name: /Edificio Lavapiés/ });
    expect(card).toHaveTextContent(/Importe a financiar: /);
  });
});

describe('the owners of projects', () => {
  it('[L23] are listed with their offers and whether they may open one', async () => {
    open(<OwnerList />, '/owners/');
    expect(await screen.findByRole('link', { name: owner.legalName })).toBeVisible();
    expect(screen.getByText(/450\.000,00/)).toBeVisible();
    expect(screen.getByText('Incompleto')).toBeVisible();
  });

  it('[L23] list their projects with the phase of each', async () => {
    const projects = { 'GET /v1/project/projects': listOf(buildProject({ name: 'Edificio Lavapiés' })) };
    open(<OwnerShow />, `/owners/${ownerId}/projects`, projects, '/owners/:id/*');
    const row = within(await screen.findByRole('row', { name: /Edificio Lavapiés/ }));
    expect(row.getByText('Borrador')).toBeVisible();
  });

  it('[L23] are shown with the name of their activity', async () => {
    open(<OwnerShow />, `/owners/${ownerId}`, {}, '/owners/:id/*');
    expect(await screen.findByText('F · Construcción')).toBeVisible();
  });

  it('[L23] show what is missing or not declared', async () => {
    open(<OwnerShow />, `/owners/${ownerId}`, {}, '/owners/:id/*');
    expect(
      await screen.findByText(/la declaración de ofertas en otras plataformas, el certificado/),
    ).toBeVisible();
    expect(screen.getByText('Sin declarar')).toBeVisible();
    expect(screen.getByText(/Carmen Soto/)).toBeVisible();
  });

  it('[L23][L25] are created with their declarations', async () => {
    const { calls } = open(<OwnerCreate />, '/owners/new', { 'POST /v1/project/owners': owner });
    const type = async (name: RegExp, text: string) =>
      enter(await screen.findByRole('textbox', { name }), text);
    await type(/^Razón social/, 'Rehabitia Promociones S.L.');
    await type(/^NIF/, 'B12345675');
    await type(/^Domicilio/, 'Calle del Olivar 21');
    await userEvent.click(screen.getByRole('combobox', { name: /^Forma jurídica/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'S.L.' }));
    await userEvent.click(screen.getByRole('combobox', { name: /^País/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'España' }));
    const people = screen.getByRole('group', { name: 'Titulares reales' });
    await userEvent.click(within(people).getByRole('switch'));
    await userEvent.click(within(people).getByRole('button', { name: 'Añadir una persona' }));
    await enter(within(people).getByRole('textbox', { name: /^Nombre/ }), 'Carmen Soto');
    await enter(within(people).getByRole('textbox', { name: /^Participación/ }), '20');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Debe ser mayor que 25 %.')).toBeVisible();
    expect(screen.getByText('El NIF no es válido.')).toBeVisible();

    const taxId = screen.getByRole('textbox', { name: /^NIF/ });
    await userEvent.clear(taxId);
    await enter(taxId, 'B12345674');
    const share = within(people).getByRole('textbox', { name: /^Participación/ });
    await userEvent.clear(share);
    await enter(share, '60');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      taxId: 'B12345674',
      beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: '60.00' }],
      conflicts: null,
      otherOffers: null,
    });
  });
});
