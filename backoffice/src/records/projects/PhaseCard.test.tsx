import { civilDateAt, type PhaseName, phaseNames, phasesAfter } from '@semilla/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, ids, phaseIdOf, projectRecord } from '../../testing/records.ts';
import { PhaseCard } from './PhaseCard.tsx';

const record = `/v1/project/projects/${ids.project}`;
const phases = listOf(...phaseNames.map((name) => ({ phaseId: phaseIdOf(name), name })));

function shown(
  phaseName: PhaseName,
  moreAnswers: object = {},
  {
    raised = '281250.00',
    sheetVersion = 1,
    wishNumber = 0,
    suspendedUntil = null,
    reflectionUntil = null,
    refundBelowTarget = false,
    managerId = ids.manager,
  }: {
    raised?: string;
    sheetVersion?: number | null;
    wishNumber?: number;
    suspendedUntil?: string | null;
    reflectionUntil?: string | null;
    refundBelowTarget?: boolean;
    managerId?: string | null;
  } = {},
) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/phases': phases,
    ...moreAnswers,
  });
  const project = projectRecord({
    phaseName,
    phaseId: phaseIdOf(phaseName),
    amountInvested: raised,
    sheetVersion,
    wishNumber,
    suspendedUntil,
    reflectionUntil,
    refundBelowTarget,
    managerId,
  });
  const { location } = mount(
    <RecordContextProvider value={project}>
      <PhaseCard />
    </RecordContextProvider>,
  );
  return { calls, location };
}

const card = (...given: Parameters<typeof shown>) => shown(...given).calls;

