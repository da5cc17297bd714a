// @vitest-environment jsdom
import type { ProjectFollow } from '@semilla/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount, press } from '../../testing/mount.tsx';
import { portfolioWords } from '../portfolio/portfolio-words.ts';
import { $me, type Me } from '../session/session-store.ts';
import FollowProject from './FollowProject.tsx';
import { followWords } from './follow-words.ts';
import { OwnFollows } from './OwnFollows.tsx';

const place = vi.hoisted(() => ({ isFollowed: false, frequency: 'atOnce', sent: [] as string[] }));
vi.mock('../../lib/api.ts', () => ({
  api: async ({ method, path }: { method: string; path: string }) => {
    if (path.endsWith('/mail-groups')) return { data: [{ group: 'projects', frequency: place.frequency }] };
    place.sent.push(method);
    if (method === 'POST') place.isFollowed = true;
    if (method === 'DELETE') place.isFollowed = false;
    return { data: [], total: place.isFollowed ? 1 : 0 };
  },
}));

const customer = { userId: 'u1', role: 'user' } as Me;

beforeEach(() => {
  place.isFollowed = false;
  place.frequency = 'atOnce';
  place.sent.length = 0;
  $me.set(customer);
});

const open = (isComing: boolean) =>
  mount(
    <FollowProject words={pickWords('es', followWords)} projectId="p1" isComing={isComing} />,
    followWords,
  );

it('asks to be told of an opening, and takes it back', async () => {
  const main = await open(true);
  await press(main, 'Avísame cuando abra');
  expect(main.querySelector('output')?.textContent).toBe('Te escribiremos cuando abra.');
  expect(main.textContent).not.toContain('Tienes desactivados');
  await press(main, 'Dejar de seguir');
  expect(main.textContent).toBe('Avísame cuando abra');
  expect(place.sent.filter((method) => method !== 'GET')).toEqual(['POST', 'DELETE']);
});

it('[B8] says that no mail will come while mails about projects are turned off', async () => {
  place.frequency = 'never';
  const main = await open(false);
  await press(main, 'Seguir el proyecto');
  expect(main.textContent).toContain('Tienes desactivados los correos sobre proyectos');
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/user/inbox/mails');
});

it('shows nothing to staff', async () => {
  $me.set({ ...customer, role: 'admin' });
  expect((await open(true)).textContent).toBe('');
});

it('lists followed projects with their opening, and stops following one', async () => {
  const followed = {
    projectId: 'p1',
    projectName: 'Edificio Lavapiés',
    projectUrl: 'edificio-lavapies',
    phaseName: 'Next_Opening',
    opensOn: '2026-09-01',
    followedAt: new Date('2026-03-09T10:00:00Z'),
  } as ProjectFollow;
  const onChanged = vi.fn<() => Promise<void>>(async () => {});
  const main = await mount(<OwnFollows follows={[followed]} onChanged={onChanged} />, portfolioWords);
  expect(main.textContent).toMatch(/Proyectos que sigues.*Edificio Lavapiés.*Abre el 01\/09\/2026/);
  expect(main.querySelector('a')?.getAttribute('href')).toBe('/projects/edificio-lavapies');
  await press(main, 'Dejar de seguir');
  expect(place.sent.filter((method) => method !== 'GET')).toEqual(['DELETE']);
  expect(onChanged).toHaveBeenCalled();
});
