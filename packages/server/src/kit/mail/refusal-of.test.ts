import { expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const smtp = (responseCode: number, command: string, response = `${responseCode} no`) =>
  Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode, command, response });
const network = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

it.each([
  ['an unreachable server', network('ECONNREFUSED'), 'server_unreachable', false],
  ['an unknown host name', network('EDNS'), 'server_unreachable', false],
  ['our wrong password', { code: 'EAUTH', responseCode: 535, response: '535 no' }, 'server_log_in', false],
  ['an unknown recipient', smtp(550, 'RCPT TO'), 'recipient_refused', true],
  ['a server that is busy', smtp(451, 'RCPT TO'), 'recipient_refused', false],
  ['a full mailbox', smtp(552, 'RCPT TO'), 'mailbox_full', false],
  ['a rejected mail', smtp(554, 'DATA'), 'server_refused', true],
  ['another error', new Error('no disk'), 'other', false],
  ['no error', undefined, 'other', false],
] as const)('[B8] classifies %s, and says whether to retry', (_what, error, failure, isFinal) => {
  expect(refusalOf(error)).toMatchObject({ failure, isFinal });
});

it('[B8] shortens a server’s message to one line', () => {
  const { detail } = refusalOf(smtp(550, 'RCPT TO', `550 no\r\n${'x'.repeat(900)}`));
  expect(detail).toHaveLength(300);
  expect(detail).not.toMatch(/[\r\n]/);
});
