import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { useAsker } from '../../api/use-may.ts';
import ProjectEdit from '../../records/projects/ProjectEdit.tsx';
import { enter } from '../../testing/enter.ts';
import { type FakeCall, fakeApi, listOf } from '../../testing/fake-api.ts';
import { fakeEvents } from '../../testing/fake-events.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject, idOf, ids } from '../../testing/records.ts';
import { LiveLists } from '../live/LiveLists.tsx';
import { RecordTogether } from './RecordTogether.tsx';

// Other test files delete the usual project, after which events about it are ignored.
const projectId = idOf('edited by two');
const record = `/v1/project/projects/${projectId}`;
const claims = '/v1/overview/work-claims';
const claim = {
  resource: 'projects',
  recordId: projectId,
  userId: ids.manager,
  userName: 'Marta Ruiz Vega',
  takenAt: '2026-03-10T09:30:00.000Z',
};

function edit() {
  const announce = fakeEvents();
  let saved = buildProject({ projectId });
  let claimed: object[] = [];
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/projects-types': listOf({
      projectTypeId: ids.type,
      name: 'Rehabilitación',
      nameEn: null,
    }),
    'GET /v1/account/users': listOf(buildMe()),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    'GET /v1/audit': listOf(),
    [`GET ${claims}`]: () => ({ data: claimed }),
    [`POST ${claims}`]: claim,
    [`GET ${record}`]: () => saved,
    [`PATCH ${record}`]: ({ body }: FakeCall) => ({ ...saved, ...(body as object), version: 3 }),
  });
  const mounted = mount(
    <>
      <LiveLists />
      <ProjectEdit />
    </>,
    { at: `/project/edit/${projectId}`, route: '/project/edit/:id' },
  );
  return {
    ...mounted,
    calls,
    colleague: {
      takes(takenAt = claim.takenAt) {
        claimed = [{ ...claim, takenAt }];
        announce('workClaims');
      },
      leaves() {
        claimed = [];
        announce('workClaims');
      },
      saves(changes: object) {
        saved = buildProject({ projectId, ...changes, version: 2 });
        announce('projects');
      },
    },
  };
}

const input = (name: string) => screen.findByLabelText(new RegExp(`^${name}`), { selector: `[name]` });
const nameInput = () => screen.findByLabelText(/^Nombre/, { selector: '[name="name"]' });
const slow = { timeout: 5_000 };

async function rename(name: string): Promise<void> {
  await userEvent.clear(await nameInput());
  await enter(await nameInput(), name);
}

it('[A33] claims the record of a form, and releases it on leaving', async () => {
  const { calls, leave } = edit();
  await nameInput();
  const of = (method: string) => calls.filter((one) => one.method === method && one.path.startsWith(claims));
  await waitFor(() =>
    expect(of('POST').map(({ body }) => body)).toEqual([{ resource: 'projects', recordId: projectId }]),
  );
  await leave('/elsewhere');
  await waitFor(() =>
    expect(of('DELETE').map(({ path }) => path)).toEqual([`${claims}/projects/${projectId}`]),
  );
});

const OwnRole = () => <p>{useAsker()?.role}</p>;

it('[A33][B15] claims nothing for a user who may not edit the record', async () => {
  const calls = fakeApi({ 'GET /v1/account/users/me': buildMe({ role: 'operator' }) });
  mount(
    <RecordContextProvider value={{ id: ids.type, version: 1 }}>
      <RecordTogether />
      <OwnRole />
    </RecordContextProvider>,
    { resource: 'config/project-types' },
  );
  expect(await screen.findByText('operator')).toBeVisible();
  expect(calls.filter(({ path }) => path.startsWith(claims))).toEqual([]);
});

it('[A33] shows a colleague who opens the form, until they leave it', async () => {
  const { colleague } = edit();
  await nameInput();
  colleague.takes();
  const notice = await screen.findByText(/^Marta Ruiz Vega también lo está editando, desde el/, {}, slow);
  colleague.leaves();
  await waitFor(() => expect(notice).not.toBeInTheDocument(), slow);
});

it('[A33] gives the time alone of a colleague who opened the form today', async () => {
  const { colleague } = edit();
  await nameInput();
  colleague.takes(new Date().toISOString());
  expect(await screen.findByText(/lo está editando, desde las \d\d:\d\d\.$/, {}, slow)).toBeVisible();
});

it('[A33] tells that a colleague saved the record, and takes theirs without touching what is typed', async () => {
  const { colleague, calls } = edit();
  await rename('Edificio Olivar');
  colleague.saves({ url: 'edificio-suyo' });
  expect(
    await screen.findByText(/acaba de cambiar esto. Lo que has escrito sigue aquí/, {}, slow),
  ).toBeVisible();
  expect(await nameInput()).toHaveValue('Edificio Olivar');
  expect(await input('URL')).not.toHaveValue('edificio-suyo');
  await userEvent.click(screen.getByRole('button', { name: 'Traer lo suyo' }));
  await waitFor(async () => expect(await input('URL')).toHaveValue('edificio-suyo'));
  expect(await nameInput()).toHaveValue('Edificio Olivar');
  await waitFor(() => expect(screen.queryByText(/acaba de cambiar esto/)).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      name: 'Edificio Olivar',
      version: 2,
    }),
  );
});

it('[A33] shows theirs beside mine before a field that both changed counts as known', async () => {
  const { colleague } = edit();
  await rename('Edificio Olivar');
  colleague.saves({ name: 'Edificio suyo' });
  await userEvent.click(await screen.findByRole('button', { name: 'Ver lo suyo' }, slow));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiado mientras tanto' }));
  expect(dialog.getByRole('row', { name: /^Nombre/ })).toHaveTextContent(/Edificio suyo.*Edificio Olivar/);
  await userEvent.click(dialog.getByRole('button', { name: 'Volver a editar' }));
  expect(screen.queryByRole('button', { name: 'Traer lo suyo' })).toBeNull();
  expect(await nameInput()).toHaveValue('Edificio Olivar');
});

it('[A33] an untouched form follows a colleague’s edit, and says so', async () => {
  const { colleague } = edit();
  await nameInput();
  colleague.saves({ name: 'Edificio suyo' });
  await waitFor(async () => expect(await nameInput()).toHaveValue('Edificio suyo'), slow);
  expect(await screen.findByText(/Otra persona acaba de cambiar esto/)).toBeVisible();
});
