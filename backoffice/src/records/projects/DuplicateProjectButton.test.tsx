import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { enter } from '../../testing/enter.ts';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { mount } from '../../testing/mount.tsx';
import { onAPhone } from '../../testing/on-a-phone.ts';
import { buildMe, buildProject, ids, projectRecord } from '../../testing/records.ts';
import { DuplicateProjectButton } from './DuplicateProjectButton.tsx';
import { ViewOnSiteButton } from './ViewOnSiteButton.tsx';

const copyId = '0190a000-0000-7000-8000-00000000c0b1';
const address = `POST /v1/project/projects/${ids.project}/duplicates`;

async function open(answers: object) {
  const calls = fakeApi({ 'GET /v1/account/users/me': buildMe(), ...answers });
  const { location } = mount(
    <RecordContextProvider value={projectRecord()}>
      <DuplicateProjectButton />
    </RecordContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Duplicar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sent = () => calls.find(({ method }) => method === 'POST')?.body;
  return { dialog, location, sent };
}

it('proposes a name and an address, and opens the copy', async () => {
  const { dialog, location, sent } = await open({ [address]: buildProject({ projectId: copyId }) });
  expect(dialog.getByLabelText(/^URL/)).toHaveValue('edificio-lavapies-copia');
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicar el proyecto' }));
  await waitFor(() => expect(location().pathname).toBe(`/project/${copyId}`));
  expect(sent()).toEqual({ name: 'Edificio Lavapiés (copia)', url: 'edificio-lavapies-copia' });
});

it('derives the address from the name until the user types another one', async () => {
  const { dialog } = await open({});
  const name = dialog.getByLabelText(/^Nombre/);
  const url = dialog.getByLabelText(/^URL/);
  await userEvent.clear(name);
  await enter(name, 'Edificio Olivar');
  expect(url).toHaveValue('edificio-olivar');
  await enter(url, '-2');
  await enter(name, ' Sur');
  expect(url).toHaveValue('edificio-olivar-2');
});

it('[X3] keeps typed values when the address is taken', async () => {
  const { dialog } = await open({ [address]: refusal('project.url_taken', { detail: 'La URL ya existe' }) });
  await userEvent.click(dialog.getByRole('button', { name: 'Duplicar el proyecto' }));
  expect(await screen.findByText('La URL ya existe')).toBeVisible();
  expect(dialog.getByLabelText(/^URL/)).toHaveValue('edificio-lavapies-copia');
});

describe('on a phone', () => {
  onAPhone();

  it('is only an icon with a name, as is the link to the site', async () => {
    fakeApi({ 'GET /v1/account/users/me': buildMe() });
    mount(
      <RecordContextProvider value={projectRecord()}>
        <ViewOnSiteButton />
        <DuplicateProjectButton />
      </RecordContextProvider>,
    );
    expect((await screen.findByRole('button', { name: 'Duplicar' })).textContent).toBe('');
    const { url } = projectRecord();
    const link = screen.getByRole('link', { name: / como visitante$/ });
    expect(link.textContent).toBe('');
    expect(link).toHaveAttribute('href', `/projects/${url}`);
  });
});
