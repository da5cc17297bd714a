import type { Caller } from './callers.ts';

type Answer = Awaited<ReturnType<Caller['post']>>;

/** Approves a proposal as it is now, unless `body` has the digest that the approver saw. */
export const decide = (admin: Caller, proposalId: string, body: object = {}) =>
  admin.post(`/v1/approvals/${proposalId}/approve`, { body });

/** The proposal in the answer to a request that another administrator must approve. */
export function proposalIn(answer: Answer) {
  if (answer.statusCode !== 202) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json() as { proposalId: string; seen: string; effects: { after: object }[] };
}

export const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];
