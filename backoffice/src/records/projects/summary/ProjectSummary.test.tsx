import { noteDate } from '@semilla/client';
import type { projectSummary } from '@semilla/contract';
import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, ids, projectRecord } from '../../../testing/records.ts';
import { ProjectSummary } from './ProjectSummary.tsx';

type Answer = (typeof projectSummary)['_zod']['input'];
type Record = Parameters<typeof projectRecord>[0];

const nothing: Answer = {
  projectId: ids.project,
  curve: [],
  next: null,
  act: null,
  waits: { proposals: 0, questions: 0, wishes: 0, waitingPlaces: 0 },
};
const act = { dueOn: null, amount: null, since: null, byName: null, period: null, missing: [] };
const page = `/project/${ids.project}`;

const setPlatformClock = (at: Date) =>
  noteDate(new Headers({ date: at.toUTCString(), 'cache-control': 'no-store' }));
afterEach(() => setPlatformClock(new Date()));

function show(answer: Partial<Answer> = {}, record: Record = {}, me: Parameters<typeof buildMe>[0] = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(me),
    [`GET /v1/project/projects/${ids.project}/summary`]: { ...nothing, ...answer },
  });
  const { container } = mount(
    <RecordContextProvider value={projectRecord(record)}>
      <ProjectSummary />
    </RecordContextProvider>,
  );
  return { calls, container };
}

it('[A8] shows how an open project is funded, day by day', async () => {
  const curve = [
    { on: '2026-02-03', invested: '1000.00' },
    { on: '2026-02-05', invested: '281250.00' },
  ];
  show({ curve }, { phaseName: 'Investment', amountInvested: '281250.00', investorNumber: 143 });
  expect(await screen.findByRole('row', { name: /05\/02\/2026 281.250,00/ })).toBeInTheDocument();
  expect(screen.getByText(/invertidos de 450.000,00.€ \(62,50.%\)/)).toBeVisible();
  expect(screen.getByRole('link', { name: '143 inversores' })).toHaveAttribute(
    'href',
    `${page}/movements/orders`,
  );
  expect(screen.getByText('Nada por ahora')).toBeVisible();
  expect(screen.getByText('Todo al día')).toBeVisible();
});

it('[A8] says what an empty draft lacks and where to add it', async () => {
  show(
    { act: { ...act, kind: 'complete', missing: ['documents', 'sheet'] } },
    { phaseName: 'Draft', amountInvested: '0.00', investorNumber: 0, picture: null },
  );
  expect(await screen.findByRole('link', { name: 'Publicarlo: faltan 2 cosas' })).toHaveAttribute(
    'href',
    `${page}/documents`,
  );
  expect(screen.getByText('Cuando se financie')).toBeVisible();
});

it.each([
  ['2199-03-01', 'Abrirlo a los inversores el 01/03/2199'],
  ['2026-03-01', 'Abrirlo a los inversores'],
])('[A8] names the day of an opening on %s only while it is to come', async (dueOn, text) => {
  show({ act: { ...act, kind: 'open', dueOn } }, { phaseName: 'Preinvestment' });
  expect(await screen.findByRole('button', { name: text })).toBeVisible();
});

it('[A8] knows by the clock of the platform whether an opening is to come', async () => {
  setPlatformClock(new Date('2199-03-02T12:00:00Z'));
  show({ act: { ...act, kind: 'open', dueOn: '2199-03-01' } }, { phaseName: 'Preinvestment' });
  expect(await screen.findByRole('button', { name: 'Abrirlo a los inversores' })).toBeVisible();
});

it.each([
  ['review', 'Revisarlo: lo envió Marta Soler el 12/03/2026'],
  ['awaitReview', 'Espera revisión desde el 12/03/2026'],
  ['correctDraft', 'Corregirlo: Marta Soler lo devolvió con comentarios el 12/03/2026'],
  ['awaitCorrection', 'Devuelto con comentarios el 12/03/2026'],
] as const)('[A8][A30] says where the review of a draft is: %s', async (kind, text) => {
  show(
    { act: { ...act, kind, since: '2026-03-12', byName: 'Marta Soler' } },
    { phaseName: 'Draft', amountInvested: '0.00', investorNumber: 0, picture: null },
  );
  expect(await screen.findByRole('button', { name: text })).toBeVisible();
});

