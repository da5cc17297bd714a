import { phaseNames } from '@semilla/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { enter } from '../../../testing/enter.ts';
import { fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, buildProject, ids, phaseIdOf, projectRecord } from '../../../testing/records.ts';
import { PhaseCard } from '../PhaseCard.tsx';

const top = `/v1/project/projects/${ids.project}`;
const sent = {
  sentAt: '2026-03-02T09:15:00.000Z',
  sentByName: 'Javier Ortega Gil',
  message: 'Ya están las fotos.',
  returnedAt: null,
  returnedByName: null,
  comments: null,
};
const returned = {
  ...sent,
  returnedAt: '2026-03-03T10:00:00.000Z',
  returnedByName: 'Marta Ruiz Vega',
  comments: 'Falta el plazo.',
};
const opening = {
  phaseName: 'Investment' as const,
  opensAt: '2026-04-14T08:00:00.000Z',
  plannedAt: '2026-03-04T08:30:00.000Z',
  plannedByName: 'Marta Ruiz Vega',
  refusedAt: null,
  refusal: null,
  refusalEn: null,
};

type Given = Parameters<typeof projectRecord>[0];

function card(role: 'admin' | 'operator', given: Given = {}, moreAnswers: object = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(role === 'admin' ? {} : { role, userId: ids.manager }),
    'GET /v1/project/phases': listOf(...phaseNames.map((name) => ({ phaseId: phaseIdOf(name), name }))),
    'GET /v1/project/project-descriptions': listOf({}),
    'GET /v1/project/project-documents': listOf({}),
    'GET /v1/project/project-media-files': listOf(),
    ...moreAnswers,
  });
  const project = projectRecord({
    phaseName: 'Draft',
    phaseId: phaseIdOf('Draft'),
    sheetVersion: 1,
    ...given,
  });
  mount(
    <RecordContextProvider value={project}>
      <PhaseCard />
    </RecordContextProvider>,
  );
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the review of a draft', () => {
  it('[A30] can be requested by the manager, with a message; the dialog lists what is missing', async () => {
    const calls = card('operator', {}, { [`POST ${top}/review`]: buildProject({ review: sent }) });
    await press('Enviar a revisión');
    const asked = await dialog();
    expect(asked.getByRole('link', { name: 'una imagen' })).toBeVisible();
    await enter(asked.getByRole('textbox', { name: /^Mensaje/ }), 'Ya están las fotos.');
    await userEvent.click(asked.getByRole('button', { name: 'Enviar a revisión' }));
    expect(await screen.findByText('Proyecto enviado a revisión')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ message: 'Ya están las fotos.' });
  });

  it('[A30] is shown with its message, and withdrawn by the manager after a confirmation', async () => {
    const calls = card('operator', { review: sent }, { [`POST ${top}/review/withdraw`]: buildProject() });
    expect(await screen.findByText('En revisión desde el 02/03/2026 10:15')).toBeVisible();
    expect(screen.getByText('Ya están las fotos.')).toBeVisible();
    await press('Retirar de la revisión');
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Retirar de la revisión' }));
    expect(await screen.findByText('Proyecto retirado de la revisión')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('[A30] shows the manager the comments of a return, and can be requested again', async () => {
    card('operator', { review: returned });
    expect(await screen.findByText('Falta el plazo.')).toBeVisible();
    expect(screen.getByText('Devuelto el 03/03/2026 11:00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar de nuevo a revisión' })).toBeVisible();
  });

  it('[A30] is returned by an administrator with comments, which are required, and shows a conflict', async () => {
    const calls = card(
      'admin',
      { review: sent },
      {
        [`POST ${top}/review/return`]: refusal('project.not_in_review', {
          detail: 'Ya no está en revisión.',
        }),
      },
    );
    await press('Devolver con comentarios');
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Devolver con comentarios' }));
    expect(await asked.findByText('Requerido.')).toBeVisible();
    await enter(asked.getByRole('textbox', { name: /^Comentarios/ }), 'Falta el plazo.');
    await userEvent.click(asked.getByRole('button', { name: 'Devolver con comentarios' }));
    expect(await asked.findByText('Ya no está en revisión.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('the planned opening of a project', () => {
  it('[A31] is planned in Madrid time', async () => {
    const calls = card('admin', {}, { [`POST ${top}/opening`]: buildProject({ opening }) });
    await press('Planificar la apertura');
    const asked = await dialog();
    const at = asked.getByRole('textbox', { name: /^Día y hora/ });
    await userEvent.clear(at);
    await enter(at, '14/04/2026 10:00');
    await userEvent.click(asked.getByRole('button', { name: 'Planificar' }));
    expect(await screen.findByText('Apertura planificada')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      phaseName: 'Next_Opening',
      opensAt: '2026-04-14T08:00:00.000Z',
    });
  });

  it('[A31] shows its time and planner, and is cancelled after a confirmation', async () => {
    card('admin', { opening }, { [`POST ${top}/opening/cancel`]: buildProject() });
    expect(await screen.findByText('Pasa a «Abierto» el 14/04/2026 10:00')).toBeVisible();
    expect(screen.getByText(/Lo planificó Marta Ruiz Vega/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Planificar la apertura' })).toBeNull();
    await press('Cancelar la apertura');
    const asked = await dialog();
    await userEvent.click(asked.getByRole('button', { name: 'Cancelar la apertura' }));
    expect(await screen.findByText('La apertura ya no está planificada')).toBeVisible();
  });

  it('[A31] shows why it was refused', async () => {
    const refused = {
      ...opening,
      refusedAt: '2026-04-14T08:00:20.000Z',
      refusal: 'Falta la ficha.',
      refusalEn: 'The sheet is missing.',
    };
    card('admin', { opening: refused });
    expect(await screen.findByText('No pudo pasar a «Abierto» el 14/04/2026 10:00')).toBeVisible();
    expect(screen.getByText('Falta la ficha.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quitar el aviso' })).toBeEnabled();
  });

  it('[A31] is shown to the manager of a project, without the buttons', async () => {
    card('operator', { opening, phaseName: 'Next_Opening', phaseId: phaseIdOf('Next_Opening') });
    expect(await screen.findByText('Pasa a «Abierto» el 14/04/2026 10:00')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
