// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { capturePage } from './capture-page.ts';

const captured: { page: Element; exclude: string[] }[] = [];
vi.mock('@zumer/snapdom', () => ({
  snapdom: async (page: Element, { exclude }: { exclude: string[] }) => {
    captured.push({ page, exclude });
    return { toBlob: async () => new Blob(['x'], { type: 'image/jpeg' }) };
  },
}));

afterEach(() => {
  captured.length = 0;
  document.body.innerHTML = '';
});

it.each([
  ['the simulation of losses', '<section data-private><input id="secret"></section>'],
  ['a password', '<input id="secret" type="password">'],
  ['a one-time code', '<input id="secret" autocomplete="one-time-code">'],
])('[L6][C11] leaves %s out of ticket screenshots', async (_title, html) => {
  document.body.innerHTML = `<main>${html}<p id="shown">Semilla</p></main>`;
  const { file } = await capturePage();
  expect(file.type).toBe('image/jpeg');
  const [{ page, exclude } = { page: document.body, exclude: [] }] = captured;
  const isLeftOut = (id: string) =>
    exclude.some((selector) => page.querySelector(`#${id}`)?.closest(selector) !== null);
  expect(page).toBe(document.documentElement);
  expect([isLeftOut('secret'), isLeftOut('shown')]).toEqual([true, false]);
});
