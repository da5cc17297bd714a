import { ApiProblem, NetworkFailure } from '@semilla/client';
import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import ProjectTypeEdit from '../records/project-types/ProjectTypeEdit.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, ids } from '../testing/records.ts';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('[X3] says at once that a form is not saved without a network, and does not send it later', async () => {
  const type = `/v1/project/project-types/${ids.type}`;
  const calls = fakeApi({
    'GET /v1/account/users/me': buildMe(),
    [`GET ${type}`]: { projectTypeId: ids.type, name: 'Vivienda', nameEn: 'Housing' },
    [`PATCH ${type}`]: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  mount(<ProjectTypeEdit />, {
    at: `/configuration/project-types/${ids.type}/edit`,
    route: '/configuration/project-types/:id/edit',
    resource: 'project-types',
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nombre$|^Nombre \(/ }), ' nueva');
  onlineManager.setOnline(false);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/El servidor no responde/)).toBeVisible();
  onlineManager.setOnline(true);
  await userEvent.type(screen.getByRole('textbox', { name: /^Nombre$|^Nombre \(/ }), '!');
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

const refusal = {
  type: '',
  title: '',
  detail: '',
  status: 404,
  code: 'request.not_found',
  requestId: '',
} as const;

it.each([
  ['once more after a failure that may pass', new NetworkFailure('no answer'), 2],
  ['no more after a refusal', new ApiProblem(refusal), 1],
])('[X3] asks %s', async (_when, error, times) => {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    throw error;
  };
  const reading = createQueryClient().fetchQuery({ queryKey: ['asked'], queryFn, retryDelay: 0 });
  await expect(reading).rejects.toBe(error);
  expect(asked).toBe(times);
});
