import { termsVersion } from '@semilla/contract';
import type { Caller } from './callers.ts';
import { anInvestor } from './money.ts';
import { invest, openProject } from './orders.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

export const placesUrl = '/v1/project/waiting-places';

export const join = (caller: Caller, projectId: string, amount: string, more: object = {}) =>
  caller.post(placesUrl, { body: { projectId, amount, termsVersion, sheetVersion: 1, ...more } });

export const ownPlaces = async (caller: Caller, projectId: string) =>
  (await caller.get(`${placesUrl}?projectId=${projectId}`)).json().data;

/** The state of the caller's place in a project, and the amount invested from it. */
export async function stateOf(caller: Caller, projectId: string) {
  const [place] = await ownPlaces(caller, projectId);
  return [place?.state, place?.investedAmount];
}

export const untilState = (caller: Caller, projectId: string, state: string) =>
  until(async () => (await stateOf(caller, projectId))[0] === state || undefined);

/** A project of 1,000 € that one investor filled. Cancelling the order `orderId` makes room. */
export async function fullProject(
  test: TestApp,
  admin: Caller,
  terms: Parameters<typeof openProject>[2] = {},
  amount = '1000.00',
) {
  const { projectId } = await openProject(test, admin, {
    financingAmount: 100_000,
    minimumInvestment: 10_000,
    ...terms,
  });
  const first = await anInvestor(test, 300_000);
  const { orderId } = (await invest(first, projectId, amount)).json();
  return { projectId, first, orderId };
}
