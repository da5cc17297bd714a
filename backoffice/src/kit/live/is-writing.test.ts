// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { holdRecords, isWriting } from './is-writing.ts';

it('[B17] a form counts as being written in from the first letter until it is empty or removed', () => {
  document.body.innerHTML = '<form><textarea></textarea></form>';
  const field = document.querySelector('textarea') as HTMLTextAreaElement;
  const write = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  expect(isWriting()).toBe(false);
  write('Se me olvidaba decir');
  expect(isWriting()).toBe(true);
  write('');
  expect(isWriting()).toBe(false);
  write('Otra vez');
  document.body.innerHTML = '';
  expect(isWriting()).toBe(false);
});

it('[A33] a form with changes that are not text counts until it is saved or removed', () => {
  const release = holdRecords();
  expect(isWriting()).toBe(true);
  release();
  expect(isWriting()).toBe(false);
});
