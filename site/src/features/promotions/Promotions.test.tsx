// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pickWords } from '../../lib/pick-words.ts';
import { mount } from '../../testing/mount.tsx';
import Promotions from './Promotions.tsx';
import { promotionWords } from './promotion-words.ts';

const banner = {
  title: 'Sin comisión',
  titleEn: 'No fee',
  promotionTypeName: 'Retail',
  imageLargeUrl: '/large.webp',
  imageSmallUrl: '/small.webp',
};
const asked: unknown[] = [];
let answer: () => Promise<unknown>;

vi.mock('../../lib/api.ts', () => ({
  api: (_: unknown, { query }: { query: unknown }) => {
    asked.push(query);
    return answer();
  },
}));

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
});

const open = () => mount(<Promotions words={pickWords('es', promotionWords)} />, promotionWords);

it('[R24][C12] shows the current promotion, large above a width of 600 px and small below', async () => {
  answer = async () => ({ data: [banner], total: 1 });
  const place = await open();
  const [large, small] = [place.querySelector('source'), place.querySelector('img')];
  expect([large?.media, large?.getAttribute('srcset')]).toEqual(['(width > 600px)', '/large.webp']);
  expect([large?.getAttribute('width'), large?.getAttribute('height')]).toEqual(['900', '125']);
  expect([small?.getAttribute('src'), small?.alt]).toEqual(['/small.webp', 'Sin comisión']);
  expect([small?.getAttribute('width'), small?.getAttribute('height')]).toEqual(['375', '125']);
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/projects/');
  expect(asked).toEqual([
    { activePromotion: true, admin: false, take: 10, orderBy: 'startsAt', orderSide: 'asc' },
  ]);
});

it('[L28] labels the promotion as advertising, and links to all projects instead of one', async () => {
  answer = async () => ({ data: [banner], total: 1 });
  const place = await open();
  expect(place.querySelector('aside')?.textContent).toBe('Publicidad');
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/projects/');
});

it('[P3] describes the promotion in the current language', async () => {
  document.documentElement.lang = 'en';
  answer = async () => ({ data: [banner], total: 1 });
  expect((await open()).querySelector('img')?.alt).toBe('No fee');
  document.documentElement.lang = 'es';
});

it('[R24] reserves space while loading, and on the next page only if there is a promotion', async () => {
  answer = () => new Promise(() => {});
  expect((await open()).querySelector('.promotion')).not.toBeNull();
  answer = async () => ({ data: [], total: 0 });
  expect((await open()).querySelector('.promotion')).toBeNull();
  expect(localStorage.getItem('promotion')).toBe('none');
  answer = async () => ({ data: [banner], total: 1 });
  await open();
  expect(localStorage.getItem('promotion')).toBeNull();
});
