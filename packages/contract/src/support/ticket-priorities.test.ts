import { expect, it } from 'vitest';
import { isTicketOverdue } from './ticket-priorities.ts';

it.each([
  ['Open', '2026-03-13', true],
  ['PendingCustomer', '2026-03-13', true],
  ['Open', '2026-03-14', false],
  ['Open', null, false],
  ['Closed', '2026-03-13', false],
  ['Dismissed', '2026-03-13', false],
] as const)('[A25] %s and due on %s: overdue on 2026-03-14 is %s', (stateId, dueOn, isOverdue) => {
  expect(isTicketOverdue({ stateId, dueOn }, '2026-03-14')).toBe(isOverdue);
});