it('[A8] says that nothing is invested yet in a project that has just opened', async () => {
  show({}, { phaseName: 'Investment', amountInvested: '0.00', percentageInvested: '0.00' });
  expect(await screen.findByText('Aquí se verá cómo crece lo invertido.')).toBeVisible();
});

it('[A8] says how late the next payment is, what to record and what waits', async () => {
  show(
    {
      next: { period: 1, dueOn: '2026-04-10', amount: '300.00', daysLate: 12, isInDefault: false },
      act: { ...act, kind: 'recordRepayment', dueOn: '2026-04-10', amount: '300.00', period: 1 },
      waits: { proposals: 1, questions: 2, wishes: 0, waitingPlaces: 0 },
    },
    { phaseName: 'Financed' },
  );
  expect(await screen.findByText('12 días de retraso')).toBeVisible();
  expect(
    screen.getByRole('link', { name: /Registrar la devolución de 300,00.€ del 10\/04\/2026/ }),
  ).toHaveAttribute('href', `${page}/movements`);
  expect(screen.getByRole('link', { name: '2 preguntas sin respuesta' })).toHaveAttribute(
    'href',
    `${page}/questions`,
  );
  expect(screen.getByRole('link', { name: '1 propuesta por aprobar' })).toBeVisible();
});

it('[A8] says from which day the promoter of a financed project can be paid', async () => {
  show(
    { act: { ...act, kind: 'awaitStart', dueOn: '2026-12-25', amount: '210000.00' } },
    { phaseName: 'Financed' },
  );
  expect(
    await screen.findByRole('link', { name: /Pagar 210.000,00.€ al promotor a partir del 25\/12\/2026/ }),
  ).toHaveAttribute('href', `${page}/movements`);
});

it('[A8][P6] hides the money of a project from managers of others', async () => {
  const { calls } = show({}, { managerId: ids.admin }, { role: 'operator', userId: ids.manager });
  expect(await screen.findByText(/invertidos de/)).toBeVisible();
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.queryByText('Lo siguiente')).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/summary'))).toBe(false);
});

it('[A8] shows a manager the summary of their own project', async () => {
  show(
    { curve: [{ on: '2026-02-03', invested: '1000.00' }] },
    { managerId: ids.manager, phaseName: 'Investment' },
    {
      role: 'operator',
      userId: ids.manager,
    },
  );
  expect(await screen.findByRole('row', { name: /03\/02\/2026/ })).toBeInTheDocument();
});

const source = (width: number, type: 'avif' | 'webp' | 'jpeg') => ({
  url: `/v1/project/project-media-files/${ids.type}/${width}.${type}`,
  type: `image/${type}`,
  width,
});
const picture = {
  description: 'Fachada del edificio',
  descriptionEn: null,
  width: 1600,
  height: 1000,
  sources: [source(480, 'webp'), source(960, 'avif'), source(960, 'webp'), source(1600, 'webp')],
  shareUrl: null,
};

it.each([
  ['as WebP in a size that fits', picture.sources, source(960, 'webp')],
  ['in another format if there is no WebP', [source(480, 'jpeg'), source(960, 'jpeg')], source(960, 'jpeg')],
  ['in the only size, even if it is larger', [source(1600, 'webp')], source(1600, 'webp')],
])('[A8] shows the picture of a project %s', async (_, sources, shown) => {
  const { container } = show({}, { picture: { ...picture, sources } });
  expect(await screen.findByText('Todo al día')).toBeVisible();
  // The name of the project is the heading of the page, so the picture has no text and no role.
  const image = container.querySelector('img');
  expect(image).toBeVisible();
  expect(image).toHaveAttribute('src', shown.url);
  expect(image).toHaveAttribute('alt', '');
});

it('[A8] shows the initial of a project without pictures', async () => {
  const { container } = show({}, { name: ' edificio Lavapiés', picture: null });
  expect(await screen.findByText('Todo al día')).toBeVisible();
  expect(screen.getByText('E')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});
