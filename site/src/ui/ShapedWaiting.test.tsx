// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { ShapedWaiting } from './ShapedWaiting.tsx';

it.each([
  ['wallet', 9],
  ['order', 6],
] as const)('[B11] draws the blocks of what loads: %s', async (shape, blocks) => {
  const place = await mount(<ShapedWaiting label="Cargando" shape={shape} />, []);
  const output = place.querySelector('output');
  expect([output?.dataset.shape, output?.ariaLabel, output?.childElementCount]).toEqual([
    shape,
    'Cargando',
    blocks,
  ]);
});
