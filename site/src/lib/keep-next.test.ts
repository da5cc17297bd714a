// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepNext } from './keep-next.ts';

function linkAfter(search: string): string {
  const link = document.createElement('a');
  link.href = 'https://semilla.example/register?kind=company';
  keepNext([link], search);
  return link.href;
}

it('[G2] adds the next page to a link, with its fragment', () => {
  expect(linkAfter('?next=%2Fprojects%2Fsol%23invest')).toBe(
    'https://semilla.example/register?kind=company&next=%2Fprojects%2Fsol%23invest',
  );
});

it('[G2] does not change a link if the address has no next page', () => {
  expect(linkAfter('')).toBe('https://semilla.example/register?kind=company');
});
