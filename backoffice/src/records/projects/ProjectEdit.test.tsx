import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { enter } from '../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildAuditEntry, buildMe, buildProject, idOf, ids } from '../../testing/records.ts';
import ProjectEdit from './ProjectEdit.tsx';

const manager = buildMe({ userId: ids.manager, role: 'operator', name: 'Marcos', surname: 'Iglesias' });
const record = `/v1/project/projects/${ids.project}`;
const answersFor = (moreAnswers: object) => ({
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/project/projects-types': listOf({
    projectTypeId: ids.type,
    name: 'Rehabilitación de viviendas',
    nameEn: null,
  }),
  'GET /v1/account/users': ({ query }: FakeCall) =>
    query.role === 'operator' ? listOf(manager) : listOf(buildMe()),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  [`GET ${record}`]: buildProject(),
  ...moreAnswers,
});

function edit(moreAnswers: object = {}) {
  const calls = fakeApi(answersFor(moreAnswers));
  return {
    calls,
    ...mount(
      <>
        <ProjectEdit />
        <ConflictDialog />
      </>,
      { at: `/project/edit/${ids.project}`, route: '/project/edit/:id' },
    ),
  };
}

const party = { name: 'Rehabitia', taxId: null, website: null, description: null, descriptionEn: null };
const nameInput = () => screen.getByLabelText(/^Nombre/, { selector: '[name="name"]' });

async function rename(name: string) {
  const input = await screen.findByLabelText(/^Nombre/, { selector: '[name="name"]' });
  await userEvent.clear(input);
  await enter(input, name);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
}

