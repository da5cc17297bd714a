import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

it.each([
  ['https://semilla.example/a?b=1', 'https://semilla.example/a?b=1'],
  [' semilla.example/riesgos ', 'https://semilla.example/riesgos'],
  ['hola@semilla.example', 'mailto:hola@semilla.example'],
  ['mailto:hola@semilla.example', 'mailto:hola@semilla.example'],
  ['http://semilla.example', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['https://', undefined],
  ['dos palabras.es', undefined],
  ['semilla', undefined],
  ['', undefined],
])('[E6] converts %j to the target %j', (typed, target) => {
  expect(linkTarget(typed)).toBe(target);
});
