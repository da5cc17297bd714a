import { expect, it } from 'vitest';
import { captionedPictures, picturesAfter } from './captioned-pictures.ts';

const picture = { width: 1_600, height: 1_000 } as never;
const file = (name: string, shown: unknown = picture) =>
  ({ picture: shown, description: name, descriptionEn: `${name} (en)` }) as never;

it('[C6] takes the pictures of a project without its films, with captions in the language of the page', () => {
  const media = [file('Fachada'), file('Película', null), file('Patio')];
  expect(captionedPictures(media, 'es').map(({ caption }) => caption)).toEqual(['Fachada', 'Patio']);
  expect(captionedPictures(media, 'en').map(({ caption }) => caption)).toEqual([
    'Fachada (en)',
    'Patio (en)',
  ]);
});

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ picture, caption: String(index + 1) }));

it.each([
  [5, 3, ['2', '3', null, null, null]],
  [6, 3, [null, '2', null, '3', null, null]],
  [3, 3, ['2', '3', null]],
  [3, 6, ['2', '3', null]],
  [2, 1, [null, null]],
  [1, 3, [null]],
  [0, 3, []],
])(
  '[C6] spreads %s chapters and %s pictures, without the first picture and after no last chapter',
  (chapters, count, expected) => {
    const found = picturesAfter(chapters, pictures(count)).map((shown) => shown?.caption ?? null);
    expect(found).toEqual(expected);
  },
);
