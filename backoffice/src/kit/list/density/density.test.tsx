import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProjectList } from '../../../records/projects/ProjectList.tsx';
import { fakeApi, listOf } from '../../../testing/fake-api.ts';
import { mount } from '../../../testing/mount.tsx';
import { onAPhone } from '../../../testing/on-a-phone.ts';
import { buildMe, buildProject, idOf } from '../../../testing/records.ts';

function mountList() {
  fakeApi({
    'GET /v1/account/users/me': buildMe(),
    'GET /v1/project/phases': listOf({ phaseId: idOf('p-1'), name: 'Draft', orderIndex: 1, colour: 'grey' }),
    'GET /v1/misc/countries': listOf({ alpha2: 'ES', name: 'España', flagUrl: '' }),
    'GET /v1/project/projects': listOf(buildProject()),
  });
  mount(<ProjectList />, { at: '/project', route: '/project' });
}

it('[A26] makes the rows compact, and comfortable again', async () => {
  mountList();
  const cell = async () =>
    (await screen.findByRole('row', { name: /Edificio/ })).querySelector('td.column-name');
  const comfortable = getComputedStyle((await cell()) as Element).paddingTop;
  const button = screen.getByRole('button', { name: 'Filas compactas' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  const compact = getComputedStyle((await cell()) as Element).paddingTop;
  expect(Number.parseFloat(compact)).toBeLessThan(Number.parseFloat(comfortable));
  await userEvent.click(button);
  expect(getComputedStyle((await cell()) as Element).paddingTop).toBe(comfortable);
});

describe('on a phone', () => {
  onAPhone();

  it('[A26] offers no compact rows, because there are cards', async () => {
    mountList();
    expect(await screen.findByRole('heading', { name: /Edificio/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Filas compactas' })).toBeNull();
  });
});
