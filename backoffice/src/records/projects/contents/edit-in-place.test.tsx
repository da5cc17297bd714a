import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { fakeApi, listOf, refusal } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, idOf, ids, projectRecord } from '../../../testing/records.ts';
import DescriptionsTab from '../descriptions/DescriptionsTab.tsx';
import DocumentsTab from '../documents/DocumentsTab.tsx';
import MultimediaTab from '../multimedia/MultimediaTab.tsx';
import TimelineTab from '../timeline/TimelineTab.tsx';

const chapters = '/v1/project/project-descriptions';
const chapter = {
  projectDescriptionId: idOf('c-1'),
  projectId: ids.project,
  title: 'El edificio',
  description: '<p>Tres plantas.</p>',
  titleEn: null,
  descriptionEn: null,
  orderIndex: 0,
  version: 3,
};

function show(tab: ReactElement, answers: object = {}, project = projectRecord()) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${chapters}`]: listOf(chapter),
    ...answers,
  });
  mount(<RecordContextProvider value={project}>{tab}</RecordContextProvider>);
  return () => calls.filter(({ method }) => method === 'PATCH');
}

const title = (name = 'El edificio') => screen.findByRole('button', { name });
const input = () => screen.findByRole('textbox', { name: 'Título' });
const patch = `PATCH ${chapters}/${idOf('c-1')}`;

it('[A26][A9] shows a new title at once, sends only the title with its version, and keeps the focus', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const edits = show(<DescriptionsTab />, { [patch]: () => promise });
  await userEvent.click(await title());
  expect(await input()).toHaveFocus();
  await userEvent.keyboard('La casa{Enter}');
  expect(await title('La casa')).toHaveFocus();
  await waitFor(() => expect(edits().map(({ body }) => body)).toEqual([{ title: 'La casa', version: 3 }]));
  resolve({ ...chapter, title: 'La casa', version: 4 });
  expect(await title()).toBeVisible();
});

it('[A26] takes a refused title back, with the message', async () => {
  show(<DescriptionsTab />, { [patch]: refusal('project.not_editable', { detail: 'Ya está abierto.' }) });
  await userEvent.click(await title());
  await userEvent.keyboard('La casa{Enter}');
  expect(await screen.findByText('Ya está abierto.')).toBeVisible();
  expect(await title()).toBeVisible();
});

it('[A26] sends nothing after Escape, or if nothing changed', async () => {
  const edits = show(<DescriptionsTab />);
  await userEvent.click(await title());
  await userEvent.keyboard('La casa{Escape}');
  expect(await title()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await input()).toHaveValue('El edificio');
  await userEvent.keyboard('{Enter}');
  expect(await title()).toHaveFocus();
  expect(edits()).toEqual([]);
});

it('[A26] keeps the input open on a value that the API would refuse', async () => {
  const edits = show(<DescriptionsTab />);
  await userEvent.click(await title());
  await userEvent.clear(await input());
  await userEvent.keyboard('{Enter}');
  expect(await input()).toBeInvalid();
  expect(edits()).toEqual([]);
});

it('[A26] saves when the input is left', async () => {
  const edits = show(<DescriptionsTab />, { [patch]: { ...chapter, title: 'La casa', version: 4 } });
  await userEvent.click(await title());
  await userEvent.keyboard('La casa');
  await userEvent.tab();
  await waitFor(() => expect(edits()).toHaveLength(1));
});

it('[A26] shows plain texts to users who may not edit the project', async () => {
  show(<DescriptionsTab />, {
    'GET /v1/account/users/me': buildMe({ userId: ids.admin, role: 'operator' }),
  });
  expect(await screen.findByRole('heading', { name: 'El edificio' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'El edificio' })).toBeNull();
});

it('[A26] edits the description of a picture and the title of a milestone', async () => {
  const picture = {
    projectMediaFileId: idOf('m-1'),
    projectId: ids.project,
    description: 'El patio',
    descriptionEn: null,
    order: 0,
    version: 1,
  };
  const media = '/v1/project/project-media-files';
  const edits = show(<MultimediaTab />, {
    [`GET ${media}`]: listOf(picture),
    [`PATCH ${media}/${idOf('m-1')}`]: picture,
  });
  await userEvent.click(await title('El patio'));
  await userEvent.keyboard('La entrada{Enter}');
  await waitFor(() => expect(edits()[0]?.body).toEqual({ description: 'La entrada', version: 1 }));

  const entry = {
    projectTimelineId: idOf('t-2'),
    projectId: ids.project,
    kind: 'milestone',
    phaseName: null,
    title: 'Licencia concedida',
    description: null,
    titleEn: null,
    descriptionEn: null,
    happenedAt: '2026-03-02T09:30:00Z',
    version: 2,
  };
  const timeline = '/v1/project/project-timeline';
  const others = show(<TimelineTab />, {
    [`GET ${timeline}`]: listOf(entry),
    [`PATCH ${timeline}/${idOf('t-2')}`]: entry,
  });
  await userEvent.click(await title('Licencia concedida'));
  await userEvent.keyboard('Obra acabada{Enter}');
  await waitFor(() => expect(others()[0]?.body).toEqual({ title: 'Obra acabada', version: 2 }));
});

describe('the documents of a project', () => {
  const documents = '/v1/project/project-documents';
  const contract = {
    projectDocumentId: idOf('d-1'),
    projectId: ids.project,
    documentTypeId: ids.type,
    documentTypeName: 'Contrato',
    description: 'Contrato de obra',
    descriptionEn: null,
    visible: true,
    file: { name: 'contrato.pdf', type: 'application/pdf', sizeBytes: 20_480 },
    viewUrl: '/v1/documents/view/d-1',
    createdAt: '2026-03-02T09:30:00Z',
    version: 5,
  };
  const open = (answers: object = {}) =>
    show(<DocumentsTab />, { [`GET ${documents}`]: listOf(contract), ...answers });
  const edit = `PATCH ${documents}/${idOf('d-1')}`;
  const visible = (name: string) => screen.findByRole('button', { name: `${name}: Contrato de obra` });

  it('[A26][E8] have a title that is edited in place, and a link that opens the file', async () => {
    const edits = open({ [edit]: { ...contract, description: 'Contrato firmado', version: 6 } });
    await userEvent.click(await title('Contrato de obra'));
    await userEvent.keyboard('Contrato firmado{Enter}');
    await waitFor(() =>
      expect(edits().map(({ body }) => body)).toEqual([{ description: 'Contrato firmado', version: 5 }]),
    );
    expect(screen.getByRole('link', { name: /otra pestaña: Contrato/ })).toHaveAttribute(
      'href',
      contract.viewUrl,
    );
  });

  it('[A26][E8] are hidden and shown at once, and stay as they were after a refusal', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const edits = open({ [`GET ${documents}`]: listOf({ ...contract, version: 9 }), [edit]: () => promise });
    await userEvent.click(await visible('Visible'));
    expect(await visible('Oculto')).toBeVisible();
    await waitFor(() => expect(edits().map(({ body }) => body)).toEqual([{ visible: false, version: 9 }]));
    resolve(refusal('project.not_editable', { detail: 'Ya está abierto.' }));
    expect(await screen.findByText('Ya está abierto.')).toBeVisible();
    expect(await visible('Visible')).toBeVisible();
  });

  it('[A26][P7] cannot be changed by users who may not edit the project', async () => {
    open({ 'GET /v1/account/users/me': buildMe({ userId: ids.admin, role: 'operator' }) });
    expect(await screen.findByRole('link', { name: 'Contrato de obra' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /: Contrato de obra$/ })).toBeNull();
  });
});
