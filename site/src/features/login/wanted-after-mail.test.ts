// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { rememberWanted, takeWanted } from './wanted-after-mail.ts';

beforeEach(() => localStorage.clear());

function registerAt(address: string): void {
  history.replaceState(null, '', address);
  rememberWanted();
  history.replaceState(null, '', '/auth/verify-email');
}

it('[G2] leads to the page that the user wanted before registering, once', () => {
  registerAt('/register?next=%2Fprojects%2Fsol%23invest');
  expect(takeWanted()).toBe('/projects/sol#invest');
  expect(takeWanted()).toBe('/');
});

it('[G2] leads home after a later registration without such a page', () => {
  registerAt('/register?next=%2Fprojects%2Fsol%23invest');
  registerAt('/register');
  expect(takeWanted()).toBe('/');
});

it('[G2] never leads to another site, even if the stored value was changed', () => {
  registerAt('/register?next=%2F%2Felsewhere.example');
  expect(takeWanted()).toBe('/');
  localStorage.setItem('wanted-after-mail', 'https://elsewhere.example');
  expect(takeWanted()).toBe('/');
});
