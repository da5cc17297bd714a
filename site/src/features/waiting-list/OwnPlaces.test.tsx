// @vitest-environment jsdom
import { cents, type WaitingPlace } from '@semilla/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { portfolioWords } from '../portfolio/portfolio-words.ts';
import { OwnPlaces } from './OwnPlaces.tsx';

const sent: unknown[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async (endpoint: { path: string }, given: { params: object }) => {
    sent.push([endpoint.path, given.params]);
    return {};
  },
}));

const place = {
  waitingPlaceId: 'w1',
  projectId: 'p1',
  projectName: 'Edificio Lavapiés',
  amount: cents(60_000),
  position: 2,
  sheetVersion: 3,
  state: 'waiting',
  needsConfirmation: false,
} as unknown as WaitingPlace;

beforeEach(() => {
  sent.length = 0;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

it('[L15] lists the user’s places with project, amount, position and accepted sheet', async () => {
  const main = await mount(<OwnPlaces places={[place]} onChanged={() => {}} />, portfolioWords);
  expect(main.textContent).toMatch(
    /Mis listas de espera.*Edificio Lavapiés.*600,00\s€.*en la lista de espera, en el puesto 2/,
  );
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/projects/p1');
  const sheet = '/v1/project/projects/p1/sheet-versions/3/pdf?language=es';
  expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain(sheet);
  expect((await mount(<OwnPlaces places={[]} onChanged={() => {}} />, portfolioWords)).textContent).toBe('');
});

it('[L15] leaves a waiting list after one confirmation', async () => {
  const onChanged = vi.fn<() => void>();
  const main = await mount(<OwnPlaces places={[place]} onChanged={onChanged} />, portfolioWords);
  await press(main, 'Salir de la lista');
  expect(sent).toEqual([]);
  await press(main.querySelector('dialog') as HTMLElement, 'Salir de la lista');
  expect(sent).toEqual([['/v1/project/waiting-places/:waitingPlaceId/leave', { waitingPlaceId: 'w1' }]]);
  expect(onChanged).toHaveBeenCalled();
});
