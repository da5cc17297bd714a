import { camt053File, camt053Text } from '@semilla/contract/testing';
import { matchEntries } from '../src/money/matching/match-entries.ts';
import { entryOf, statementOf } from './bank-files.ts';
import type { Caller } from './callers.ts';
import { formOf } from './forms.ts';
import { askFor, transactionsUrl } from './money.ts';
import { payeeOf } from './payee-of.ts';
import type { TestApp } from './test-app.ts';

const filesUrl = '/v1/payment/payment-files';
const statementsUrl = '/v1/payment/bank-statements';
const why = 'Las retiradas de la semana.';
const alone = true;

type Answer = Awaited<ReturnType<Caller['post']>>;

function ok(answer: Answer): Answer {
  if (answer.statusCode >= 400) throw new Error(answer.body);
  return answer;
}

type Shown = [
  bookedOn: string,
  amountCents?: number,
  reference?: string,
  more?: { counterpartyAccount?: string | null },
];

/** Acts of two administrators on payment files. */
export function paymentFileActs(test: TestApp, proposer: Caller, decider: Caller) {
  let openingCents = 0;
  const create = (by = proposer) => by.post(filesUrl);
  const propose = (id: string, act: 'approve' | 'cancel', more: object = {}) =>
    proposer.post(`${filesUrl}/${id}/${act}`, { body: { why, ...more }, alone });
  const decideOn = (proposed: Answer, by = decider) =>
    by.post(`/v1/approvals/${proposed.json().proposalId}/approve`, { body: {} });
  const take = (id: string) => proposer.post(`${filesUrl}/${id}/take`);

  async function statementOfDay(...[bookedOn, amountCents, reference = '', given]: Shown): Promise<File> {
    const more = given ?? (await payeeOf(test, reference));
    const entries =
      amountCents === undefined
        ? []
        : [entryOf({ bookedOn, amountCents, reference, bankReference: `P${bookedOn}`, ...more })];
    const statement = statementOf(entries, { openingCents, from: bookedOn, to: bookedOn });
    openingCents = statement.closingCents;
    return camt053File(camt053Text([statement]));
  }

  async function approved(): Promise<string> {
    const id = ok(await create()).json().paymentFileId;
    ok(await decideOn(ok(await propose(id, 'approve'))));
    return id;
  }

  return {
    create,
    propose,
    decideOn,
    take,
    withdrawal: async (owner: Caller, amount = '200.00'): Promise<string> =>
      ok(await askFor(owner, { type: 'withdraw', amount })).json().transactionId,
    created: async (): Promise<string> => ok(await create()).json().paymentFileId,
    fileOf: async (id: string) => (await proposer.get(`${filesUrl}/${id}`)).json(),
    statusOf: async (id: string) => (await proposer.get(`${transactionsUrl}/${id}`)).json().status,
    approved,
    /** A new file that was approved and taken to the bank. */
    async taken(): Promise<string> {
      const id = await approved();
      ok(await take(id));
      return id;
    },
    /** Cancels a file or one of its payments, with a second person if required. */
    async cancelled(id: string, more: object = {}): Promise<void> {
      const answer = ok(await propose(id, 'cancel', more));
      if (answer.statusCode === 202) ok(await decideOn(answer));
    },
    /** Adds money that no statement shows. */
    unreported(amountCents: number): void {
      openingCents += amountCents;
    },
    /** One person imports a statement of one day with at most one movement. */
    proposeShown: async (...given: Shown) =>
      ok(
        await proposer.post(statementsUrl, { form: formOf({ file: await statementOfDay(...given) }), alone }),
      ),
    /** Two people import a statement of one day with at most one movement, which is then matched. */
    async shown(...given: Shown) {
      const [bookedOn] = given;
      ok(await decider.post(statementsUrl, { form: formOf({ file: await statementOfDay(...given) }) }));
      await matchEntries(test.app);
      const days = `fromDate=${bookedOn}&toDate=${bookedOn}`;
      return (await proposer.get(`/v1/payment/bank-entries?${days}`)).json().data[0];
    },
  };
}
