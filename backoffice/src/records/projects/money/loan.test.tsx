import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildProposal } from '../../../testing/proposal-records.ts';
import { buildMe, idOf, ids, projectRecord } from '../../../testing/records.ts';
import { LoanCard } from './LoanCard.tsx';
import { loan, project, sent, tab, typeName } from './testing.tsx';

const late = loan({
  state: 'late',
  daysLate: 16,
  lateSince: '2026-06-30',
  missing: '1275.00',
  payments: [
    {
      period: 1,
      dueOn: '2026-03-31',
      due: '1275.00',
      paid: '1275.00',
      settledOn: '2026-04-10',
      daysLate: 10,
    },
    { period: 2, dueOn: '2026-06-30', due: '1275.00', paid: '0.00', settledOn: null, daysLate: 16 },
  ],
});
const inDefault = loan({
  state: 'default',
  defaultedOn: '2026-09-29',
  owed: '451275.00',
  recovered: '20000.00',
});
const given = (answer: object, answers: object = {}) => ({
  answers: { [`GET ${project}/loan`]: answer, ...answers },
});
const type = async (name: string, text: string) =>
  enter(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), text);

describe('the loan of a project', () => {
  it('[L30] shows how late each of the promoter’s payments is', async () => {
    tab(given(late));
    const table = within(await screen.findByRole('table', { name: 'Pagos del promotor' }));
    expect(table.getByText('Pagado con 10 días de retraso')).toBeVisible();
    expect(table.getByText('16 días de retraso')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      '16 días de retraso. Faltan 1.275,00 €, desde el 30/06/2026.',
    );
  });

  it('[L30] is proposed to be in default with a reason in both languages, and then waits for a second administrator', async () => {
    const proposal = buildProposal({ act: 'declareDefault', why: 'Lo dice el registro.', effects: [] });
    const waits = Response.json(proposal, { status: 202 });
    const calls = fakeApi({
      'GET /v1/account/users/me': buildMe(),
      [`GET ${project}/loan`]: late,
      [`POST ${project}/loan/default`]: waits,
    });
    const { location } = mount(<LoanCard project={projectRecord({ phaseName: 'Financed' })} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Declarar en impago' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Tiene que aprobarlo un segundo administrador.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Motivo \(/ })).toHaveAccessibleDescription(/improbable/);
    const propose = dialog.getByRole('button', { name: 'Proponer: Declarar en impago' });
    await userEvent.click(propose);
    expect(await dialog.findAllByText('Requerido.')).toHaveLength(4);
    await type('Motivo \\(', 'Concurso.');
    await type('Motivo, en inglés', 'Insolvency.');
    await type('Por qué', 'Lo dice el registro.');
    await typeName();
    await userEvent.click(propose);
    expect(await screen.findByText('Propuesto. Tiene que aprobarlo otro administrador.')).toBeVisible();
    expect(screen.queryByText('El préstamo está en impago')).toBeNull();
    expect(location().pathname).toBe(`/approvals/${proposal.proposalId}`);
    expect(sent(calls, '/loan/default').map(({ body }) => body)).toEqual([
      { reason: 'Concurso.', reasonEn: 'Insolvency.', why: 'Lo dice el registro.' },
    ]);
  });

  it('[L31] shows the recovered amount and the stages, and why another stage is refused', async () => {
    const stage = {
      projectTimelineId: idOf('t-9'),
      projectId: ids.project,
      kind: 'recovery',
      phaseName: null,
      title: null,
      titleEn: null,
      description: 'Se subasta la garantía.',
      descriptionEn: 'The guarantee is auctioned.',
      happenedAt: '2026-10-15T00:00:00Z',
      period: null,
      daysLate: null,
      amount: '20000.00',
    };
    const message = 'Quedan 0,00 €.';
    tab(
      given(inDefault, {
        'GET /v1/project/project-timeline': listOf(stage),
        [`POST ${project}/loan/recoveries`]: refusal('project.recovery_above_received', { detail: message }),
      }),
    );
    expect(await screen.findByText(/En impago desde el 29\/09\/2026/)).toHaveTextContent(
      'En todo el proyecto se han recuperado 20.000,00 € de 451.275,00 €.',
    );
    expect(await screen.findByText('Se subasta la garantía.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Añadir una etapa de la recuperación' }));
    await type('Qué se ha hecho \\(', 'Embargo.');
    await type('Qué se ha hecho, en inglés', 'Seizure.');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Añadir una etapa de la recuperación' }));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('[L30] does not let a manager declare a default', async () => {
    tab(given(late, { 'GET /v1/account/users/me': buildMe({ role: 'operator', userId: ids.manager }) }));
    await screen.findByRole('table', { name: 'Pagos del promotor' });
    expect(screen.queryByRole('button', { name: 'Declarar en impago' })).toBeNull();
  });
});
