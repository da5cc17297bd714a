import { centsFromDecimal, decimalFromCents, fixedTexts, termsVersion } from '@semilla/contract';
import { type Act, type Make, newKey, noteProposal, pickSome, why } from './act.ts';
import { answerProposal, close, distribute, finance, release, repay } from './project-acts.ts';
import { openVentures, type Sight } from './sight.ts';

const riskConsent = { isAccepted: true, warningVersion: fixedTexts.riskWarning.version };

const invest: Make = async (sight) => {
  const { random, investors, orders } = sight;
  const venture = pickSome(sight, openVentures(sight));
  if (!venture) return undefined;
  const { projectId, minimumCents, financingCents, investedCents } = venture;
  const remaining = Math.max(1, financingCents - investedCents);
  const cents = random.pick([
    remaining,
    Math.ceil(remaining / 3),
    minimumCents,
    random.integer(1, remaining),
    remaining + 1,
  ]);
  const who = random.pick(investors);
  return {
    what: 'invest',
    who,
    method: 'POST',
    path: '/v1/project/orders',
    body: { projectId, amount: decimalFromCents(cents), termsVersion, riskConsent },
    key: newKey(),
    learn({ code, body }) {
      if (code === 'project.investing_not_possible') venture.isFull = true;
      if (code) return;
      venture.investedCents += centsFromDecimal(body.amount);
      venture.isFull ||= venture.investedCents >= financingCents;
      orders.push({ orderId: body.orderId, investor: who, projectId });
    },
  };
};

function request(type: 'income' | 'withdraw'): Make {
  return async ({ random, investors, waiting }) => ({
    what: `request ${type}`,
    who: random.pick(investors),
    method: 'POST',
    path: '/v1/wallet/transactions',
    body: { type, amount: decimalFromCents(random.integer(1, type === 'income' ? 900_000 : 50_000)) },
    key: newKey(),
    learn({ code, body }) {
      if (!code) waiting.push(body.transactionId);
    },
  });
}

const decide: Make = async (sight) => {
  const { random, admins, waiting, proof } = sight;
  const transactionId = pickSome(sight, waiting);
  if (!transactionId) return undefined;
  const rejection = { status: 'rejected', rejectReason: 'La transferencia no ha llegado.' };
  const who = random.pick(admins);
  return {
    what: 'decide',
    who,
    method: 'PATCH',
    path: `/v1/wallet/transactions/${transactionId}`,
    form: random.chance(0.85) ? { status: 'completed', file: proof, why } : rejection,
    key: newKey(),
    learn(answer) {
      const { code } = answer;
      noteProposal(sight, who, answer);
      const isDecided = !code || code === 'wallet.transaction_already_decided';
      if (isDecided && waiting.includes(transactionId)) waiting.splice(waiting.indexOf(transactionId), 1);
    },
  };
};

const cancel: Make = async (sight) => {
  const order = pickSome(sight, sight.orders.slice(-200));
  if (!order) return undefined;
  return {
    what: 'cancel',
    who: order.investor,
    method: 'POST',
    path: `/v1/project/orders/${order.orderId}/cancel`,
    key: newKey(),
    learn({ code, body }) {
      const venture = sight.ventures.find(({ projectId }) => projectId === order.projectId);
      if (code || !venture) return;
      venture.investedCents -= centsFromDecimal(body.amount);
      venture.isFull = false;
    },
  };
};

const look: Make = async ({ random, investors }) => ({
  what: 'look',
  who: random.pick(investors),
  method: 'GET',
  path: random.pick(['/v1/wallet/wallets', '/v1/project/orders?take=25', '/v1/wallet/transactions?take=25']),
});

const wheel: readonly [number, Make][] = [
  [34, invest],
  [14, request('income')],
  [5, request('withdraw')],
  [20, decide],
  [6, cancel],
  [3, release],
  [6, repay],
  [6, distribute],
  [2, close],
  [10, answerProposal],
  [4, finance],
  [4, look],
];
const whole = wheel.reduce((sum, [weight]) => sum + weight, 0);

/** The next random act. */
export async function nextAct(sight: Sight): Promise<Act> {
  for (;;) {
    let position = sight.random.integer(0, whole - 1);
    const make = wheel.find(([weight]) => {
      position -= weight;
      return position < 0;
    })?.[1];
    const act = await make?.(sight);
    if (act) return act;
  }
}
