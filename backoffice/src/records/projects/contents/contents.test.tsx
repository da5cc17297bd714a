import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { type FakeCall, fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf, ids, projectRecord } from '../../../testing/records.ts';
import DescriptionsTab from '../descriptions/DescriptionsTab.tsx';
import DocumentsTab from '../documents/DocumentsTab.tsx';
import TimelineTab from '../timeline/TimelineTab.tsx';

const paths = {
  documents: '/v1/project/project-documents',
  timeline: '/v1/project/project-timeline',
  descriptions: '/v1/project/project-descriptions',
};
const keySheet = {
  projectDocumentId: idOf('d-1'),
  projectId: ids.project,
  documentTypeId: ids.type,
  documentTypeName: 'Ficha de datos fundamentales',
  description: 'Ficha de la inversión',
  visible: false,
  file: { name: 'Ficha técnica.pdf', type: 'application/pdf', sizeBytes: 20_480 },
  viewUrl: '/v1/documents/view/d-1',
  createdAt: '2026-03-02T09:30:00Z',
};
const reachedPhase = {
  projectTimelineId: idOf('t-1'),
  projectId: ids.project,
  kind: 'phase',
  phaseName: 'Investment',
  title: null,
  description: null,
  titleEn: null,
  descriptionEn: null,
  happenedAt: '2026-03-02T09:30:00Z',
};
const permit = {
  ...reachedPhase,
  projectTimelineId: idOf('t-2'),
  kind: 'milestone',
  phaseName: null,
  title: 'Licencia concedida',
  description: 'El Ayuntamiento la concede.',
};
const chapter = (projectDescriptionId: string, title: string, orderIndex: number) => ({
  projectDescriptionId,
  projectId: ids.project,
  title,
  description: `<p>Sobre ${title}</p>`,
  titleEn: null,
  descriptionEn: null,
  orderIndex,
});

const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/misc/document-types': listOf({ documentTypeId: ids.type, name: 'Ficha de datos fundamentales' }),
  [`GET ${paths.documents}`]: listOf(keySheet),
  [`GET ${paths.timeline}`]: listOf(permit, reachedPhase),
  [`GET ${paths.descriptions}`]: listOf(
    chapter(idOf('c-1'), 'El edificio', 0),
    chapter(idOf('c-2'), 'El barrio', 1),
  ),
  [`PATCH ${paths.descriptions}/${idOf('c-2')}`]: chapter(idOf('c-2'), 'El barrio', 0),
  [`DELETE ${paths.timeline}/t-2`]: permit,
};

function show(tab: ReactElement, at = '/', moreAnswers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({ ...answers, ...moreAnswers });
  const project = projectRecord();
  const mounted = mount(<RecordContextProvider value={project}>{tab}</RecordContextProvider>, { at });
  const lastOf = (path: string) =>
    calls.findLast((call) => call.path === path && call.query.take !== '1')?.query;
  return { calls, lastOf, ...mounted };
}

const sortBy = async (name: string) =>
  userEvent.click(within(await screen.findByRole('columnheader', { name })).getByRole('button'));
const filter = (values: object) => `/?filter=${encodeURIComponent(JSON.stringify(values))}`;
const exported = async () =>
  (await screen.findByRole('link', { name: 'Exportar' })).getAttribute('href') ?? '';

