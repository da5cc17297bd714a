import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import ProjectTypeEdit from '../configuration/project-types/ProjectTypeEdit.tsx';
import { fakeApi } from '../testing/fake-api.ts';
import { mount } from '../testing/mount.tsx';
import { buildMe, ids } from '../testing/records.ts';

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
