// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepNext } from './keep-next.ts';

function linkAfter(search: string): string {
  const link = document.createElement('a');
  link.href = 'https://semilla.example/register?kind=company';
  keepNext([link], search);
  return link.href;
}

it('[G2] hands the page asked for on to a link, with its fragment', () => {
  expect(linkAfter('?next=%2Fprojects%2Fsol%23invest')).toBe(
    'https://semilla.example/register?kind=company&next=%2Fprojects%2Fsol%23invest',
  );
});

it('[G2] leaves a link alone if no page was asked for', () => {
  expect(linkAfter('')).toBe('https://semilla.example/register?kind=company');
});
