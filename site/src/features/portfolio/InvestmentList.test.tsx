// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { InvestmentList } from './InvestmentList.tsx';
import { portfolioWords } from './portfolio-words.ts';
import { investment } from './testing.ts';

vi.mock('../../lib/api.ts', () => ({ api: async () => ({ data: [], total: 0 }) }));

const all = [investment({ projectName: 'Lavapiés' }), investment({ projectName: 'Triana' })];
const shown: string[] = [];

const open = () =>
  mount(<InvestmentList all={all} today="2026-03-14" brand="Semilla" onChanged={() => {}} />, portfolioWords);

beforeEach(() => {
  shown.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shown.push(this.id);
  };
});

it('[R4][R20] scrolls to the investment in the URL, opens it and moves the focus to it', async () => {
  const orderId = all[1]?.order.orderId;
  history.replaceState(null, '', `/investments#${orderId}`);
  const place = await open();
  expect(shown).toEqual([orderId]);
  expect(document.activeElement?.id).toBe(orderId);
  expect(document.activeElement?.textContent).toContain('Triana');
  expect([...place.querySelectorAll('details')].map((one) => one.open)).toEqual([false, true]);
});

it('[R4] shows twenty investments, more on request, and every one that a link points to', async () => {
  history.replaceState(null, '', '/investments');
  const many = Array.from({ length: 45 }, (_, index) => investment({ orderId: `order-${index}` }));
  const list = <InvestmentList all={many} today="2026-03-14" brand="Semilla" onChanged={() => {}} />;
  const place = await mount(list, portfolioWords);
  const visible = () => place.querySelectorAll('li:not([hidden]) > .investment').length;
  expect(visible()).toBe(20);
  expect(place.textContent).toContain('20 de 45');
  await press(place, 'Ver 20 inversiones más');
  expect(visible()).toBe(40);
  expect(document.activeElement?.id).toBe('order-20');
  await act(async () => {
    history.replaceState(null, '', '/investments#order-44');
    dispatchEvent(new Event('hashchange'));
  });
  expect(visible()).toBe(45);
  expect(document.activeElement?.id).toBe('order-44');
  expect(place.textContent).not.toContain('inversiones más');
});

it.each(['', '#another'])('[R4] starts at the top for /investments%s', async (hash) => {
  history.replaceState(null, '', `/investments${hash}`);
  await open();
  expect(shown).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

it('[M4] shows S/D if there is no next payment', async () => {
  history.replaceState(null, '', '/investments');
  const list = await mount(
    <InvestmentList
      all={[investment({ status: 'finished' })]}
      today="2026-03-14"
      brand="Semilla"
      onChanged={() => {}}
    />,
    portfolioWords,
  );
  expect(list.querySelector('.investment dl > div:last-child dd')?.textContent).toBe('S/D');
});

it('[L13][L15][L21] says until when cancelling is free, also for a suspended offer or a missed target', async () => {
  const shownOn = async (today: string, given: object) => {
    const one = [investment(given)];
    const place = await mount(
      <InvestmentList all={one} today={today} brand="Semilla" onChanged={() => {}} />,
      portfolioWords,
    );
    return place.textContent;
  };
  expect(await shownOn('2026-03-14', {})).toContain('Cancelar sin coste hasta14/03/2026');
  expect(await shownOn('2026-03-15', {})).toContain('La cancelación gratuita terminó el14/03/2026');
  const suspended = { suspendedUntil: '2026-04-20', refundAfter: '2026-03-31' };
  expect(await shownOn('2026-03-15', suspended)).toContain(
    'Oferta suspendida: cancelar sin coste hasta20/04',
  );
  const bound = { ...suspended, freeCancellationUntil: null };
  expect(await shownOn('2026-03-15', bound)).toContain('Oferta suspendida: cancelar sin coste hasta20/04');
  // The last day has passed, but the job has not cancelled the offer yet.
  expect(await shownOn('2026-04-21', suspended)).toContain(
    'Oferta suspendida: cancelar sin coste hasta21/04',
  );
  const ownLonger = { suspendedUntil: '2026-03-01', freeCancellationUntil: '2026-03-14' };
  expect(await shownOn('2026-03-15', ownLonger)).toContain(
    'Oferta suspendida: cancelar sin coste hasta15/03',
  );
  expect(await shownOn('2026-04-01', { refundAfter: '2026-03-31' })).toContain('Objetivo no alcanzado');
});
