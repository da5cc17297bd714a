import { expect, it } from 'vitest';
import { shows } from './shows.ts';

it.each([
  [['wallet', 'getList', {}], ['transactions'], true],
  [['wallets', 'getList', {}], ['transactions'], true],
  [['bank-account', 'getOne', { id: '1' }], ['bankAccounts'], true],
  [['bank-account', 'getOne', { id: '1' }], ['tickets'], false],
  [['customer', 'getList', {}], ['verifications'], true],
  [['project', 'getOne', { id: '1' }], ['orders'], true],
  [['audit', 'getList', {}], ['promotions'], true],
  [['overview', 'waiting'], ['tickets'], true],
  [['overview', 'waiting'], ['workClaims'], false],
  [['overview', 'claims', 'tickets'], ['workClaims'], true],
  [['overview', 'claims', 'tickets'], ['tickets'], false],
  [['overview', 'home'], ['tickets'], true],
  [['overview', 'home'], ['projectQuestions'], true],
  [['overview', 'home'], ['orders'], true],
  [['overview', 'home'], ['promotions'], false],
  [['overview', 'home'], ['workClaims'], false],
  [['project', 'newest', { id: '1' }], ['projects'], true],
  [['sheets', '1'], ['projects'], true],
  [['sheet-versions', 'getList', { filter: { projectId: '1' } }], ['projects'], true],
  [['overview', 'statistics', 'fees'], ['fees'], false],
  [['summary', 'project', '1'], ['orders'], true],
  [['summary', 'project', '1'], ['tickets'], false],
  [['summary', 'user', '1'], ['tickets'], true],
  [['session', 'end'], ['sessions'], false],
  [['ticket', 'getList', {}], ['*'], true],
  [['session', 'end'], ['*'], false],
] as const)('[B17] query %o is reloaded after a change of %o: %s', (queryKey, topics, isShown) => {
  expect(shows(queryKey, new Set(topics))).toBe(isShown);
});
