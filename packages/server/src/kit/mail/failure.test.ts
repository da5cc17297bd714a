import { expect, it } from 'vitest';
import { refusalOf } from './failure.ts';

const smtp = (responseCode: number, command: string, response = `${responseCode} no`) =>
  Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode, command, response });
const network = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

it.each([
  ['a server that is not there', network('ECONNREFUSED'), 'server_unreachable', false],
  ['a name that leads nowhere', network('EDNS'), 'server_unreachable', false],
  [
    'a wrong password of ours',
    { code: 'EAUTH', responseCode: 535, response: '535 no' },
    'server_log_in',
    false,
  ],
  ['nobody of that name', smtp(550, 'RCPT TO'), 'recipient_refused', true],
  ['a server that is busy', smtp(451, 'RCPT TO'), 'recipient_refused', false],
  ['a full mailbox', smtp(552, 'RCPT TO'), 'mailbox_full', false],
  ['a mail that is not liked', smtp(554, 'DATA'), 'server_refused', true],
  ['something else', new Error('no disk'), 'other', false],
  ['nothing', undefined, 'other', false],
] as const)('[B8] says what is wrong with %s, and whether to ask again', (_what, error, failure, isFinal) => {
  expect(refusalOf(error)).toMatchObject({ failure, isFinal });
});

it('[B8] keeps the words of a server on one short line', () => {
  const { detail } = refusalOf(smtp(550, 'RCPT TO', `550 no\r\n${'x'.repeat(900)}`));
  expect(detail).toHaveLength(300);
  expect(detail).not.toMatch(/[\r\n]/);
});