describe('editing a project', () => {
  it('[A8] says plainly that the platform charges nothing at a fee of 0 %', async () => {
    const draft = {
      phaseName: 'Draft',
      sheetVersion: null,
      amountInvested: '0.00',
      investorNumber: 0,
    } as const;
    edit({ [`GET ${record}`]: buildProject({ ...draft, managerFee: '0.00' }) });
    const warning = /la plataforma no cobra ninguna comisión/;
    expect(await screen.findByText(warning)).toBeVisible();
    const fee = screen.getByRole('textbox', { name: /^Comisión de gestión/ });
    await userEvent.clear(fee);
    await enter(fee, '10');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  });

  it('[A8] sends only the changed fields, and returns to the project', async () => {
    const { calls, location } = edit({ [`PATCH ${record}`]: buildProject({ name: 'Edificio Olivar' }) });
    await rename('Edificio Olivar');
    await waitFor(() => expect(location().pathname).toBe(`/project/${ids.project}`));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Edificio Olivar',
      version: 1,
    });
  });

  it('[A8] says what the profitability over the whole duration is in a year', async () => {
    edit({
      [`GET ${record}`]: buildProject({ phaseName: 'Draft', amountInvested: '0.00', sheetVersion: null }),
    });
    const months = await screen.findByLabelText(/^Duración/);
    await userEvent.clear(months);
    await enter(months, '6');
    const rate = screen.getByLabelText(/^Rentabilidad objetivo/);
    await userEvent.clear(rate);
    await enter(rate, '9');
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/Al año: 18,00.%/));
  });

  it('[L17] shows no input for terms that only a new sheet can change, and links to the sheet', async () => {
    edit({ [`GET ${record}`]: buildProject({ phaseName: 'Investment', sheetVersion: 1 }) });
    expect(await screen.findByRole('link', { name: 'Ir a la ficha' })).toHaveAttribute(
      'href',
      `/project/${ids.project}/sheet`,
    );
    expect(screen.getByLabelText(/^Inversión mínima/)).toBeVisible();
    for (const label of [/^Importe a financiar/, /^Rentabilidad objetivo/, /^Comisión de gestión/])
      expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Agente de garantías' })).toBeNull();
  });

  it('[E25] fills the empty texts about the promoter from the chosen record', async () => {
    const owner = { ownerId: ids.type, legalName: 'Rehabitia S.L.', taxId: 'B12345674' };
    const other = { ownerId: ids.manager, legalName: 'Hotel del Puerto S.A.', taxId: 'A58818501' };
    edit({
      [`GET ${record}`]: buildProject({ phaseName: 'Draft', amountInvested: '0.00', sheetVersion: null }),
      'GET /v1/project/owners': listOf(owner, other),
    });
    const promoter = within(await screen.findByRole('group', { name: 'Promotor' }));
    await userEvent.clear(promoter.getByLabelText('Nombre'));
    const [chooser] = screen.getAllByRole('combobox', { name: /xpediente del promotor|^Promotor/ });
    await userEvent.click(chooser as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Rehabitia S.L.' }));
    await waitFor(() => expect(promoter.getByLabelText('Nombre')).toHaveValue('Rehabitia S.L.'));
    expect(promoter.getByLabelText('NIF')).toHaveValue('B12345674');
    await userEvent.click(chooser as HTMLElement);
    await userEvent.click(await screen.findByRole('option', { name: 'Hotel del Puerto S.A.' }));
    await waitFor(() => expect(promoter.getByLabelText('Nombre')).toHaveValue('Hotel del Puerto S.A.'));
    expect(promoter.getByLabelText('NIF')).toHaveValue('A58818501');
  });

  it('[L17] has no input for the promoter’s name while a sheet binds it', async () => {
    edit({ [`GET ${record}`]: buildProject({ phaseName: 'Investment', sheetVersion: 1 }) });
    const promoter = within(await screen.findByRole('group', { name: 'Promotor' }));
    expect(promoter.getByLabelText('NIF')).toBeVisible();
    expect(promoter.queryByLabelText('Nombre')).toBeNull();
  });

  it.each([
    ['Financed', '281250.00', false],
    ['Closed', '0.00', false],
    ['Draft', '0.00', true],
  ] as const)(
    '[E4] asks for the return of a project in %s only if no investor has accepted it',
    async (phaseName, amountInvested, isAsked) => {
      edit({ [`GET ${record}`]: buildProject({ phaseName, amountInvested, sheetVersion: null }) });
      expect(await screen.findByLabelText(/^Inversión mínima/)).toBeVisible();
      for (const label of [/^Rentabilidad objetivo/, /^Duración/, /^Comisión de gestión/])
        expect(screen.queryAllByLabelText(label)).toHaveLength(isAsked ? 1 : 0);
      expect(screen.queryAllByText(/^Los inversores ya han aceptado/)).toHaveLength(isAsked ? 0 : 1);
    },
  );

  it('[E4] assigns the project to another manager', async () => {
    const { calls } = edit({ [`PATCH ${record}`]: buildProject({ managerId: ids.admin }) });
    const input = await screen.findByRole('combobox', { name: 'Gestor' });
    expect(input).toHaveTextContent('Marcos Iglesias');
    await userEvent.click(input);
    await userEvent.click(await screen.findByRole('option', { name: 'Elena Vidal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        managerId: ids.admin,
        version: 1,
      }),
    );
  });

  describe('when someone else has saved the project in the meantime', () => {
    const theirs = buildProject({
      name: 'Edificio Lavapiés II',
      financingAmount: '600000.00',
      version: 5,
      promoter: { ...party, website: 'https://nueva.example' },
    });

    async function conflict(afterwards: object = {}) {
      let version = 1;
      const mounted = edit({
        'GET /v1/audit': listOf(buildAuditEntry({ userId: idOf('colleague') })),
        [`GET ${record}`]: () => (version === 1 ? buildProject({ promoter: party }) : theirs),
        [`PATCH ${record}`]: ({ body }: FakeCall) => {
          if ((body as { version: number }).version === 5) return { ...theirs, ...afterwards };
          version = 5;
          return refusal('request.edited_meanwhile', { current: theirs, sent: {} });
        },
      });
      await rename('Edificio Olivar');
      const dialog = await screen.findByRole('dialog', { name: 'Cambiado mientras tanto' });
      return {
        ...mounted,
        dialog,
        press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
      };
    }

    it('[A33] names who saved it meanwhile', async () => {
      const { dialog } = await conflict();
      expect(await within(dialog).findByText(/^Elena Vidal ha guardado esto/)).toBeVisible();
    });

    const rowsOf = (dialog: HTMLElement) =>
      [...dialog.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent?.replaceAll('\u00a0', ' ')),
      );
    const bodies = (calls: FakeCall[]) =>
      calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

    it('shows the differing fields, and saves only the user’s own changes on top', async () => {
      const { calls, dialog, press, location } = await conflict({ name: 'Edificio Olivar', version: 6 });
      expect(rowsOf(dialog)).toEqual([
        ['Nombre', 'Edificio Lavapiés II', 'Edificio Olivar'],
        ['Importe a financiar', '600.000,00 €', 'No lo has cambiado'],
        ['Promotor · Página web', 'https://nueva.example', 'No lo has cambiado'],
      ]);
      await press('Guardar lo mío encima');
      await waitFor(() => expect(location().pathname).toBe(`/project/${ids.project}`));
      expect(bodies(calls)).toEqual([
        { name: 'Edificio Olivar', version: 1 },
        { name: 'Edificio Olivar', version: 5 },
      ]);
    });

    it('loads the values that the other person saved', async () => {
      const { press, location } = await conflict();
      await press('Dejar lo suyo');
      await waitFor(() => expect(nameInput()).toHaveValue('Edificio Lavapiés II'));
      await waitFor(() => expect(screen.getByText(/Se han descartado tus cambios/)).toBeVisible());
      expect(location().pathname).toBe(`/project/edit/${ids.project}`);
    });

    it('returns to the form with the typed values', async () => {
      const { calls, press, dialog } = await conflict();
      await press('Volver a editar');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(nameInput()).toHaveValue('Edificio Olivar');
      expect(screen.queryByText('Cambiado mientras tanto')).toBeNull();
      expect(bodies(calls)).toHaveLength(1);
    });
  });

  it('[V14] shows next to the field that a URL is taken', async () => {
    const errors = [{ path: 'url', code: 'project.url_taken', message: 'La URL ya existe' }];
    edit({ [`PATCH ${record}`]: refusal('project.url_taken', { errors }) });
    const input = await screen.findByLabelText(/^URL/);
    await userEvent.clear(input);
    await enter(input, 'huerta-solar');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('La URL ya existe')).toBeVisible();
    expect(input).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(input).toHaveFocus());
  });

  it('[P3] finds the selected country again, and says when no country matches', async () => {
    edit();
    const input = await screen.findByRole('combobox', { name: /País/ });
    await waitFor(() => expect(input).toHaveValue('España'));
    await userEvent.type(input, 'espa', { initialSelectionStart: 0, initialSelectionEnd: 'España'.length });
    expect(await screen.findByRole('option', { name: 'España' })).toBeVisible();
    await enter(input, 'xyz');
    expect(await screen.findByText('Nada coincide')).toBeVisible();
  });

  it('[V1] reports a missing field before sending', async () => {
    const { calls } = edit();
    await userEvent.clear(await screen.findByLabelText(/^URL/));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Requerido.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it("[X3] shows the API's refusal", async () => {
    edit({
      [`PATCH ${record}`]: refusal('project.not_editable', { detail: 'El proyecto ya está abierto.' }),
    });
    await rename('Otro');
    expect(await screen.findByText('El proyecto ya está abierto.')).toBeVisible();
  });

  it('[P8] refuses managers once the project is open', async () => {
    edit({
      'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }),
      [`GET ${record}`]: buildProject({ phaseName: 'Investment' }),
    });
    expect(await screen.findByText(/Solo puedes editar los proyectos que gestionas/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('shows "not found" for a missing project', async () => {
    edit({ [`GET ${record}`]: refusal('request.not_found') });
    expect(await screen.findByText('No encontrado')).toBeVisible();
  });
});
