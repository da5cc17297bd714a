import { screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { ProjectList } from '../../records/projects/ProjectList.tsx';
import { fakeApi, listOf } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { buildMe, buildProject } from '../../testing/records.ts';
import { ExportLink } from './ExportLink.tsx';

const address = '/v1/project/projects/export';
const answers = {
  'GET /v1/account/users/me': buildMe(),
  'GET /v1/project/phases': listOf(),
  'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
  'GET /v1/project/projects': listOf(buildProject()),
};

/** The address of a link and its query. */
async function linkTo(name: string) {
  const { pathname, searchParams } = new URL(
    (await screen.findByRole<HTMLAnchorElement>('link', { name })).href,
  );
  return [pathname, Object.fromEntries(searchParams)];
}

it('[B13] exports a list to Excel with the same filters and order as to CSV', async () => {
  fakeApi(answers);
  const filter = encodeURIComponent(JSON.stringify({ country: 'ES', projectDuration: 'lte:24' }));
  mount(<ProjectList />, {
    at: `/project?filter=${filter}&sort=name&order=DESC&page=2&perPage=10`,
    route: '/project',
  });
  const same = { country: 'ES', projectDuration: 'lte:24', orderBy: 'name', orderSide: 'desc' };
  expect(await linkTo('Exportar')).toEqual([address, same]);
  expect(await linkTo('Exportar a Excel')).toEqual([address, { ...same, format: 'xlsx' }]);
});

it('[B13] exports a list without filters and order to Excel', async () => {
  fakeApi(answers);
  mount(
    <ListBase>
      <ExportLink />
    </ListBase>,
    { at: '/project', route: '/project' },
  );
  expect(await linkTo('Exportar')).toEqual([address, {}]);
  expect(await linkTo('Exportar a Excel')).toEqual([address, { format: 'xlsx' }]);
});

it('[B13] exports the rows of one record to Excel, and no others', async () => {
  fakeApi(answers);
  mount(
    <ListBase filter={{ managerId: 'm-1' }}>
      <ExportLink />
    </ListBase>,
    { at: '/project', route: '/project' },
  );
  expect(await linkTo('Exportar a Excel')).toEqual([address, { managerId: 'm-1', format: 'xlsx' }]);
});
