/** Goal: users get mails about their money, in their language, if they want them. */
import { movementReference } from '@semilla/contract';
import { groupIban } from '@semilla/format';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { mailAbout, mailsTo, mailTo } from '../../../test/mails.ts';
import { acceptedAccount, approve, askFor, reject } from '../../../test/money.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { newUser } from '../../../test/users.ts';
import type { Notice } from '../../project/notices/notice.ts';
import { noticesQueue } from '../../project/notices/queue-notices.ts';
import { users } from '../../schema/users.ts';
import { letterOf } from './letter-of.ts';
import { sendNotices } from './send-notices.ts';

const userId = 'u';
const project = { userId, projectId: 'p1', projectName: 'Edificio Sol' };

type Kind = Notice['kind'];
type Given = { [K in Kind]: Omit<Extract<Notice, { kind: K }>, 'userId'> & { userId?: string } }[Kind];
const noticeOf = (given: Given) => ({ userId, ...given }) as Notice;

const transactionId = '01890a5d-ac96-774b-bcce-b302099a8057';
const decided = {
  kind: 'transactionDecided',
  transactionId,
  amountCents: 25_000,
  rejectReason: null,
} as const;
const depositAccount = { holder: 'Semilla', account: 'DE89370400440532013000' };
const reference = groupIban(movementReference(transactionId));
const requested = { transactionId, amountCents: 25_000, bankAccount: 'Nómina · •••• •••• 1332' } as const;
const returned = {
  ...requested,
  kind: 'paymentReturned',
  withdrawnCents: 25_000,
  returnReason: null,
  isAccountPending: false,
} as const;
const delivered = {
  kind: 'returnReceived',
  ...project,
  grossCents: 3_188,
  feeCents: 319,
  netCents: 2_869,
  principalCents: 0,
} as const;

