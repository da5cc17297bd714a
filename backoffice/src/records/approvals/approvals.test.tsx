import { sheetAttestation } from '@semilla/contract';
import { formatDateTime, formatMoney } from '@semilla/format';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, ids } from '../../testing/records.ts';
import ApprovalList from './ApprovalList.tsx';
import ApprovalShow from './ApprovalShow.tsx';

const path = '/v1/approvals';
const id = buildProposal().proposalId;
const resources = { approvals: { name: 'approvals', hasList: true, hasShow: true } };

const allocated = (allocationDigest: string) =>
  buildProposal({
    act: 'allocateWishes',
    effects: [
      {
        action: 'project.allocate',
        subjectType: 'project',
        subjectId: ids.project,
        before: null,
        after: { wished: 120_000, allocated: 0, wishNumber: 0, allocationDigest },
      },
    ],
  });

function show(proposal = buildProposal(), answers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${path}/${id}`]: proposal,
    [`GET ${path}`]: listOf(proposal),
    ...answers,
  });
  mount(<ApprovalShow />, {
    at: `/approvals/${id}`,
    route: '/approvals/:id',
    resource: 'approvals',
    resources,
  });
  return calls;
}

/** Presses the button with the amount, and confirms. */
async function approveMoney() {
  const name = `Aprobar ${formatMoney(9_500_000)}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Lo apruebas?' }));
  await userEvent.click(dialog.getByRole('button', { name }));
}

describe('the queue of approvals', () => {
  it('shows what is proposed, by whom and why', async () => {
    fakeApi({ 'GET /v1/account/users/me': buildMe(), [`GET ${path}`]: listOf(buildProposal()) });
    mount(<ApprovalList />, { at: '/approvals/', route: '*', resource: 'approvals', resources });
    const row = await screen.findByRole('row', { name: /Edificio Lavapiés/ });
    for (const words of [
      'Pago al promotor de Edificio Lavapiés: 95.000,00 €',
      'Pendiente',
      'Marta Ruiz Vega',
      'La obra empieza',
    ]) {
      expect(row).toHaveTextContent(words);
    }
  });
});

