/** Goal: the mail of each notice states the facts, in both languages. */
import { movementReference } from '@semilla/contract';
import { groupIban } from '@semilla/format';
import { describe, expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';
import type { Notice } from './notice-mails.ts';

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
