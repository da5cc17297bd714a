import { ApiProblem, NetworkFailure } from '@semilla/client';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { NoAnswer } from '../../api/refusals.ts';
import { messageOf } from './message-of.ts';

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'El proyecto ya está abierto.',
  code: 'project.not_editable',
  requestId: 'r-1',
} as const;

it.each([
  ['a refusal of the API', new ApiProblem(problem), 'El proyecto ya está abierto.'],
  ['a refusal through react-admin', new HttpError(problem.detail, 409), 'El proyecto ya está abierto.'],
  ['a missing answer', new NoAnswer(undefined), 'common.backoffice.noAnswer'],
  ['a network failure of the client', new NetworkFailure('no answer'), 'common.backoffice.noAnswer'],
  ['an error in the program', new TypeError('x is undefined'), 'errors.request.failed'],
])('[X3] shows a helpful message for %s', (_, error, message) => {
  expect(messageOf(error)).toBe(message);
});
