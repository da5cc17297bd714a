import { projectQuestion } from '@semilla/contract';
import { emptyFields } from '@semilla/contract/testing';
import { tokens } from '@semilla/format/tokens';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ConflictDialog } from '../../kit/conflict/ConflictDialog.tsx';
import { buildCustomer } from '../../testing/customer-records.ts';
import { enter } from '../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildProposal } from '../../testing/proposal-records.ts';
import { buildMe, ids, projectRecord } from '../../testing/records.ts';
import QuestionList from './QuestionList.tsx';
import QuestionShow from './QuestionShow.tsx';
import QuestionsTab from './QuestionsTab.tsx';

type Wire = (typeof projectQuestion)['_zod']['input'];
const projectQuestionId = ids.type;
const path = '/v1/project/project-questions';
const one = `${path}/${projectQuestionId}`;
const customers = '/v1/account/users';

const buildQuestion = (overrides: Partial<Wire> = {}): Wire => ({
  ...emptyFields(projectQuestion),
  projectQuestionId,
  projectId: ids.project,
  projectName: 'Edificio Lavapiés',
  state: 'Waiting',
  question: '¿Tiene ya licencia de obras?',
  language: 'es',
  askedAt: '2026-03-09T09:00:00.000Z',
  askedById: ids.manager,
  askedByName: 'Lucía Ferrer Soler',
  isProposed: false,
  additions: [],
  version: 3,
  ...overrides,
});
const drafted = { answer: 'Sí, desde marzo.', writtenBy: 'promoter' } as const;
const published = {
  ...drafted,
  state: 'Published',
  number: 2,
  publishedAt: '2026-03-10T09:00:00.000Z',
} as const;

function open(shown: React.ReactNode, answers: object, at: string, route = '*') {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/approvals': listOf(),
    'GET /v1/audit': listOf(),
    [`GET ${customers}`]: listOf(buildCustomer({ userId: ids.manager })),
    ...answers,
  });
  const resources = { 'project-question': { name: 'project-question', hasList: true, hasShow: true } };
  return { calls, ...mount(shown, { at, route, resource: 'project-question', resources }) };
}

const show = (given: Wire, answers: object = {}) =>
  open(
    <>
      <QuestionShow />
      <ConflictDialog />
    </>,
    { [`GET ${one}`]: given, ...answers },
    `/project-question/${projectQuestionId}`,
    '/project-question/:id',
  );
const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string) => screen.findByRole('button', { name });

describe('the list of questions', () => {
  it('shows what was asked, about which project, and asks only for those the caller answers', async () => {
    const { calls } = open(
      <QuestionList />,
      { [`GET ${path}`]: listOf(buildQuestion({ isProposed: true })) },
      '/project-question/',
    );
    const row = await screen.findByRole('row', { name: /licencia/ });
    for (const words of ['Edificio Lavapiés', 'Pendiente Pendiente de aprobación', '09/03/2026'])
      expect(row).toHaveTextContent(words);
    expect(calls.some(({ query }) => query.isAnswerable === 'true')).toBe(true);
    expect(await screen.findByRole('link', { name: 'Exportar' })).toHaveAttribute(
      'href',
      expect.stringContaining(`${path}/export`),
    );
  });

  it('says that it is empty', async () => {
    open(<QuestionList />, { [`GET ${path}`]: listOf() }, '/project-question/');
    expect(await screen.findByText('No hay preguntas')).toBeVisible();
    expect(screen.getByText(/en la página de cada proyecto/)).toBeVisible();
  });

  it('says that it is empty for this project', async () => {
    const tab = (
      <RecordContextProvider value={projectRecord()}>
        <QuestionsTab />
      </RecordContextProvider>
    );
    open(tab, { [`GET ${path}`]: listOf() }, '/');
    expect(await screen.findByText(/en la página de este proyecto/)).toBeVisible();
  });
});

