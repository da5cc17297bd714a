import { expect, it } from 'vitest';
import { templateOf } from './template-of.ts';

it.each([
  ['es', '\uFEFFNombre;Apellidos\r\n'],
  ['en', '\uFEFFNombre,Apellidos\r\n'],
] as const)('[A28] a template in %s has the separator that spreadsheets expect', async (locale, text) => {
  const bytes = await templateOf(['Nombre', 'Apellidos'], locale).arrayBuffer();
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text);
});
