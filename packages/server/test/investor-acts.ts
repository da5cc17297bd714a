import { fixedTexts, investorKindTextsVersion, questionnaire } from '@semilla/contract';
import type { Caller } from './callers.ts';

const kindsUrl = '/v1/account/investor-kinds';
const kindRequest = {
  kind: 'sophisticated',
  income: '72000.00',
  professionalMonths: 30,
  textsVersion: investorKindTextsVersion,
  attestsCriteria: true,
  attestsAwareness: true,
  attestsTruth: true,
};

/** Takes or refuses the entry test, like its page. */
export const takeEntryTest = (caller: Caller, given: { answers: object } | { isRefused: true }) =>
  caller.post('/v1/account/entry-tests', { body: { questionnaireVersion: questionnaire.version, ...given } });

/** Acknowledges the warning after a test that was not passed. */
export const acknowledgeWarning = (caller: Caller) =>
  caller.post('/v1/account/risk-acknowledgements', {
    body: { textVersion: fixedTexts.riskOfLoss.version },
  });

/** Sends the result of a simulation of losses. */
export const sendLossResult = (caller: Caller, resultCents: number) =>
  caller.post('/v1/account/loss-simulations', {
    body: { result: (resultCents / 100).toFixed(2), isAcknowledged: true },
  });

/** Requests to be a sophisticated investor; returns the request, or undefined while another one is pending. */
export async function requestSophisticated(caller: Caller): Promise<string | undefined> {
  const answer = await caller.post(kindsUrl, { body: kindRequest });
  return answer.statusCode === 201 ? answer.json().investorKindId : undefined;
}

export const approveKind = (admin: Caller, investorKindId: string) =>
  admin.patch(`${kindsUrl}/${investorKindId}`, { body: { state: 'active' } });

/** Requests to be a sophisticated investor, and has staff approve it. */
export async function becomeSophisticated(caller: Caller, admin: Caller): Promise<void> {
  const requested = await requestSophisticated(caller);
  if (requested) await approveKind(admin, requested);
}

/** Ends the kind of an investor, as staff do when its conditions no longer hold. */
export async function loseKind({ userId }: Caller, admin: Caller): Promise<void> {
  const { data } = (await admin.get(`${kindsUrl}?userId=${userId}&state=active`)).json();
  const body = { state: 'ended', reason: 'Ya no cumple los requisitos.' };
  for (const { investorKindId } of data) await admin.patch(`${kindsUrl}/${investorKindId}`, { body });
}

/** Gives up the active kinds of an investor, as in their profile. */
export async function giveUpKinds(caller: Caller): Promise<void> {
  const { data } = (await caller.get(`${kindsUrl}?state=active`)).json();
  for (const { investorKindId } of data)
    await caller.post(`${kindsUrl}/${investorKindId}/give-up`, { body: { state: 'givenUp' } });
}