describe('a question', () => {
  it('that waits can be declined and drafted, and published only once it is drafted', async () => {
    const { unmount } = show(buildQuestion());
    expect(await button('Redactar la respuesta')).toBeVisible();
    expect(await button('Rechazar')).toHaveStyle({ color: tokens.colours.light.red });
    expect(screen.queryByRole('button', { name: 'Proponer la publicación' })).toBeNull();
    unmount();
    show(buildQuestion(drafted));
    expect(await button('Proponer la publicación')).toBeVisible();
  });

  it('saves the draft with the version that was shown', async () => {
    const { calls } = show(buildQuestion(), { [`PATCH ${one}`]: buildQuestion(drafted) });
    await userEvent.click(await button('Redactar la respuesta'));
    const form = await dialog();
    await enter(form.getByLabelText('Respuesta'), 'Sí, desde marzo.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Borrador guardado')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      answer: 'Sí, desde marzo.',
      answerEn: null,
      translation: null,
      writtenBy: null,
      version: 3,
    });
  });

  it('[A33] whose draft a colleague saved meanwhile shows theirs beside mine, and can be saved', async () => {
    const theirs = buildQuestion({ answer: 'Lo suyo.', answerEn: 'Theirs.', version: 4 });
    const { calls } = show(buildQuestion(), {
      [`PATCH ${one}`]: ({ body }: FakeCall) =>
        (body as { version: number }).version === 4
          ? theirs
          : refusal('request.edited_meanwhile', { current: theirs, sent: {} }),
    });
    await userEvent.click(await button('Redactar la respuesta'));
    const form = await dialog();
    await enter(form.getByLabelText('Respuesta'), 'Lo mío.');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Cambiado mientras tanto' }));
    expect(conflict.getByText('Lo suyo.')).toBeVisible();
    await userEvent.click(conflict.getByRole('button', { name: 'Guardar lo mío encima' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toMatchObject([
        { answer: 'Lo mío.', version: 3 },
        { answer: 'Lo mío.', answerEn: 'Theirs.', version: 4 },
      ]),
    );
  });

  it('that is proposed warns that saving the draft ends the proposal', async () => {
    const { unmount } = show(buildQuestion(drafted));
    await userEvent.click(await button('Redactar la respuesta'));
    expect((await dialog()).queryByText(/esa propuesta se anula/)).toBeNull();
    unmount();
    show(buildQuestion({ ...drafted, isProposed: true }));
    await userEvent.click(await button('Redactar la respuesta'));
    expect((await dialog()).getByText(/esa propuesta se anula/)).toBeVisible();
  });

  it('links to the investor who asked only if the caller may read that customer', async () => {
    const { unmount } = show(buildQuestion());
    expect(await screen.findByRole('link', { name: 'Lucía Ferrer Soler' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/customer/${ids.manager}`),
    );
    unmount();
    const { calls } = show(buildQuestion(), { [`GET ${customers}`]: listOf() });
    expect(await screen.findByText('Lucía Ferrer Soler')).toBeVisible();
    await waitFor(() => expect(calls.map((call) => call.path)).toContain(customers));
    expect(screen.queryByRole('link', { name: 'Lucía Ferrer Soler' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is proposed for publication with a reason', async () => {
    const { calls } = show(buildQuestion(drafted), {
      [`POST ${one}/publish`]: buildProposal({ act: 'publishAnswer' }),
    });
    await userEvent.click(await button('Proponer la publicación'));
    const form = await dialog();
    await enter(form.getByLabelText(/Por qué/), 'La confirma el promotor.');
    await userEvent.click(form.getByRole('button', { name: 'Proponer la publicación' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      seenVersion: 3,
      why: 'La confirma el promotor.',
    });
  });

  it('[A33] is read again before it is proposed, if a colleague has changed the draft meanwhile', async () => {
    show(buildQuestion(drafted), {
      [`POST ${one}/publish`]: refusal('request.edited_meanwhile', {
        detail: 'Otra persona lo ha cambiado.',
      }),
    });
    await userEvent.click(await button('Proponer la publicación'));
    const form = await dialog();
    await enter(form.getByLabelText(/Por qué/), 'La confirma el promotor.');
    await userEvent.click(form.getByRole('button', { name: 'Proponer la publicación' }));
    expect(await screen.findByText('Otra persona lo ha cambiado.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('needs a note if it is declined for another reason, and shows a refusal', async () => {
    const { calls } = show(buildQuestion(), {
      [`POST ${one}/decline`]: refusal('project.question_decided', { detail: 'Ya está publicada.' }),
    });
    await userEvent.click(await button('Rechazar'));
    const form = await dialog();
    await userEvent.click(form.getByLabelText(/Motivo del rechazo/));
    await userEvent.click(await screen.findByRole('option', { name: 'Otro motivo' }));
    await userEvent.click(form.getByRole('button', { name: 'Rechazar' }));
    expect(await form.findByText('Requerido.')).toBeVisible();
    await enter(form.getByLabelText('Nota para quien preguntó'), 'Ya se ha contestado por correo.');
    await userEvent.click(form.getByRole('button', { name: 'Rechazar' }));
    expect(await screen.findByText('Ya está publicada.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      declineReason: 'other',
      declineNote: 'Ya se ha contestado por correo.',
    });
  });

  it('that is published shows its number and what was added, and can only be added to', async () => {
    const addition = {
      questionEntryId: ids.manager,
      kind: 'correction',
      text: 'Fue en abril.',
      textEn: null,
      writtenBy: 'platform',
      publishedAt: '2026-03-12T09:00:00.000Z',
    } as const;
    show(buildQuestion({ ...published, additions: [addition] }));
    expect(await screen.findByRole('heading', { name: 'Pregunta 2 de Edificio Lavapiés' })).toBeVisible();
    expect(screen.getByText('Fue en abril.')).toBeVisible();
    expect(await button('Añadir o corregir')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rechazar' })).toBeNull();
  });

  it('of another manager’s project has no buttons', async () => {
    show(buildQuestion({ ...published, askedById: null, askedByName: null, isProposed: null }), {
      'GET /v1/account/users/me': buildMe({ role: 'operator' }),
    });
    expect(await screen.findByRole('heading', { name: /Pregunta 2/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Añadir o corregir' })).toBeNull();
  });
});
