import { decimalFromCents } from '@semilla/contract';
import { type Act, type Make, newKey, noteProposal, pickSome, why } from './act.ts';
import { openVentures, outstandingOf, type Sight, type Venture } from './sight.ts';

const financed = ({ ventures }: Sight) =>
  ventures.filter((venture) => venture.isFinanced && !venture.isClosed);

/** An act about a project's money; `learn` is called once it has been done. */
function ofProject(
  sight: Sight,
  { projectId }: Venture,
  { what, path, ...sent }: Pick<Act, 'what' | 'path' | 'body' | 'form'>,
  learn?: () => void,
): Act {
  const who = sight.random.pick(sight.admins);
  return {
    what,
    who,
    method: 'POST',
    path: `/v1/project/projects/${projectId}/${path}`,
    key: newKey(),
    ...sent,
    learn(answer) {
      noteProposal(sight, who, answer, learn);
      if (!answer.code && answer.status !== 202) learn?.();
    },
  };
}

export const release: Make = async (sight) => {
  const venture = pickSome(sight, financed(sight));
  const form = { file: sight.proof, why };
  return venture && ofProject(sight, venture, { what: 'release', path: 'release', form });
};

export const repay: Make = async (sight) => {
  const venture = pickSome(sight, financed(sight));
  if (!venture) return undefined;
  const cents = await outstandingOf(sight, venture.projectId);
  const amount = decimalFromCents(sight.random.pick([cents, Math.ceil(cents / 4), cents + 1]));
  const form = { amount, file: sight.proof, why };
  return ofProject(sight, venture, { what: 'repay', path: 'repayments', form });
};

export const distribute: Make = async (sight) => {
  const venture = pickSome(sight, financed(sight));
  if (!venture) return undefined;
  const body = { period: venture.delivered + 1, why };
  return ofProject(sight, venture, { what: 'distribute', path: 'distributions', body }, () => {
    venture.delivered = body.period;
  });
};

export const close: Make = async (sight) => {
  const venture = pickSome(sight, [...financed(sight), ...openVentures(sight).slice(0, 1)]);
  if (!venture) return undefined;
  const body = { refund: venture.delivered === 0 && sight.random.chance(0.3), why };
  return ofProject(sight, venture, { what: 'close', path: 'close', body }, () => {
    venture.isClosed = true;
  });
};

/** The administrator who did not make a proposal approves it or declines it. */
export const answerProposal: Make = async (sight) => {
  const { admins, proposals, random } = sight;
  const proposal = pickSome(sight, proposals);
  const who = admins.find((admin) => admin !== proposal?.proposer);
  if (!proposal || !who) return undefined;
  const { proposalId, isRefused } = proposal;
  const isApproval = !isRefused && random.chance(0.9);
  const path = `/v1/approvals/${proposalId}`;
  // There is no answer while the platform is down.
  const seen = isApproval ? ((await who.get(path)).body?.seen ?? 'nothing') : undefined;
  return {
    what: isApproval ? 'approve' : 'decline',
    who,
    method: 'POST',
    path: `${path}/${isApproval ? 'approve' : 'decline'}`,
    body: isApproval ? { seen } : { reason: 'Ahora no.' },
    key: newKey(),
    learn({ code }) {
      // The effects changed after they were shown. The next attempt reads and approves the current ones.
      if (code === 'approvals.changed') return;
      proposal.isRefused = code !== undefined;
      const isEnded = !code || code === 'approvals.already_decided';
      if (isEnded && proposals.includes(proposal)) proposals.splice(proposals.indexOf(proposal), 1);
      if (isApproval && !code) proposal.learn();
    },
  };
};

/**
 * Ends the reflection periods of a full project with the demo desk, and checks whether it is financed then.
 */
export const finance: Make = async (sight) => {
  const { admins, ventures } = sight;
  const venture = pickSome(
    sight,
    ventures.filter(({ isFull, isClosed }) => isFull && !isClosed),
  );
  const [who] = admins;
  if (!venture || !who) return undefined;
  const { projectId } = venture;
  await who.send({ method: 'POST', path: '/dev/reflection', fields: { projectId } });
  return {
    what: 'finance',
    who,
    method: 'GET',
    path: `/v1/project/projects/${projectId}`,
    learn({ code, body }) {
      if (code) return;
      venture.isFull = false;
      venture.isFinanced = body.phaseName === 'Financed';
      venture.isClosed = body.phaseName === 'Closed';
    },
  };
};
