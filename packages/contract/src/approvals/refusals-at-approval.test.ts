// Goal: the approval endpoint lists every error of the acts that it carries out.
import { expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { approvalsEndpoints } from './proposals.ts';

it('lists the errors of every endpoint that needs a second person', () => {
  const ofApproval = new Set<string>(approvalsEndpoints.approve.errors);
  const missing = Object.entries(endpoints).flatMap(([name, { secondPerson, errors = [] }]) =>
    secondPerson ? errors.filter((code) => !ofApproval.has(code)).map((code) => `${name} ${code}`) : [],
  );
  expect(missing).toEqual([]);
});
