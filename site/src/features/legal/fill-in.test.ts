import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

const text = '<p>Para todos.</p> <p>No superes {{cap}}.</p> <ul><li>NIF: {{taxId}}</li></ul>';

it('[L12] inserts escaped values', () => {
  expect(fillIn(text, { cap: '10.000 €', taxId: 'A & B' })).toBe(
    '<p>Para todos.</p> <p>No superes 10.000 €.</p> <ul><li>NIF: A &amp; B</li></ul>',
  );
});

it('[L12] removes the paragraph about an amount if the terms have none', () => {
  expect(fillIn(text, { taxId: 'B1' })).toBe('<p>Para todos.</p> <ul><li>NIF: B1</li></ul>');
});

it.each([
  ['es', 'no un límite legal'],
  ['en', 'not a legal limit'],
])('[L12] the text in %s contains no fixed amount, and calls the cap a recommendation', (locale, words) => {
  const legal = readFileSync(new URL(`./${locale}/legal.md`, import.meta.url), 'utf8');
  expect(legal).toContain('{{cap}}');
  expect(legal).not.toMatch(/10[.,]000/);
  expect(legal).toContain(words);
});

it.each(['es', 'en'])('[L35] in %s the address on the page about complaints is a link', (locale) => {
  const complaints = readFileSync(new URL(`./${locale}/complaints.md`, import.meta.url), 'utf8');
  const withoutLinks = complaints.replaceAll('<a href="mailto:{{email}}">{{email}}</a>', 'link');
  expect(withoutLinks).toContain('link');
  expect(withoutLinks).not.toContain('{{email}}');
});
