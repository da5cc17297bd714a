import { expect, it } from 'vitest';
import { reasonOf } from './reason-of.ts';

it.each([
  [new Error('Failed query: insert into users values ($1)\nparams: Lucía'), /^Failed query: .+\(\$1\)$/],
  [new Error('450 4.2.1 <lucia.ferrer@example.com>: mailbox busy'), /^450 4\.2\.1 <…>: mailbox busy$/],
  [new Error('the job 7 was taken over by another process'), /^the job 7 was taken over/],
  ['no reason given', /^no reason given$/],
])('[P9] says why a job failed without personal data: %s', (error, expected) => {
  expect(reasonOf(error)).toMatch(expected);
});
