import { centsFromDecimal, decimalFromCents, termsVersion } from '@semilla/contract';
import type { Person, Sent, Told } from './person.ts';
import { outstandingOf, type Sight, type Venture } from './sight.ts';

/** A request that a simulated person sends. */
export interface Act extends Sent {
  what: string;
  who: Person;
  /** Updates the simulator's knowledge with the answer. */
  learn?: (told: Told) => void;
}

type Make = (sight: Sight) => Promise<Act | undefined>;

const pickSome = <T>({ random }: Sight, list: readonly T[]) => (list.length ? random.pick(list) : undefined);
const open = ({ ventures }: Sight) => ventures.filter((venture) => !venture.isFinanced && !venture.isClosed);
const financed = ({ ventures }: Sight) =>
  ventures.filter((venture) => venture.isFinanced && !venture.isClosed);
const newKey = () => crypto.randomUUID();

const invest: Make = async (sight) => {
  const { random, investors, orders } = sight;
  const venture = pickSome(sight, open(sight));
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
    body: { projectId, amount: decimalFromCents(cents), termsVersion },
    key: newKey(),
    learn({ code, body }) {
      if (code === 'project.investing_not_possible') venture.isFinanced = true;
      if (code) return;
      venture.investedCents += centsFromDecimal(body.amount);
      venture.isFinanced ||= venture.investedCents >= financingCents;
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
  return {
    what: 'decide',
    who: random.pick(admins),
    method: 'PATCH',
    path: `/v1/wallet/transactions/${transactionId}`,
    form: random.chance(0.85) ? { status: 'completed', file: proof } : rejection,
    key: newKey(),
    learn({ code }) {
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
      if (!code && venture) venture.investedCents -= centsFromDecimal(body.amount);
    },
  };
};

function ofProject(sight: Sight, { projectId }: Venture, what: string, path: string): Act {
  const place = `/v1/project/projects/${projectId}/${path}`;
  return { what, who: sight.random.pick(sight.admins), method: 'POST', path: place, key: newKey() };
}

const release: Make = async (sight) => {
  const venture = pickSome(sight, financed(sight));
  return venture && { ...ofProject(sight, venture, 'release', 'release'), form: { file: sight.proof } };
};

const repay: Make = async (sight) => {
  const venture = pickSome(sight, financed(sight));
  if (!venture) return undefined;
  const cents = await outstandingOf(sight, venture.projectId);
  const amount = decimalFromCents(sight.random.pick([cents, Math.ceil(cents / 4), cents + 1]));
  return { ...ofProject(sight, venture, 'repay', 'repayments'), form: { amount, file: sight.proof } };
};

const distribute: Make = async (sight) => {
  const venture = pickSome(sight, financed(sight));
  if (!venture) return undefined;
  return {
    ...ofProject(sight, venture, 'distribute', 'distributions'),
    body: { period: venture.delivered + 1 },
    learn({ code }) {
      if (!code || code === 'project.distribution_already_run') venture.delivered += 1;
    },
  };
};

const close: Make = async (sight) => {
  const venture = pickSome(sight, [...financed(sight), ...open(sight).slice(0, 1)]);
  if (!venture) return undefined;
  return {
    ...ofProject(sight, venture, 'close', 'close'),
    body: { refund: venture.delivered === 0 && sight.random.chance(0.3) },
    learn({ code }) {
      if (!code) venture.isClosed = true;
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