describe('the phase of a project', () => {
  it.each(phaseNames)('[S1] offers the next phases of %s', async (phaseName) => {
    card(phaseName);
    await screen.findByRole('heading', { name: 'Fase' });
    const list = screen.queryByRole('list');
    expect(list ? within(list).getAllByRole('button') : []).toHaveLength(phasesAfter(phaseName).length);
  });

  it('[S1][S9] says beforehand why an offer below its target cannot be financed', async () => {
    card('Investment', {}, { refundBelowTarget: true });
    expect(await screen.findByText(/La ficha dice que, si no se alcanza el objetivo/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Financiado' })).toBeDisabled();
  });

  it('[S1][L13] says beforehand until when the reflection periods of its investors keep an offer from being financed', async () => {
    card('Investment', {}, { reflectionUntil: civilDateAt(new Date()) });
    expect(await screen.findByText(/^Hay inversores que pueden cancelar gratis hasta el/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Financiado' })).toBeDisabled();
    cleanup();
    card('Investment', {}, { reflectionUntil: '2026-01-01' });
    expect(await screen.findByRole('button', { name: 'Financiado' })).toBeVisible();
    expect(screen.queryByText(/^Hay inversores que pueden cancelar/)).toBeNull();
  });

  it('[S1] changes after a confirmation that explains the consequences', async () => {
    const calls = card('Draft', { [`PATCH ${record}`]: buildProject({ phaseName: 'Investment' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Abierto' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Se abre a los inversores/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pasar a Abierto' }));
    expect(await screen.findByText('El proyecto está ahora en la fase Abierto')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      phaseId: phaseIdOf('Investment'),
      version: 1,
    });
  });

  it('[L21] refuses to finance a suspended offer, and says why', async () => {
    card('Investment', {}, { suspendedUntil: '2026-12-23' });
    expect(await screen.findByText(/^La oferta está suspendida mientras se corrige/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Financiado' })).toBeDisabled();
  });

  it('[A9] names what a draft will need later: a manager and an account to pay to', async () => {
    const none = { data: [], total: 0 };
    const payoutAccounts = `GET ${record}/payout-accounts`;
    card('Draft', { [payoutAccounts]: none }, { managerId: null });
    expect(await screen.findByRole('link', { name: /^la cuenta de cobro/ })).toHaveAttribute(
      'href',
      `/project/${ids.project}/movements`,
    );
    expect(screen.getByRole('link', { name: /^un gestor/ })).toBeVisible();
  });

  it('[A9] [S1] lists what a draft lacks before publication, with links to add it', async () => {
    const none = { data: [], total: 0 };
    card('Draft', {
      'GET /v1/project/project-descriptions': none,
      'GET /v1/project/project-documents': { data: [{}], total: 1 },
      'GET /v1/project/project-media-files': none,
    });
    const missing = await screen.findByRole('link', { name: 'una descripción' });
    expect(missing).toHaveAttribute('href', `/project/${ids.project}/descriptions`);
    expect(screen.getByRole('link', { name: 'una imagen' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'un documento' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Abierto' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'una descripción' })).toBeVisible();
    expect(dialog.getByText(/Se abre a los inversores/)).toBeVisible();
  });

  it('[L18] refuses to open a project without a published sheet, and links to the sheet', async () => {
    const none = { data: [], total: 0 };
    const contents = {
      'GET /v1/project/project-descriptions': none,
      'GET /v1/project/project-documents': none,
      'GET /v1/project/project-media-files': none,
    };
    card('Draft', contents, { sheetVersion: null });
    expect(await screen.findByRole('button', { name: 'Abierto' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Preinversión' })).toBeDisabled();
    expect(screen.getAllByText(/todavía no tiene publicada su ficha/)).toHaveLength(2);
    const link = await screen.findByRole('link', { name: 'la ficha de datos fundamentales publicada' });
    expect(link).toHaveAttribute('href', `/project/${ids.project}/sheet`);
  });

  it('[A8] [S1] requires typing the project name before an irreversible change', async () => {
    const calls = card('Investment', { [`PATCH ${record}`]: buildProject({ phaseName: 'Financed' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Financiado' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/281\.250,00.€ de 450\.000,00.€ \(62,50.%\), entre 143 inversores/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pasar a Financiado' }));
    expect(await dialog.findByText('Requerido.')).toBeVisible();
    await enter(dialog.getByRole('textbox', { name: /Escribe/ }), 'Edificio Lavapiés');
    await userEvent.click(dialog.getByRole('button', { name: 'Pasar a Financiado' }));
    expect(await screen.findByText('El proyecto está ahora en la fase Financiado')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      phaseId: phaseIdOf('Financed'),
      version: 1,
    });
  });

  it('[S1] says why a project without investments cannot be financed', async () => {
    card('Investment', {}, { raised: '0.00' });
    expect(await screen.findByText(/Todavía no se ha invertido nada/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrado' })).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Financiado' })).toBeDisabled();
  });

  it('[P7] links a preinvestment with wishes to the page that closes it', async () => {
    const { calls, location } = shown('Preinvestment', {}, { wishNumber: 3 });
    expect(await screen.findByText(/^Hay preinversores: ciérralo con devolución/)).toBeVisible();
    const discard = screen.getByRole('button', { name: 'Descartado' });
    await waitFor(() => expect(discard).toBeEnabled());
    await userEvent.click(discard);
    expect(location().pathname).toBe(`/project/${ids.project}/movements/close`);
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('[X3] shows why a change was refused', async () => {
    card('Draft', {
      [`PATCH ${record}`]: refusal('project.phase_change_not_allowed', { detail: 'No puede pasar.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Abierto' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pasar a Abierto' }));
    expect(await screen.findByText('No puede pasar.')).toHaveClass('MuiAlert-message');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[A9] [P8] tells a draft’s manager what is missing, and offers to send it for review', async () => {
    const manager = buildMe({ role: 'operator', userId: ids.manager });
    card('Draft', {
      'GET /v1/account/users/me': manager,
      'GET /v1/project/project-descriptions': listOf(),
      'GET /v1/project/project-documents': listOf({ projectDocumentId: ids.type }),
      'GET /v1/project/project-media-files': listOf({ projectMediaFileId: ids.type }),
    });
    const link = await screen.findByRole('link', { name: 'una descripción' });
    expect(link).toHaveAttribute('href', `/project/${ids.project}/descriptions`);
    expect(screen.queryByRole('link', { name: 'un documento' })).toBeNull();
    expect(screen.getByText(/un administrador lo publicará/)).toBeVisible();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Enviar a revisión']);
  });

  it('[P8] cannot be changed by managers', async () => {
    const calls = card('Draft', {
      'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }),
    });
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/me'))).toBe(true));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