describe('the documents of a project', () => {
  it('[A8] [E8] are listed and exported in the order given in the address', async () => {
    const { lastOf, location } = show(<DocumentsTab />);
    await sortBy('Descripción');
    await waitFor(() =>
      expect(lastOf(paths.documents)).toMatchObject({ projectId: ids.project, orderBy: 'description' }),
    );
    expect(new URLSearchParams(location().search).get('sort')).toBe('description');
    expect(await exported()).toMatch(/^\/v1\/project\/project-documents\/export\?.*orderBy=description/);
  });

  it('[A8] [E8] are filtered by type and visibility', async () => {
    const { lastOf } = show(<DocumentsTab />, filter({ documentTypeId: ids.type, visible: false }));
    await waitFor(() =>
      expect(lastOf(paths.documents)).toMatchObject({ documentTypeId: ids.type, visible: 'false' }),
    );
    expect(await exported()).toContain('visible=false');
  });

  it('[A8] [P4] name the type in the language of the page', async () => {
    fakeApi({
      ...answers,
      [`GET ${paths.documents}`]: listOf({ ...keySheet, documentTypeNameEn: 'Key sheet' }),
    });
    mount(
      <RecordContextProvider value={projectRecord()}>
        <DocumentsTab />
      </RecordContextProvider>,
      { locale: 'en' },
    );
    expect(await screen.findByText('Key sheet')).toBeVisible();
    expect(screen.queryByText('Ficha de datos fundamentales')).toBeNull();
  });

  it('[A8] [E8] show the chosen columns', async () => {
    show(<DocumentsTab />);
    const table = within(await screen.findByRole('table'));
    expect(table.queryByText('Ficha técnica.pdf')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
    const choice = within(await screen.findByRole('dialog', { name: 'Columnas' }));
    await userEvent.click(choice.getByRole('switch', { name: 'Archivo' }));
    expect(table.getByText('Ficha técnica.pdf')).toBeInTheDocument();
    expect(table.getByText('Oculto')).toBeInTheDocument();
  });
});

describe('the timeline of a project', () => {
  it('[A8] [E24] is listed and exported in the order given in the address', async () => {
    const { lastOf, location } = show(<TimelineTab />);
    await sortBy('Cuándo');
    await waitFor(() => expect(lastOf(paths.timeline)).toMatchObject({ orderSide: 'asc' }));
    expect(new URLSearchParams(location().search).get('order')).toBe('ASC');
    expect(await exported()).toMatch(/^\/v1\/project\/project-timeline\/export\?.*orderSide=asc/);
  });

  it('[A8] [E24] is filtered by milestones', async () => {
    const { lastOf } = show(<TimelineTab />, filter({ kind: 'milestone' }));
    await waitFor(() => expect(lastOf(paths.timeline)).toMatchObject({ kind: 'milestone' }));
  });

  it('[A8] [E24] allows editing and deleting milestones, but not automatic entries', async () => {
    show(<TimelineTab />);
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
    const buttons = (await row(/Licencia concedida/)).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
      'Licencia concedida',
      'Editar: Licencia concedida',
      'Borrar: Licencia concedida',
    ]);
    expect((await row(/Abierto/)).queryByRole('button')).toBeNull();
  });

  it('[A8] [E24] confirms deleting a milestone by name, with a red button', async () => {
    const { calls } = show(<TimelineTab />);
    await userEvent.click(await screen.findByRole('button', { name: 'Borrar: Licencia concedida' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Borrar «Licencia concedida»?' }));
    const confirm = question.getByRole('button', { name: 'Borrar' });
    expect(confirm).toHaveClass('RaConfirm-confirmWarning');
    await userEvent.click(confirm);
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

describe('the descriptions of a project', () => {
  const up = () => screen.queryByRole('button', { name: 'Subir: El barrio' });

  it('[A9] [E6] can be moved with buttons while ordered by position', async () => {
    const { calls } = show(<DescriptionsTab />);
    await screen.findByText('Sobre El barrio');
    await userEvent.click(up() as HTMLElement);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
        path: `${paths.descriptions}/${idOf('c-2')}`,
        body: { orderIndex: 0 },
      }),
    );
  });

  it('[A9] [E6] are shown in the new order at once, and in the old order after a refusal', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    show(<DescriptionsTab />, '/', { [`PATCH ${paths.descriptions}/${idOf('c-2')}`]: () => promise });
    const titles = () => screen.getAllByRole('article').map((item) => item.querySelector('h2')?.textContent);
    await screen.findByText('Sobre El barrio');
    await userEvent.click(up() as HTMLElement);
    await waitFor(() => expect(titles()).toEqual(['El barrio', 'El edificio']));
    expect(up()).toBeDisabled();
    resolve(refusal('request.not_found', { detail: 'Ya no existe.' }));
    expect(await screen.findByText('Ya no existe.')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['El edificio', 'El barrio']));
  });

  it('[A9] [E6] are moved one after another, each from its position after the previous move', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { calls } = show(<DescriptionsTab />, '/', {
      [`PATCH ${paths.descriptions}/${idOf('c-2')}`]: () => promise,
      [`PATCH ${paths.descriptions}/${idOf('c-1')}`]: chapter(idOf('c-1'), 'El edificio', 0),
    });
    const titles = () => screen.getAllByRole('article').map((item) => item.querySelector('h2')?.textContent);
    const moved = () =>
      calls.flatMap(({ method, path }) => (method === 'PATCH' ? path.split('/').at(-1) : []));
    await screen.findByText('Sobre El barrio');
    await userEvent.click(up() as HTMLElement);
    await waitFor(() => expect(titles()).toEqual(['El barrio', 'El edificio']));
    await userEvent.click(screen.getByRole('button', { name: 'Subir: El edificio' }));
    await waitFor(() => expect(titles()).toEqual(['El edificio', 'El barrio']));
    expect(moved()).toEqual([idOf('c-2')]);
    resolve(chapter(idOf('c-2'), 'El barrio', 0));
    await waitFor(() => expect(moved()).toEqual([idOf('c-2'), idOf('c-1')]));
  });

  it('[A8] [E6] are sorted through a menu, and can be moved only when ordered by position', async () => {
    const { lastOf, location } = show(<DescriptionsTab />);
    await userEvent.click(await screen.findByRole('button', { name: /^Ordenar por posición/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Título, ascendente' }));
    await waitFor(() => expect(lastOf(paths.descriptions)).toMatchObject({ orderBy: 'title' }));
    expect(new URLSearchParams(location().search).get('sort')).toBe('title');
    expect(await screen.findByText(/^Para cambiarlas de sitio/)).toBeVisible();
    expect(up()).toBeNull();
  });

  it('[A9] [E6] can be moved only after the newly ordered list has loaded', async () => {
    const [building, district, risks] = [
      chapter(idOf('c-1'), 'El edificio', 0),
      chapter(idOf('c-2'), 'El barrio', 1),
      chapter(idOf('c-3'), 'Los riesgos', 2),
    ];
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { calls, lastOf } = show(<DescriptionsTab />, '/?sort=title&order=ASC', {
      [`GET ${paths.descriptions}`]: ({ query }: FakeCall) =>
        query.orderBy === 'title' ? listOf(district, building, risks) : promise,
      [`PATCH ${paths.descriptions}/c-1`]: building,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Ordenar por título/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Posición, ascendente' }));
    await waitFor(() => expect(lastOf(paths.descriptions)).toMatchObject({ orderBy: 'orderIndex' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bajar: El edificio' }));
    resolve(listOf(building, district, risks));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Subir: El edificio' })).toBeDisabled());
    await userEvent.click(screen.getByRole('button', { name: 'Bajar: El edificio' }));
    const moves = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() => expect(moves()).toEqual([{ orderIndex: 1, version: 3 }]));
  });

  it('[A8] [E6] can be filtered by missing English, and cannot be moved while filtered', async () => {
    const { lastOf } = show(<DescriptionsTab />, filter({ translated: false }));
    await waitFor(() => expect(lastOf(paths.descriptions)).toMatchObject({ translated: 'false' }));
    expect(await screen.findByText(/^Para cambiarlas de sitio/)).toBeVisible();
    expect(up()).toBeNull();
    expect(await exported()).toContain('translated=false');
  });
});
