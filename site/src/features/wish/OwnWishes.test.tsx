// @vitest-environment jsdom
import { cents, type Wish } from '@semilla/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { portfolioWords } from '../portfolio/portfolio-words.ts';
import { OwnWishes } from './OwnWishes.tsx';
import { OwnWish } from './WishPart.tsx';
import { wishWords } from './wish-words.ts';

const sent: unknown[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async (endpoint: { path: string }, given: { params: object }) => {
    sent.push([endpoint.path, given.params]);
    return {};
  },
}));

const wish = {
  wishId: 'w1',
  projectId: 'p1',
  projectName: 'Edificio Lavapiés',
  amount: cents(50_000),
  deposit: cents(0),
  allocatedAmount: null,
  reason: null,
  freeUntil: '2026-03-14',
  state: 'open',
  needsConfirmation: false,
  sheetVersion: 2,
} as unknown as Wish;

beforeEach(() => {
  sent.length = 0;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

it('[L13] revokes an open wish after one confirmation', async () => {
  const onChanged = vi.fn<() => void>();
  const place = await mount(<OwnWishes wishes={[wish]} onChanged={onChanged} />, portfolioWords);
  await press(place, 'Revocar');
  expect(sent).toEqual([]);
  const confirm = place.querySelector<HTMLElement>('dialog');
  await press(confirm as HTMLElement, 'Revocar');
  expect(sent).toEqual([['/v1/project/wishes/:wishId/revoke', { wishId: 'w1' }]]);
  expect(onChanged).toHaveBeenCalled();
});

it('[L13] offers no revocation for a wish that became an order', async () => {
  const invested = { ...wish, state: 'invested' } as Wish;
  const place = await mount(<OwnWishes wishes={[invested]} onChanged={() => {}} />, portfolioWords);
  expect(place.querySelector('button')).toBeNull();
});

it('[L37] links to the accepted version of the sheet, for wishes that have one', async () => {
  const ended = { ...wish, state: 'ended' } as Wish;
  const unnoted = { ...ended, wishId: 'w0', sheetVersion: null };
  const place = await mount(<OwnWishes wishes={[ended, unnoted]} onChanged={() => {}} />, portfolioWords);
  const links = [...place.querySelectorAll('a[target="_blank"]')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/v1/project/projects/p1/sheet-versions/2/pdf?language=es', 'La ficha de tu inversión (PDF, versión 2)'],
  ]);
});

it('[L21] offers no confirmation of a wish while the offer is suspended', async () => {
  const stale = { ...wish, needsConfirmation: true };
  const given = { wish: stale, isOpen: false, onChange: () => {}, onChanged: () => {} };
  const open = await mount(<OwnWish {...given} isSuspended={false} />, wishWords);
  expect(open.textContent).toContain('Confirmar mi preinversión');
  const suspended = await mount(<OwnWish {...given} isSuspended />, wishWords);
  expect(suspended.textContent).not.toContain('Confirmar mi preinversión');
  expect(suspended.textContent).toMatch(/está suspendida.*Revocar/);
});
