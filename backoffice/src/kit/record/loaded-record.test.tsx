import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import WorkPage from '../../pages/work/WorkPage.tsx';
import ProjectEdit from '../../records/projects/ProjectEdit.tsx';
import TransactionShow from '../../records/transactions/TransactionShow.tsx';
import { address, answersFor } from '../../records/transactions/testing.tsx';
import { fakeApi, listOf, refusal } from '../../testing/fake-api.ts';
import { fakeEvents } from '../../testing/fake-events.ts';
import { aProof, buildTransaction, moneyIds } from '../../testing/money-records.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, idOf } from '../../testing/records.ts';
import { LiveLists } from '../live/LiveLists.tsx';

const { transaction: id } = moneyIds;
const pages = [
  { name: 'a record', page: <TransactionShow />, at: `/wallet/${id}`, route: '/wallet/:id' },
  {
    name: 'work mode',
    page: <WorkPage />,
    at: `/queues/transactions/${id}`,
    route: '/queues/:queue/:id?',
  },
];

/** Shows a deposit on a page that follows live events, and chooses its proof. */
async function withChosenProof({ page, ...place }: (typeof pages)[number]) {
  const announce = fakeEvents();
  let answer: () => unknown = () => buildTransaction();
  fakeApi({ ...answersFor(buildTransaction()), [`GET ${address}`]: () => answer() });
  mount(
    <>
      <LiveLists />
      {page}
    </>,
    { ...place, resource: 'wallet' },
  );
  await userEvent.upload(await screen.findByLabelText(/^Elegir el justificante/), aProof());
  await screen.findAllByText(chosen);
  return (next: () => unknown) => {
    answer = next;
    announce('transactions');
  };
}

const slow = { timeout: 5_000 };
const chosen = /transferencia\.pdf/;
const notReloaded = /^Esta página no se ha podido actualizar/;

it.each(pages)(
  '[X3] $name keeps a chosen file when a reload fails, says so, and can try again',
  async (page) => {
    const reload = await withChosenProof(page);
    reload(() => refusal('request.unavailable'));
    expect(await screen.findByText(notReloaded, {}, slow)).toBeVisible();
    expect(screen.getAllByText(chosen)[0]).toBeVisible();
    reload(() => buildTransaction());
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText(notReloaded)).toBeNull());
    expect(screen.getAllByText(chosen)[0]).toBeVisible();
  },
);

it.each(pages)('[X3] $name says that the record is gone when a reload does not find it', async (page) => {
  const reload = await withChosenProof(page);
  reload(() => refusal('request.not_found'));
  expect(await screen.findByText(/^Lo que buscas no existe/, {}, slow)).toBeVisible();
  expect(screen.queryByText(chosen)).toBeNull();
});

it('[X3] an edit form stays when a reload fails', async () => {
  const announce = fakeEvents();
  const projectId = idOf('edited without a network');
  let answer: () => unknown = () => buildProject({ projectId });
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/projects-types': listOf(),
    'GET /v1/account/users': listOf(buildMe()),
    'GET /v1/misc/countries': listOf(),
    'GET /v1/audit': listOf(),
    [`GET /v1/project/projects/${projectId}`]: () => answer(),
  });
  mount(
    <>
      <LiveLists />
      <ProjectEdit />
    </>,
    { at: `/project/edit/${projectId}`, route: '/project/edit/:id' },
  );
  const name = await screen.findByLabelText(/^Nombre/, { selector: '[name="name"]' });
  answer = () => refusal('request.unavailable');
  announce('projects');
  expect(await screen.findByText(notReloaded, {}, slow)).toBeVisible();
  expect(name).toBeVisible();
});
