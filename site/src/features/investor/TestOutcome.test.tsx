// @vitest-environment jsdom
import type { EntryTest } from '@semilla/contract';
import { expect, it, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { TestOutcome } from './TestOutcome.tsx';

vi.mock('../../lib/api.ts', () => ({ api: async () => ({ needsAcknowledgement: false }) }));

const passed = { outcome: 'passed', validUntil: '2028-11-26' } as EntryTest;

it.each([
  ['?next=%2Fprojects%2Fsol%23invest', '/projects/sol#invest', 'Volver al proyecto'],
  ['', '/user/investor', 'Volver a mi perfil de inversor'],
  ['?next=%2F%2Felsewhere.example', '/user/investor', 'Volver a mi perfil de inversor'],
])('[L4] leads back to where the test was needed: %s', async (search, href, text) => {
  history.replaceState(null, '', `/user/investor/test${search}`);
  const place = await mount(<TestOutcome taken={passed} />, ['investor.site']);
  const link = place.querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([href, text]);
});
