import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildAuditEntry, buildMe, ids, projectRecord } from '../../testing/records.ts';
import { ProjectTab } from './ProjectTab.tsx';

const waits = { proposals: 0, questions: 3, wishes: 0, waitingPlaces: 0 };

function show(me: Parameters<typeof buildMe>[0] = {}) {
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(me),
    'GET /v1/project/phases': listOf(),
    [`GET /v1/project/projects/${ids.project}/summary`]: { act: null, waits },
    'GET /v1/audit': listOf(buildAuditEntry({ userName: 'Nuria Prat' })),
  });
  mount(
    <RecordContextProvider value={projectRecord({ managerId: ids.manager })}>
      <ProjectTab />
    </RecordContextProvider>,
    { at: `/project/${ids.project}`, route: '/project/:id/*' },
  );
  return () => calls.filter(({ path }) => path === '/v1/audit').map(({ query }) => query);
}

it('[A8][B5] shows an administrator the latest activity beside the project, with a link to all of it', async () => {
  const asked = show();
  const side = within((await screen.findByText('Últimos cambios')).closest('section') as HTMLElement);
  expect(await side.findByText(/Nuria Prat/)).toBeVisible();
  expect(side.getByRole('link', { name: 'Ver toda la actividad' })).toHaveAttribute(
    'href',
    `/project/${ids.project}/activity`,
  );
  expect(asked()).toEqual([
    expect.objectContaining({
      subjectType: 'project',
      subjectId: ids.project,
      orderBy: 'at',
      orderSide: 'desc',
    }),
  ]);
});

it('[A8][P8] shows its manager the project without the activity, which only administrators may read', async () => {
  const asked = show({ role: 'operator', userId: ids.manager });
  expect(await screen.findByRole('link', { name: '3 preguntas sin respuesta' })).toBeVisible();
  expect(screen.queryByText('Últimos cambios')).toBeNull();
  expect(asked()).toEqual([]);
});
