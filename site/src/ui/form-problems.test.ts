import { v1 } from '@semilla/contract';
import { ApiProblem, NetworkFailure } from '@semilla/contract/client';
import { describe, expect, it } from 'vitest';
import { problemsOf, refusalOf } from './form-problems.ts';

const problem = {
  type: 'about:blank',
  title: '',
  status: 409,
  detail: 'Ya existe.',
  code: 'account.email_taken',
  requestId: 'r',
} as const;

describe('problemsOf', () => {
  it('[V1] [V3] names the first thing wrong with each field', () => {
    expect(problemsOf(v1.sessions.logIn.body, { email: 'lucia', password: '' })).toMatchObject({
      email: { code: 'email' },
      password: { code: 'required' },
    });
  });

  it('is empty where nothing is wrong', () => {
    expect(problemsOf(v1.sessions.logIn.body, { email: 'lucia@example.com', password: 'x' })).toEqual({});
  });
});

describe('refusalOf', () => {
  it('puts a sentence of the server under the field it speaks of', () => {
    expect(refusalOf(new ApiProblem(problem), { 'account.email_taken': 'email' })).toEqual({
      fields: { email: { message: 'Ya existe.' } },
      alert: undefined,
      waitSeconds: 0,
    });
  });

  it('shows the rest above the form, with the fields that the server found wrong', () => {
    const errors = [{ path: 'email', code: 'email', message: 'No es válido.' }];
    const refused = refusalOf(new ApiProblem({ ...problem, code: 'request.invalid', status: 400, errors }));
    expect(refused.fields).toEqual({ email: { message: 'No es válido.' } });
    expect(refused.alert).toEqual({ kind: 'problem', code: 'request.invalid', text: 'Ya existe.' });
  });

  it('waits as long as the server says', () => {
    const tooMany = new ApiProblem({ ...problem, code: 'auth.too_many_attempts', status: 429 }, 30);
    expect(refusalOf(tooMany).waitSeconds).toBe(30);
  });

  it('tells a failing network from a refusal, and both from an answer that it does not understand', () => {
    expect(refusalOf(new NetworkFailure('no answer')).alert).toEqual({ kind: 'network' });
    expect(refusalOf(new TypeError('not what was agreed')).alert).toEqual({ kind: 'unexpected' });
  });
});
