import { newBankAccount, v1 } from '@semilla/contract';
import { describe, expect, it } from 'vitest';
import { ApiProblem, NetworkFailure } from './api-problem.ts';
import { refusalOf } from './form-problems.ts';
import { problemsOf } from './problems-of.ts';
import { request } from './request.ts';

const problem = {
  type: 'about:blank',
  title: '',
  status: 409,
  detail: 'Ya existe.',
  code: 'account.email_taken',
  requestId: 'r',
} as const;

describe('problemsOf', () => {
  it('[V1] [V3] reports the first problem of each field', () => {
    expect(problemsOf(v1.sessions.logIn.body, { email: 'lucia', password: '' })).toMatchObject({
      email: { code: 'email' },
      password: { code: 'required' },
    });
  });

  it('is empty if nothing is wrong', () => {
    expect(problemsOf(v1.sessions.logIn.body, { email: 'lucia@example.com', password: 'x' })).toEqual({});
  });
});

describe('problemsOf with decoded values', () => {
  const amountOf = (amount: unknown) =>
    problemsOf(v1.projects.create.body, { financingAmount: amount }).financingAmount?.code;

  it.each([
    [150_000, undefined],
    ['1500.00', undefined],
    [0, 'greater_than_zero'],
    [-1, 'negative'],
    [100_000_000_000, 'amount_too_big'],
    ['999999999999.00', 'amount_too_big'],
    ['mil', 'money'],
    [null, 'required'],
    ['', 'required'],
    [undefined, 'required'],
  ])('[V6] finds in the amount %j: %s', (amount, code) => {
    expect(amountOf(amount)).toBe(code);
  });

  it.each([
    [850, undefined],
    [10_000, 'percent_below_hundred'],
    ['100.00', 'percent_below_hundred'],
    ['mucho', 'percent'],
  ])('[V6] finds in the percentage %j: %s', (targetProfitability, code) => {
    expect(problemsOf(v1.projects.edit.body, { targetProfitability }).targetProfitability?.code).toBe(code);
  });

  it('[V3] accepts a flag, and reports a problem in a nested field by its path', () => {
    const file = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
    const account = { alias: 'Nómina', account: 'ES9121000418450200051332', document: file, main: true };
    expect(problemsOf(newBankAccount, account)).toEqual({});
    expect(problemsOf(v1.projects.create.body, { promoter: { name: '', website: null } })).toMatchObject({
      'promoter.name': { code: 'required' },
      name: { code: 'required' },
    });
  });
});

describe('refusalOf', () => {
  it('shows a message of the server at its field', () => {
    expect(refusalOf(new ApiProblem(problem), { 'account.email_taken': 'email' })).toEqual({
      fields: { email: { message: 'Ya existe.' } },
      alert: undefined,
      waitSeconds: 0,
    });
  });

  it('shows other messages above the form, and the errors of the server at their fields', () => {
    const errors = [{ path: 'email', code: 'email', message: 'No es válido.' }];
    const refused = refusalOf(new ApiProblem({ ...problem, code: 'request.invalid', status: 400, errors }));
    expect(refused.fields).toEqual({ email: { message: 'No es válido.' } });
    expect(refused.alert).toEqual({ kind: 'problem', code: 'request.invalid', text: 'Ya existe.' });
  });

  it('waits as long as the server says', () => {
    const tooMany = new ApiProblem({ ...problem, code: 'auth.too_many_attempts', status: 429 }, 30);
    expect(refusalOf(tooMany).waitSeconds).toBe(30);
  });

  it('distinguishes a network failure, a refusal and an unexpected answer', () => {
    expect(refusalOf(new NetworkFailure('no answer')).alert).toEqual({ kind: 'network' });
    expect(refusalOf(new TypeError('not what was agreed')).alert).toEqual({ kind: 'unexpected' });
  });

  it.each([
    [502, 'unavailable'],
    [500, 'unexpected'],
  ])('[X3] never shows the words of a proxy that answers %i for the server', async (status, kind) => {
    const response = new Response('<h1>Bad Gateway</h1>', { status, statusText: 'Bad Gateway' });
    const refused = await request('/v1/x', { transport: async () => response }).catch((error) => error);
    expect(refusalOf(refused).alert).toEqual({ kind });
  });
});
