import { addDays, movementReference } from '@semilla/contract';
import { desc, ne } from 'drizzle-orm';
import { paymentFiles } from '../../src/schema/payment-files.ts';
import { reject } from '../money.ts';
import { controlled, type Stage } from './stage.ts';
import { debitOf, proposeMovement } from './statements.ts';

const alone = true;
const paidCents = 1_200_000;

function actsWithFiles(stage: Stage) {
  const newestFile = async () => {
    const [found] = await stage.test.db
      .select()
      .from(paymentFiles)
      .where(ne(paymentFiles.state, 'cancelled'))
      .orderBy(desc(paymentFiles.number))
      .limit(1);
    return `/v1/payment/payment-files/${found?.paymentFileId ?? crypto.randomUUID()}`;
  };
  const why = 'Las retiradas de la semana.';
  return {
    'paymentFiles.create': () => stage.marta.post('/v1/payment/payment-files', { body: {}, alone }),
    'paymentFiles.approve': async () =>
      stage.marta.post(`${await newestFile()}/approve`, { body: { why }, alone }),
    'paymentFiles.take': async () => stage.marta.post(`${await newestFile()}/take`, { alone }),
    'paymentFiles.cancel': async () =>
      stage.marta.post(`${await newestFile()}/cancel`, { body: { why }, alone }),
  };
}

/** Attempts with bank movements that two people imported. */
function actsOnMovements(stage: Stage) {
  const book = (bankEntryId: string, userId: string) =>
    stage.marta.post(`/v1/payment/bank-entries/${bankEntryId}/book`, {
      body: { userId, why: 'La referencia es la suya.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
      alone,
    });
  const decideOn = (bankEntryId: string, body: object) =>
    stage.marta.post(`/v1/payment/bank-entries/${bankEntryId}/decision`, { body, alone });
  const bookOther = (bankEntryId: string, given: object) =>
    stage.marta.post(`/v1/payment/bank-entries/${bankEntryId}/other-booking`, {
      body: { ...given, why: 'No es de un cliente.' },
      alone,
    });
  const bookTaken = async (given: object) => bookOther(await debitOf(stage, 'taken'), given);
  const decideMisdirected = async (body: object) => decideOn(await debitOf(stage, 'misdirected'), body);
  const setAside = async (name: 'recalled' | 'shown' | 'taken') =>
    decideOn(await debitOf(stage, name), { state: 'setAside', note: 'Una comisión.' });
  return {
    'bankEntries.book': () => book(stage.wholeId, controlled(stage).userId),
    'bankEntries.book small': () => book(stage.smallId, controlled(stage).userId),
    'bankEntries.book arrived': () => book(stage.arrivedId, stage.accomplice.userId),
    'bankEntries.book arrived for another': () => book(stage.arrivedId, stage.investor.userId),
    'bankEntries.book proof': () => book(stage.wholeId, stage.victim.userId),
    'bankEntries.book payout': async () =>
      book(await debitOf(stage, 'misdirected'), stage.misdirected.userId),
    'bankEntries.bookMany': () =>
      stage.marta.post('/v1/payment/bank-entries/bookings', {
        body: {
          bookings: [stage.wholeId, stage.smallId].map((bankEntryId) => ({
            bankEntryId,
            userId: controlled(stage).userId,
          })),
          why: 'Son suyos.',
        },
        headers: { 'idempotency-key': crypto.randomUUID() },
        alone,
      }),
    'bankEntries.bookOther': () => bookOther(stage.wholeId, { as: 'thirdParty' }),
    'bankEntries.bookOther cost': () => bookTaken({ as: 'bankCost' }),
    'bankEntries.bookOther company': () => bookOther(stage.smallId, { as: 'companyMoney' }),
    'bankEntries.bookOther taken back': () => bookTaken({ as: 'takenBack', transactionId: stage.depositId }),
    'bankEntries.bookOther sent back': () => bookTaken({ as: 'sentBack', receivedId: stage.wholeId }),
    'bankEntries.sendBack': () =>
      stage.marta.post(`/v1/payment/bank-entries/${stage.wholeId}/send-back`, {
        body: { why: 'No es de un cliente.' },
        alone,
      }),
    'bankEntries.decide aside': () => setAside('recalled'),
    'bankEntries.decide taken': () => setAside('taken'),
    'bankEntries.decide shown': () => setAside('shown'),
    'transactions.decide shown': async () => {
      await debitOf(stage, 'shown');
      return reject(stage.marta, stage.shown.transactionId, undefined, alone);
    },
    'transactions.decide recalled': () => reject(stage.marta, stage.recalled.transactionId, undefined, alone),
    'bankEntries.decide': () => decideMisdirected({ state: 'waiting' }),
    'bankEntries.decide held': () => decideMisdirected({ state: 'held', note: 'Es de otra persona.' }),
  };
}

/** Books returned payments as if they belonged to the accomplice's withdrawals. */
function actsOnReturns({ marta, accomplice, returned }: Stage) {
  const book = (bankEntryId: string | undefined, transactionId: string | undefined) =>
    marta.post(`/v1/payment/bank-entries/${bankEntryId}/book`, {
      body: { userId: accomplice.userId, transactionId, why: 'Es su devolución.' },
      headers: { 'idempotency-key': crypto.randomUUID() },
      alone,
    });
  const { withdrawalIds, unnamedIds, namedId } = returned;
  return {
    'bankEntries.book returned': () => book(unnamedIds[0], withdrawalIds[0]),
    'bankEntries.book also returned': () => book(unnamedIds[1], withdrawalIds[1]),
    'bankEntries.book returned to another': () => book(namedId, withdrawalIds[0]),
  };
}

/** Attempts with payment files and bank statements. */
export function actsAtTheBank(stage: Stage) {
  return {
    ...actsWithFiles(stage),
    ...actsOnMovements(stage),
    ...actsOnReturns(stage),
    // A forged statement of a day without another statement.
    'bankStatements.import': () => {
      stage.statements += 1;
      const { account: counterpartyAccount, transactionId } = stage.sent;
      return proposeMovement(stage.test, stage.marta, {
        bookedOn: addDays('2020-01-01', 2 * stage.statements),
        amountCents: -paidCents,
        reference: movementReference(transactionId),
        counterpartyAccount,
      });
    },
  };
}

/** The acts that must come before an act, which would be refused without them. */
export const beforeBank = {
  'transactions.decide recalled': ['bankEntries.decide aside'],
  'paymentFiles.create': ['transactions.request'],
  'paymentFiles.approve': ['transactions.request', 'paymentFiles.create'],
  'paymentFiles.cancel': ['transactions.request', 'paymentFiles.create'],
} as const;
