// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Waiting } from './Waiting.tsx';

it.each([
  [undefined, 'form', 3],
  ['wallet', 'wallet', 9],
  ['order', 'order', 6],
] as const)('[B11] draws the blocks of what loads: %s', async (shape, shown, blocks) => {
  const place = await mount(<Waiting label="Cargando" {...(shape && { shape })} />, []);
  const output = place.querySelector('output');
  expect([output?.dataset.shape, output?.ariaLabel, output?.childElementCount]).toEqual([
    shown,
    'Cargando',
    blocks,
  ]);
});