describe('a proposal', () => {
  it('shows what it would do, and is approved as shown', async () => {
    const calls = show(buildProposal(), {
      [`POST ${path}/${id}/approve`]: { ...buildProposal({ status: 'approved' }), answer: null },
    });
    expect(await screen.findByText('La obra empieza el lunes.')).toBeVisible();
    expect(screen.getAllByText('95.000,00 €')[0]).toBeVisible();
    expect(screen.getByText('El dinero del proyecto Edificio Lavapiés')).toBeVisible();
    await approveMoney();
    expect(await screen.findByText('Aprobada y llevada a cabo')).toBeVisible();
    const approved = calls.find((call) => call.path.endsWith('/approve'));
    expect(approved?.body).toEqual({ seen: 'a'.repeat(64) });
  });

  it('names the act as something still to be done', async () => {
    show();
    expect(await screen.findByText(/^Entregar el dinero al promotor ·/)).toBeVisible();
    expect(screen.queryByText(/^Entregó/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Edificio Lavapiés' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/project/${ids.project}`),
    );
  });

  it('[P7][L13] shows what each preinvestor would get, and why', async () => {
    const line = {
      wishId: ids.type,
      userId: ids.manager,
      userName: 'Giulia Romano',
      amount: '1200.00',
      allocatedAmount: '0.00',
      reason: 'account',
    };
    const totals = { room: '1000.00', places: null, wished: '1200.00', allocated: '0.00', seed: ids.project };
    const allocation = { projectId: ids.project, digest: 'a'.repeat(64), ...totals, lines: [line] };
    const preview = `POST /v1/project/projects/${ids.project}/allocation`;
    show(allocated('a'.repeat(64)), { [preview]: allocation });
    const row = await screen.findByRole('row', { name: /Giulia Romano/ });
    expect(row).toHaveTextContent('La cuenta estaba desactivada.');
    expect(screen.getByRole('link', { name: 'Ver los preinversores del proyecto' })).toBeVisible();
    expect(screen.queryByText(/^Algo ha cambiado/)).toBeNull();
    cleanup();
    show(allocated('b'.repeat(64)), { [preview]: allocation });
    expect(await screen.findByText('Algo ha cambiado desde que se propuso: así sería ahora.')).toBeVisible();
  });

  it('[P7][L13] says why an allocation can no longer be made', async () => {
    const preview = `POST /v1/project/projects/${ids.project}/allocation`;
    show(allocated('a'.repeat(64)), { [preview]: refusal('project.no_wishes') });
    expect(await screen.findByText('project.no_wishes')).toBeVisible();
  });

  it('[L18] opens the sheet that would be published, in both languages, and its tab', async () => {
    const sheetDigest = 'b'.repeat(64);
    const { version: attestationVersion, es: attested } = sheetAttestation;
    const effect = { action: 'project.publish-sheet', subjectType: 'project', subjectId: ids.project };
    const effects = [
      { ...effect, before: null, after: { sheetVersion: 1, sheetDigest, attestationVersion } },
    ];
    show(buildProposal({ act: 'publishSheet', effects }));
    const pdf = `/v1/project/projects/${ids.project}/sheet/pdf`;
    const spanish = await screen.findByRole('link', { name: 'Leer la ficha en español (PDF)' });
    expect(spanish).toHaveAttribute('href', `${pdf}?language=es&digest=${sheetDigest}`);
    const english = screen.getByRole('link', { name: 'Leer la ficha en inglés (PDF)' });
    expect(english).toHaveAttribute('href', `${pdf}?language=en&digest=${sheetDigest}`);
    expect(screen.getByText(`Quien la propone declara: «${attested}»`)).toBeVisible();
    const tab = screen.getByRole('link', { name: 'Ver la ficha en el proyecto' });
    expect(tab.getAttribute('href')).toContain(`/project/${ids.project}/sheet`);
    expect(screen.getByText(/^Publicar la ficha de datos fundamentales ·/)).toBeVisible();
  });

  it.each([
    ['publishSheet', 'Publicar la ficha de datos fundamentales'],
    ['declareDefault', 'Declarar un préstamo en impago'],
  ] as const)('[P7][L18][L30] asks once more before what stays public: %s', async (act, name) => {
    const proposal = buildProposal({ act, effects: [] });
    const calls = show(proposal, {
      [`POST ${path}/${id}/approve`]: { ...proposal, status: 'approved', answer: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Lo apruebas?' }));
    expect(dialog.getByText(new RegExp(`^${name}: .*No se puede deshacer\\.$`))).toBeVisible();
    const approvals = () => calls.filter(({ path: at }) => at.endsWith('/approve'));
    expect(approvals()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar' }));
    await waitFor(() => expect(approvals()).toHaveLength(1));
  });

  it('[P7][B5] shows the full number of an account that staff entered, and no button on other proposals', async () => {
    const effects = [{ after: { account: '•••• •••• 1332', state: 'valid' } }] as never;
    const proposal = buildProposal({ act: 'validateBankAccount', subjectType: 'user', effects });
    show(proposal, { [`GET ${path}/${id}/number`]: { account: 'ES9121000418450200051332' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Ver el número completo' }));
    expect(await screen.findByText('ES91 2100 0418 4502 0005 1332')).toBeVisible();
    cleanup();
    show();
    await screen.findByText('La obra empieza el lunes.');
    expect(screen.queryByRole('button', { name: 'Ver el número completo' })).toBeNull();
  });

  it('is declined with a reason', async () => {
    const calls = show(buildProposal(), {
      [`POST ${path}/${id}/decline`]: buildProposal({ status: 'declined', declineReason: 'No' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Requerido.')).toBeVisible();
    await enter(dialog.getByRole('textbox', { name: /Motivo/ }), 'Falta el justificante.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Rechazada')).toBeVisible();
    const declined = calls.find((call) => call.path.endsWith('/decline'));
    expect(declined?.body).toEqual({ reason: 'Falta el justificante.' });
  });

  it('[P7] can be declined with a reason after approval, before it takes effect', async () => {
    const takesEffectAt = '2026-03-11T09:30:00.000Z';
    const refused = 'approvals.already_decided';
    const scheduled = buildProposal({
      act: 'changeEmail',
      status: 'scheduled',
      takesEffectAt,
      refusal: refused,
    });
    const calls = show(scheduled, {
      [`POST ${path}/${id}/decline`]: buildProposal({ status: 'declined', declineReason: 'No' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Rechazar' }));
    expect(screen.getByText(/^Aprobada. Se llevará a cabo el/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    await enter(dialog.getByRole('textbox', { name: /Motivo/ }), 'No lo ha pedido.');
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Rechazada')).toBeVisible();
    const declined = calls.find((call) => call.path.endsWith('/decline'));
    expect(declined?.body).toEqual({ reason: 'No lo ha pedido.' });
  });

  it('[P7] says when an approved act takes effect if that is later', async () => {
    const takesEffectAt = '2026-03-11T09:30:00.000Z';
    const scheduled = { ...buildProposal({ act: 'changeEmail', status: 'scheduled' }), takesEffectAt };
    show(buildProposal({ act: 'changeEmail' }), {
      [`POST ${path}/${id}/approve`]: { ...scheduled, answer: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar' }));
    const at = formatDateTime(new Date(takesEffectAt));
    const done = `Aprobada. Se llevará a cabo el ${at}, salvo que el cliente se oponga.`;
    expect(await screen.findByText(done)).toBeVisible();
    expect(screen.queryByText('Aprobada y llevada a cabo')).toBeNull();
  });

  it('waits for another administrator and can be withdrawn by its proposer', async () => {
    show(buildProposal({ proposedById: ids.admin, refusal: 'approvals.own_proposal' }), {
      [`POST ${path}/${id}/decline`]: buildProposal({ status: 'declined', declineReason: 'No' }),
    });
    expect(await screen.findByText('Espera a que otro administrador la apruebe.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retirar' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Retirar «/ }));
    await enter(dialog.getByRole('textbox', { name: /Motivo/ }), 'Era otro proyecto.');
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Retirada')).toBeVisible();
  });

  it('says why this administrator may not approve it', async () => {
    show(buildProposal({ refusal: 'approvals.entered_by_you' }));
    expect(await screen.findByText(/Este movimiento lo registraste tú/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  });

  it('[P7] cannot be declined by the person it is about', async () => {
    show(buildProposal({ act: 'changeRole', refusal: 'approvals.beneficiary' }));
    expect(await screen.findByText(/^La propuesta trata de ti/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
  });

  it('says that something has changed since it was shown', async () => {
    show(buildProposal(), {
      [`POST ${path}/${id}/approve`]: refusal('approvals.changed', { detail: 'Algo ha cambiado.' }),
    });
    await approveMoney();
    expect(await screen.findByText('Algo ha cambiado.')).toBeVisible();
  });
});