describe('the mail', () => {
  it.each([
    [
      { kind: 'orderPlaced', ...project, amountCents: 150_000, freeUntil: '2026-03-05' },
      '/investments',
      ['Has invertido en Edificio Sol', '1.500,00 €', '05/03/2026'],
      ['You have invested in Edificio Sol', '1.500,00 €', '05/03/2026'],
    ],
    [
      { kind: 'orderCancelled', ...project, amountCents: 150_000, penaltyCents: 3_000 },
      '/investments',
      ['Has cancelado', 'penalización es de 30,00 €', 'monedero 1.470,00 €'],
      ['You have cancelled', 'penalty is 30,00 €', '1.470,00 € is back'],
    ],
    [
      { kind: 'orderCancelled', ...project, amountCents: 150_000, penaltyCents: 0 },
      '/investments',
      ['no tiene coste'],
      ['free of charge'],
    ],
    [
      { ...requested, kind: 'depositRequested', isByStaff: false },
      '/user/profile?tab=wallet',
      [
        'Esperamos tu transferencia de 250,00 €',
        'desde Nómina · •••• •••• 1332',
        'IBAN: DE89 3704 0044 0532 0130 00',
      ],
      ['We are waiting for your transfer of 250,00 €', 'from Nómina', `Reference: ${reference}`],
    ],
    [
      { ...requested, kind: 'depositRequested', isByStaff: true },
      '/user/profile?tab=wallet',
      ['Hemos registrado un ingreso de 250,00 €', 'Cuenta bancaria: Nómina · •••• •••• 1332'],
      ['We have recorded a deposit of 250,00 €', 'Amount: 250,00 €'],
    ],
    [
      { ...requested, kind: 'withdrawalRequested', isByStaff: false },
      '/user/profile?tab=wallet',
      [
        'Has solicitado una retirada de 250,00 €',
        'Importe: 250,00 €',
        'Cuenta bancaria: Nómina · •••• •••• 1332',
        'podemos pararla',
      ],
      [
        'You have requested a withdrawal of 250,00 €',
        'Bank account: Nómina · •••• •••• 1332',
        'we can stop it',
      ],
    ],
    [
      { ...requested, kind: 'withdrawalRequested', isByStaff: true },
      '/user/profile?tab=wallet',
      ['Nuestro equipo ha registrado una retirada de 250,00 €'],
      ['Our team has recorded a withdrawal of 250,00 €'],
    ],
    [
      { kind: 'projectFinanced', ...project, amountCents: 150_000 },
      '/projects/p1/',
      ['Edificio Sol está financiado', 'Tu inversión de 1.500,00 €', 'no se puede cancelar'],
      ['Edificio Sol is financed', 'Your investment of 1.500,00 €', 'no longer be cancelled'],
    ],
    [
      { ...decided, decision: 'completed', type: 'income' },
      '/user/profile?tab=wallet',
      ['Hemos añadido 250,00 € a tu monedero'],
      ['We have added 250,00 € to your wallet'],
    ],
    [
      { ...decided, decision: 'completed', type: 'withdraw' },
      '/user/profile?tab=wallet',
      ['Hemos enviado 250,00 €'],
      ['We have sent 250,00 €'],
    ],
    [
      { ...decided, decision: 'rejected', type: 'income', rejectReason: 'No llegó' },
      '/user/profile?tab=wallet',
      ['No hemos podido añadir 250,00 €', 'Motivo: No llegó'],
      ['We could not add 250,00 €', 'Reason: No llegó'],
    ],
    [
      { ...decided, decision: 'rejected', type: 'withdraw', rejectReason: 'No llegó' },
      '/user/profile?tab=wallet',
      ['tu retirada de 250,00 €', 'vuelve a estar disponible'],
      ['your withdrawal of 250,00 €', 'available in your wallet again'],
    ],
    [
      { ...returned, returnReason: 'AC04', isAccountPending: true },
      '/user/profile?tab=bank-accounts',
      [
        'El banco ha devuelto tu retirada de 250,00 € a Nómina',
        'Motivo que da el banco: La cuenta está cerrada.',
        'Tenemos que validar otra vez esta cuenta',
      ],
      [
        'The bank has given back your withdrawal of 250,00 € to Nómina',
        'Reason given by the bank: The account is closed.',
        'We have to validate this account again',
      ],
    ],
    [
      { ...returned, amountCents: 24_000, returnReason: 'ZZ99' },
      '/user/profile?tab=wallet',
      ['240,00 € de tu retirada de 250,00 €', 'el banco: ZZ99.', 'Comprueba con tu banco'],
      ['240,00 € of your withdrawal of 250,00 €', 'bank: ZZ99.', 'Check with your bank'],
    ],
    [
      delivered,
      '/projects/p1/',
      ['Has recibido un rendimiento de Edificio Sol', 'te corresponden 31,88 €, menos 3,19 €', '28,69 € más'],
      ['You have received a return from Edificio Sol', 'your share is 31,88 €, less a fee of 3,19 €'],
    ],
    [
      { ...delivered, feeCents: 0, netCents: 3_188, principalCents: 25_000 },
      '/projects/p1/',
      ['tienes 31,88 € más', 'los 250,00 € que invertiste'],
      ['31,88 € has been added to your wallet', 'the 250,00 € that you invested'],
    ],
    [
      { kind: 'projectRefunded', ...project, amountCents: 150_000 },
      '/projects/p1/',
      ['Te hemos devuelto tu inversión en Edificio Sol', '1.500,00 €'],
      ['We have returned your investment in Edificio Sol', '1.500,00 €'],
    ],
    [
      {
        kind: 'offerSuspended',
        ...project,
        reason: 'La deuda es mayor.',
        reasonEn: 'The debt is higher.',
        until: '2026-04-01',
        freeUntil: null,
        isWaiting: true,
      },
      '/projects/p1/',
      ['Sigues en la lista de espera', 'a más tardar el 01/04/2026, cancelaremos la oferta y la lista'],
      ['still on the waiting list', 'by 01/04/2026, we will cancel the offer and the waiting list'],
    ],
    [
      { kind: 'projectClosed', ...project },
      '/projects/p1/',
      ['Edificio Sol se ha cerrado', 'está todo pagado'],
      ['Edificio Sol is closed', 'everything has been paid'],
    ],
  ] as const)('[B8][M1][M3] states the facts of %o', (given, path, spanish, english) => {
    for (const [language, parts] of [
      ['es', spanish],
      ['en', english],
    ] as const) {
      const letter = letterOf(noticeOf(given as Given), { name: 'Lucía', language }, depositAccount);
      const facts = (letter.facts ?? []).map(({ name, value }) => `${name}: ${value}`);
      const texts = [letter.subject, ...letter.paragraphs, ...facts, letter.footnote];
      const text = texts.join('\n').replaceAll('\u00a0', ' ');
      for (const part of parts) expect(text).toContain(part);
      expect([letter.locale, letter.action?.url]).toEqual([language, path]);
      expect([text, letter.greeting, letter.footnote, letter.action?.label].join()).not.toMatch(
        /%\{|wallet\.mail|undefined|NaN/,
      );
    }
  });
});

describe('notices', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await buildTestApp();
    admin = await as(test, 'admin');
  });
  afterAll(() => test.close());

  async function userWithAccount(email: string, given: Parameters<typeof newUser>[1] = {}): Promise<Caller> {
    const owner = await newUser(test.services, { email, ...given });
    await acceptedAccount(test, owner.userId);
    return as(test, { userId: owner.userId });
  }

  it('[B8][L49] follow the decisions of administrators, in the language of the owner, with the reference for the next transfer', async () => {
    const lucia = await userWithAccount('lucia@example.com', { name: 'Lucía' });
    const john = await userWithAccount('john@example.com', { name: 'John', language: 'en' });
    const requestDeposit = async (caller: Caller) =>
      (await askFor(caller, { type: 'income', amount: '250.00' })).json().transactionId;
    await approve(admin, await requestDeposit(lucia));
    await reject(admin, await requestDeposit(john), 'The name is another.');
    const added = await mailAbout(test, 'lucia@example.com', 'Hemos añadido 250,00\u00a0€ a tu monedero');
    const own = (await lucia.get('/v1/wallet/deposit-account')).json();
    expect(added.text).toContain(`Concepto: ${groupIban(own.reference)}`);
    expect(added.text).toContain('Este concepto es solo tuyo y no cambia nunca.');
    const rejected = 'We could not add 250,00\u00a0€ to your wallet';
    const { text } = await mailAbout(test, 'john@example.com', rejected);
    expect(text).toContain('Reason: The name is another.');
  });

  it('[B8] say where to transfer a deposit, and report withdrawals even to users who want no mails', async () => {
    const email = 'amparo@example.com';
    const amparo = await userWithAccount(email);
    await test.db.update(users).set({ language: 'en' }).where(eq(users.userId, amparo.userId));
    const income = { type: 'income', amount: '250.00' } as const;
    const request = await askFor(amparo, income);
    const { account } = test.services.config.depositAccount ?? { account: '' };
    const { text } = await mailAbout(test, email, 'We are waiting for your transfer of 250,00\u00a0€');
    expect(text).toContain(`IBAN: ${groupIban(account)}`);
    expect(text).toContain(`Reference: ${groupIban(movementReference(request.json().transactionId))}`);
    await approve(admin, request.json().transactionId);
    // The approval is reported only while mails are wanted.
    await mailTo(test, email, 2);

    await test.db.update(users).set({ notifyGeneralEmail: false }).where(eq(users.userId, amparo.userId));
    await askFor(amparo, income);
    const refused = await askFor(amparo, { type: 'withdraw', amount: '9000.00' });
    expect(refused.json().code).toBe('wallet.amount_above_balance');
    await askFor(amparo, { type: 'withdraw', amount: '100.00' });
    const { headers } = await mailAbout(test, email, 'You have requested a withdrawal of 100,00\u00a0€');
    expect(headers).not.toHaveProperty('List-Unsubscribe');
    await askFor(admin, { type: 'withdraw', amount: '50.00', userId: amparo.userId });
    await mailAbout(test, email, 'We have recorded a withdrawal of 50,00\u00a0€');
    expect(await mailsTo(test, email)).toHaveLength(4);
  });

  it('[B8] skip deleted users and users who want no mails, and are sent all together or not at all', async () => {
    const quiet = await userWithAccount('quiet@example.com');
    const gone = await userWithAccount('gone@example.com');
    const here = await userWithAccount('here@example.com');
    await test.db.update(users).set({ notifyGeneralEmail: false }).where(eq(users.userId, quiet.userId));
    const now = test.clock.now;
    await test.db.update(users).set({ deletedAt: now, disabledAt: now }).where(eq(users.userId, gone.userId));
    const notices = [quiet, gone, here].map((caller) =>
      noticeOf({ ...project, kind: 'projectClosed', userId: caller.userId }),
    );
    await test.services.jobs.enqueue(test.db, noticesQueue, { notices });
    await mailTo(test, 'here@example.com');

    const broken = { ...notices[2], kind: 'orderPlaced', amountCents: 'x' } as unknown as Notice;
    const mail = {
      ...test.services.mail,
      send: async (...sent: Parameters<typeof test.services.mail.send>) => {
        if (sent[2].subject.startsWith('Has invertido')) throw new Error('no');
        return test.services.mail.send(...sent);
      },
    };
    const noJob = { completeIn: async () => {} };
    await expect(
      sendNotices({ ...test.services, mail }, [notices[2] as Notice, broken], noJob),
    ).rejects.toThrow(/./);
    await sendNotices(
      test.services,
      [noticeOf({ ...project, kind: 'projectClosed', userId: here.userId })],
      noJob,
    );
    await mailTo(test, 'here@example.com', 2);
    expect(await mailsTo(test, 'here@example.com')).toHaveLength(2);
    expect([await mailsTo(test, 'quiet@example.com'), await mailsTo(test, 'gone@example.com')]).toEqual([
      [],
      [],
    ]);
  });
});
