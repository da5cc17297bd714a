import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type FakeCall, fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, idOf, ids } from '../../testing/records.ts';
import { ProjectList } from './ProjectList.tsx';

const address = 'GET /v1/project/projects';
const lookups = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/project/phases': listOf({ phaseId: idOf('p-1'), name: 'Draft', orderIndex: 1, colour: 'grey' }),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
};
const list = (answers: object, at = '/project') => {
  const calls = fakeApi({ ...lookups, ...answers });
  return { calls, ...mount(<ProjectList />, { at, route: '/project' }) };
};

describe('the list of projects', () => {
  it('[A8] [M1] shows each project with phase and figures, linked to its page', async () => {
    list({ [address]: listOf(buildProject({ phaseName: 'Investment' })) });
    const row = within(await screen.findByRole('row', { name: /Edificio Lavapiés/ }));
    expect(row.getByText('Abierto')).toBeVisible();
    expect(row.getByText('450.000,00 €')).toBeVisible();
    expect(row.getByText('12,75 %')).toBeVisible();
    expect(row.getByText('30/06/2026')).toBeVisible();
    expect(row.getByRole('link', { name: 'Edificio Lavapiés' })).toHaveAttribute(
      'href',
      `/project/${ids.project}`,
    );
    expect(await row.findByRole('link', { name: 'Editar Edificio Lavapiés' })).toHaveAttribute(
      'href',
      `/project/edit/${ids.project}`,
    );
    expect(await screen.findByRole('link', { name: 'Nuevo proyecto' })).toHaveAttribute(
      'href',
      '/project/new',
    );
  });

  it('[A8] [S1] shows the number of projects in each phase, with links', async () => {
    const totalByPhases = [{ phaseId: ids.type, phaseName: 'Investment', total: 9 }];
    list({ [address]: { ...listOf(buildProject()), totalByPhases } });
    const chip = await screen.findByRole('link', { name: 'Abierto · 9' });
    const { searchParams } = new URL(chip.getAttribute('href') ?? '', 'http://localhost');
    expect(searchParams.get('filter')).toBe(JSON.stringify({ phaseId: ids.type }));
  });

  it('[A26] shows what the filtered projects ask for, have raised and still owe', async () => {
    const sums = { totalFinancing: '1200000.00', totalInvested: '843250.50', totalOutstanding: '310000.00' };
    const filter = encodeURIComponent(JSON.stringify({ country: 'ES' }));
    const { calls } = list(
      {
        [address]: ({ query }: FakeCall) => ({
          ...listOf(buildProject()),
          ...(query.getTotalAmount === 'true' && sums),
        }),
      },
      `/project?filter=${filter}`,
    );
    const totals = within(await screen.findByRole('region', { name: 'Totales' }));
    expect(await totals.findByText('1.200.000,00 €')).toBeVisible();
    expect(totals.getByText('843.250,50 €')).toBeVisible();
    expect(totals.getByText(/^Capital pendiente/)).toHaveTextContent('310.000,00 €');
    const asked = calls.find(({ query }) => query.getTotalAmount === 'true');
    expect(asked?.query).toMatchObject({ country: 'ES' });
  });

  it('[A26][P6] leaves out a sum that managers may not know', async () => {
    const sums = { totalFinancing: '1200000.00', totalInvested: '843250.50' };
    list({ [address]: { ...listOf(buildProject()), ...sums } });
    const totals = within(await screen.findByRole('region', { name: 'Totales' }));
    expect(await totals.findByText('843.250,50 €')).toBeVisible();
    expect(totals.queryByText(/^Capital pendiente/)).toBeNull();
  });

  it('[A8] requests the filters, order and page in the query parameters', async () => {
    const filter = encodeURIComponent(JSON.stringify({ country: 'ES', projectDuration: 'lte:24' }));
    const { calls } = list(
      { [address]: listOf(buildProject()) },
      `/project?filter=${filter}&sort=name&order=ASC&page=2&perPage=10`,
    );
    await screen.findByRole('row', { name: /Edificio/ });
    expect(calls.find(({ query }) => query.country)?.query).toEqual({
      skip: '10',
      take: '10',
      orderBy: 'name',
      orderSide: 'asc',
      country: 'ES',
      projectDuration: 'lte:24',
    });
  });

  it('[B13] exports the list with its filters and order', async () => {
    const filter = encodeURIComponent(JSON.stringify({ country: 'ES' }));
    list(
      { [address]: listOf(buildProject()) },
      `/project?filter=${filter}&sort=name&order=ASC&page=2&perPage=10`,
    );
    const file = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Exportar' })).href);
    expect(file.pathname).toBe('/v1/project/projects/export');
    expect(Object.fromEntries(file.searchParams)).toEqual({
      orderBy: 'name',
      orderSide: 'asc',
      country: 'ES',
    });
  });

  it('keeps the order in the address', async () => {
    const { location } = list({ [address]: listOf(buildProject()) });
    await userEvent.click(await screen.findByRole('button', { name: /Ordenar por importe a financiar/ }));
    await waitFor(() => expect(location().search).toContain('sort=financingAmount'));
  });

  it('explains how to create the first project when the list is empty', async () => {
    list({ [address]: listOf() });
    expect(await screen.findByText('Todavía no hay proyectos')).toBeVisible();
  });

  it('[X3] shows why loading failed, and retries', async () => {
    let tries = 0;
    list({
      [address]: ({ query }: FakeCall) => {
        if (query.getTotalByPhases) return listOf();
        tries += 1;
        return tries === 1
          ? refusal('request.unavailable', { detail: 'Vuelve en unos minutos.' })
          : listOf(buildProject());
      },
    });
    const alert = await screen.findByText('No se ha podido cargar');
    expect(alert).toBeVisible();
    expect(screen.getAllByText('Vuelve en unos minutos.')).toHaveLength(1);
    expect(screen.queryByText(/^1-/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('row', { name: /Edificio/ })).toBeVisible();
    expect(screen.getByText('1-1 de 1')).toBeVisible();
  });

  it('[P8] lets managers edit only their own projects before they open', async () => {
    const [mine, open, theirs] = [
      buildProject({ name: 'Mío' }),
      buildProject({ projectId: ids.type, name: 'Mío y abierto', phaseName: 'Investment' }),
      buildProject({ projectId: ids.admin, name: 'Ajeno', managerId: ids.admin }),
    ];
    list({
      [address]: listOf(mine, open, theirs),
      'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }),
    });
    const editable = await screen.findAllByRole('link', { name: /^Editar/ });
    expect(editable.map((link) => link.getAttribute('href'))).toEqual([`/project/edit/${mine.projectId}`]);
  });
});
