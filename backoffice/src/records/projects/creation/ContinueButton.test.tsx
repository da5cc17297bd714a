import { screen, waitFor } from '@testing-library/react';
import { ShowBase } from 'react-admin';
import { expect, it } from 'vitest';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { buildMe, buildProject, ids } from '../../../testing/records.ts';
import { ContinueButton } from './ContinueButton.tsx';
import ContinueCreation from './ContinueCreation.tsx';

const draft = { phaseName: 'Draft', managerId: ids.manager } as const;

const answersWith = (documents: object[], moreAnswers: object = {}) => ({
  'GET /v1/account/users/me': buildMe(),
  [`GET /v1/project/projects/${ids.project}`]: buildProject(draft),
  'GET /v1/project/project-descriptions': listOf({ projectDescriptionId: ids.type }),
  'GET /v1/project/project-documents': listOf(...documents),
  'GET /v1/project/project-media-files': listOf({ projectMediaFileId: ids.type }),
  ...moreAnswers,
});

function head(documents: object[], moreAnswers: object = {}) {
  const calls = fakeApi(answersWith(documents, moreAnswers));
  const shown = (
    <ShowBase>
      <ContinueButton />
    </ShowBase>
  );
  mount(shown, { at: `/project/${ids.project}`, route: '/project/:id' });
  return calls;
}

it('[A9] continues the creation of a draft at the first empty step', async () => {
  head([]);
  const link = await screen.findByRole('link', { name: 'Continuar la creación' });
  expect(link).toHaveAttribute('href', `/project/new/${ids.project}/documents`);
});

it('[A9] is hidden for a complete draft and for a published project', async () => {
  const calls = head([{ projectDocumentId: ids.type }]);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('media-files'))).toBe(true));
  expect(screen.queryByRole('link')).toBeNull();
});

it('[A9] does not request the steps of an open project', async () => {
  const open = { [`GET /v1/project/projects/${ids.project}`]: buildProject({ phaseName: 'Investment' }) };
  const calls = head([], open);
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith(ids.project))).toBe(true));
  expect(calls.some(({ path }) => path.includes('documents'))).toBe(false);
});

it('[A9] links from the list to the current step', async () => {
  fakeApi(answersWith([]));
  const { location } = mount(<ContinueCreation />, {
    at: `/project/new/${ids.project}`,
    route: '/project/new/:id',
  });
  await waitFor(() => expect(location().pathname).toBe(`/project/new/${ids.project}/documents`));
});
