import { movementReference } from '@semilla/contract';
import { camt053File, camt053Text, norma43File, norma43Lines } from '@semilla/contract/testing';
import { groupIban } from '@semilla/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import type { BankStatement } from './bank-statement.ts';

const account = 'ES9121000418450200051332';
const url = '/v1/payment/bank-statements';
const entriesUrl = '/v1/payment/bank-entries';
const alone = true;
const idReference = (end: string) => movementReference(`00000000-0000-4000-8000-${end}`);

let test: TestApp;
let marta: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin', { name: 'Marta', surname: 'Ruiz Vega' });
});
afterAll(() => test.close());

const send = (file: File, caller = marta) => caller.post(url, { form: formOf({ file }) });
const asNorma43 = (...statements: BankStatement[]) => norma43File(norma43Lines(statements));
const numberOf = async (path: string) => (await marta.get(path)).json().total as number;

const monday = statementOf(
  [
    entryOf({ amountCents: 25_000, bankReference: '4711', text: 'TRANSFERENCIA LUCIA FERRER' }),
    entryOf({ amountCents: 25_000, bankReference: '4711', text: 'TRANSFERENCIA LUCIA FERRER' }),
    entryOf({ amountCents: -1_999, text: 'COMISION' }),
  ],
  { openingCents: 100_000 },
);
const tuesday = statementOf(
  [
    entryOf({
      bookedOn: '2026-03-03',
      amountCents: 60_000,
      counterpartyName: 'Andrés Peña',
      counterpartyAccount: 'ES7921000813610123456789',
      reference: 'RF18539007547034',
    }),
  ],
  { openingCents: monday.closingCents },
);

describe('a bank’s file', () => {
  it('[A26] is imported with its balances and movements, which are found and exported', async () => {
    const answer = await send(asNorma43(monday));
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ newEntries: 3, knownEntries: 0 });
    expect((await marta.get(url)).json().data).toEqual([
      {
        bankStatementId: expect.any(String),
        account: '••••\u00a0••••\u00a01332',
        format: 'norma43',
        from: '2026-03-02',
        to: '2026-03-02',
        openingBalance: '1000.00',
        closingBalance: '1480.01',
        entries: 3,
        newEntries: 3,
        importedByName: 'Marta Ruiz Vega',
        createdAt: expect.any(String),
        file: { name: 'extracto.n43', type: 'text/plain', sizeBytes: expect.any(Number) },
      },
    ]);
    const { data } = (await marta.get(`${entriesUrl}?side=out`)).json();
    expect(data).toMatchObject([{ side: 'out', amount: '19.99', text: 'COMISION', bookedOn: '2026-03-02' }]);
    expect(await numberOf(`${entriesUrl}?search=lucía`)).toBe(2);
    const sums = async (query: string) =>
      (await marta.get(`${entriesUrl}?getTotalAmount=true&${query}`)).json();
    expect(await sums('take=1')).toMatchObject({ total: 3, totalIn: '500.00', totalOut: '19.99' });
    expect(await sums('side=out')).toMatchObject({ totalIn: '0.00', totalOut: '19.99' });
    const csv = (await marta.get(`${entriesUrl}/export`)).body;
    expect(csv.trim().split('\n')).toHaveLength(4);
  });

  it('is imported once, however often it comes, and a longer one adds what is new', async () => {
    expect((await send(asNorma43(monday))).json()).toMatchObject({ newEntries: 0, knownEntries: 3 });
    expect(await numberOf(url)).toBe(1);
    const both = statementOf([...monday.entries, ...tuesday.entries], { openingCents: 100_000 });
    const answer = (await send(asNorma43(both))).json();
    expect(answer).toMatchObject({ newEntries: 1, knownEntries: 3 });
    expect(await numberOf(entriesUrl)).toBe(4);
  });

  it('[B7] names who sent money, and masks their account, also in the text of the bank', async () => {
    const sent = { bookedOn: '2026-03-04', valueOn: '2026-03-04', text: 'DE ES7921000813610123456789' };
    const wednesday = statementOf(
      tuesday.entries.map((entry) => ({ ...entry, ...sent })),
      { openingCents: tuesday.closingCents },
    );
    expect((await send(camt053File(camt053Text([wednesday])))).statusCode).toBe(201);
    const { data } = (await marta.get(`${entriesUrl}?search=RF18539007547034`)).json();
    const masked = '••••\u00a0••••\u00a06789';
    const shown = { counterpartyName: 'Andrés Peña', counterpartyAccount: masked, amount: '600.00' };
    expect(data).toMatchObject([{ ...shown, text: `DE ${masked}` }]);
    expect((await marta.get(`${entriesUrl}/export`)).body).not.toContain('ES7921000813610123456789');
  });

  it('[L49] has movements that are found by their reference, in one piece or in groups on either side', async () => {
    const [inOnePiece, inGroups] = [idReference('f00dcafe0001'), idReference('f00dcafe0002')];
    const thursday = statementOf(
      [
        entryOf({ bookedOn: '2026-03-05', amountCents: 4_100, reference: inOnePiece }),
        entryOf({ bookedOn: '2026-03-05', amountCents: 4_200, text: `INGRESO ${groupIban(inGroups)}` }),
      ],
      { openingCents: tuesday.closingCents + 60_000 },
    );
    expect((await send(camt053File(camt053Text([thursday])))).statusCode).toBe(201);
    const found = async (typed: string) => {
      const { data } = (await marta.get(`${entriesUrl}?search=${encodeURIComponent(typed)}`)).json();
      return data.map(({ amount }: { amount: string }) => amount);
    };
    const begun = (reference: string) => reference.slice(0, 7);
    for (const [reference, amount] of [
      [inOnePiece, '41.00'],
      [inGroups, '42.00'],
    ] as const) {
      const ways = [reference, groupIban(reference), reference.replace(/.{5}/g, '$&-')];
      for (const typed of ways.flatMap((way) => [way, way.toLowerCase()]))
        expect([typed, await found(typed)]).toEqual([typed, [amount]]);
      expect(await found(begun(reference).toLowerCase())).toContain(amount);
    }
  });

  it('is imported by two people at once, each movement once', async () => {
    const friday = statementOf([entryOf({ bookedOn: '2026-03-13', amountCents: 100 })], { openingCents: 7 });
    const answers = await Promise.all([1, 2, 3].map(() => send(asNorma43(friday))));
    // While one of the proposals waits, the others are refused.
    const codes = answers.map((answer) => (answer.statusCode === 201 ? '' : answer.json().code));
    expect(new Set(['', 'approvals.already_proposed', ...codes]).size).toBe(2);
    expect(codes).toContain('');
    expect(await numberOf(`${entriesUrl}?fromDate=2026-03-13`)).toBe(1);
  });

  it('[P7][L49] changes nothing until a second person approves what it brings, unless it brings nothing', async () => {
    const saturday = statementOf([entryOf({ bookedOn: '2026-03-14', amountCents: 900 })], {
      openingCents: 107,
    });
    const file = asNorma43(saturday);
    const before = await Promise.all([numberOf(url), numberOf(entriesUrl)]);
    const ann = await as(test, 'admin', { language: 'en' });
    const inEnglish = (await ann.post(url, { form: formOf({ file }), alone })).json();
    expect(inEnglish.why).toBe('The statement of the bank of 14/03/2026.');
    await ann.post(`/v1/approvals/${inEnglish.proposalId}/decline`, { body: { reason: 'Repetido.' } });
    const proposed = await marta.post(url, { form: formOf({ file }), alone });
    expect(proposed.statusCode).toBe(202);
    expect(proposed.json()).toMatchObject({
      act: 'importStatement',
      subjectName: '14/03/2026',
      why: 'El extracto del banco del 14/03/2026.',
      file: { name: 'extracto.n43' },
      effects: [
        {
          after: {
            openingBalanceCents: 107,
            closingBalanceCents: 1_007,
            entries: 1,
            newEntries: 1,
            movements: ['14/03/2026 · 9,00\u00a0€'],
          },
        },
      ],
    });
    const approval = `/v1/approvals/${proposed.json().proposalId}/approve`;
    const refused = await marta.post(approval, { body: {}, alone });
    expect(refused.json().code).toBe('approvals.own_proposal');
    expect(await Promise.all([numberOf(url), numberOf(entriesUrl)])).toEqual(before);
    const elena = await as(test, 'admin');
    const approved = (await elena.post(approval, { body: {}, alone })).json();
    expect(approved.answer).toMatchObject({
      newEntries: 1,
      statements: [{ importedByName: 'Marta Ruiz Vega' }],
    });
    expect(await numberOf(`${entriesUrl}?fromDate=2026-03-14`)).toBe(1);
    const again = await marta.post(url, { form: formOf({ file }), alone });
    expect([again.statusCode, again.json().newEntries]).toEqual([201, 0]);
  });

  it('[P7][L49] says how many movements came before with another account', async () => {
    const sunday = (counterpartyAccount: string) =>
      statementOf([entryOf({ bookedOn: '2026-03-15', amountCents: 500, counterpartyAccount })], {
        openingCents: 1_007,
      });
    const [one, another] = ['ES7921000813610123456789', 'ES6000491500051234567892'].map((number) =>
      camt053File(camt053Text([sunday(number)])),
    ) as [File, File];
    expect((await send(one)).json()).toMatchObject({ newEntries: 1, differentEntries: 0 });
    expect((await send(one)).json()).toMatchObject({ newEntries: 0, differentEntries: 0 });
    expect((await send(another)).json()).toMatchObject({ newEntries: 0, differentEntries: 1 });
    const { data } = (await marta.get(`${entriesUrl}?fromDate=2026-03-15`)).json();
    expect(data).toMatchObject([{ counterpartyAccount: '••••\u00a0••••\u00a06789' }]);
  });

  const other = { ...monday, account: 'ES7921000813610123456789' };
  const later = statementOf([entryOf({ bookedOn: '2026-03-20', amountCents: 1 })]);
  const much = statementOf([entryOf({ amountCents: 1 })], { openingCents: 5 });
  const cut = norma43File(norma43Lines([monday]).slice(0, -1));
  const wrong = norma43Lines([monday]).map((line) =>
    line.startsWith('33') ? `${line.slice(0, 72)}9${line.slice(73)}` : line,
  );
  it.each<[string, File, string, string]>([
    [
      'another account',
      asNorma43(other),
      'statement_account',
      'Es de otra cuenta: ••••\u00a0••••\u00a06789.',
    ],
    [
      'missing days',
      asNorma43(monday, later),
      'statement_gap',
      'Faltan los días entre el 02/03/2026 y el 20/03/2026.',
    ],
    [
      'another opening balance',
      asNorma43(much),
      'statement_day',
      'Lo que dice del día 02/03/2026 no encaja con lo que ya se había importado.',
    ],
    ['its end cut off', cut, 'statement_cut', 'El archivo está cortado: termina en la línea 8.'],
    ['wrong sums', norma43File(wrong), 'statement_sum', 'Línea 8: los importes no cuadran con los saldos.'],
    [
      'another currency',
      camt053File(camt053Text([monday]).replaceAll('EUR', 'USD')),
      'statement_currency',
      'Está en otra moneda: USD.',
    ],
  ])('is refused as a whole with %s', async (_, file, code, message) => {
    const before = await Promise.all([numberOf(url), numberOf(entriesUrl)]);
    const answer = await send(file);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors).toEqual([{ path: 'file', code, message }]);
    expect(await Promise.all([numberOf(url), numberOf(entriesUrl)])).toEqual(before);
  });

  it.each([
    ['without a declaration', (text: string) => text.replace(/^<\?.*\?>\s*/, '')],
    ['after a comment', (text: string) => text.replace(/^<\?.*\?>\s*/, '<!-- Banco -->\n')],
  ])('is imported as XML %s', async (_, change) => {
    const quiet = statementOf([], { from: '2026-01-10', to: '2026-01-10' });
    const answer = await send(camt053File(change(camt053Text([quiet]))));
    expect(answer.statusCode, answer.body).toBe(201);
  });

  it('is imported with a record of the file before it', async () => {
    const answer = await send(norma43File(['002100260302'.padEnd(80), ...norma43Lines([monday])]));
    expect(answer.statusCode, answer.body).toBe(201);
  });

  it('[L49] may have other accounts, which are named and not imported', async () => {
    const saturday = statementOf([entryOf({ bookedOn: '2026-02-28', amountCents: 700 })], {
      openingCents: monday.openingCents - 700,
      to: '2026-03-01',
    });
    const answer = await send(asNorma43(other, saturday, { ...other, account: 'ES9420805801101234567891' }));
    expect(answer.json()).toMatchObject({
      newEntries: 1,
      statements: [{ from: '2026-02-28', entries: 1 }],
      otherAccounts: ['••••\u00a0••••\u00a06789', '••••\u00a0••••\u00a07891'],
    });
    const [note] = (await marta.get('/v1/audit?action=bank-statement.import&take=1')).json().data;
    expect(note.after.otherAccounts).toEqual(answer.json().otherAccounts);
  });

  it('is opened again, and its import is in the audit trail', async () => {
    const [{ bankStatementId }] = (await marta.get(`${url}?take=1&orderBy=createdAt&orderSide=asc`)).json()
      .data;
    const signed = (await marta.get(`${url}/${bankStatementId}/url`)).json().url;
    const opened = await test.app.inject({ url: signed.replace(test.services.config.publicUrl, '') });
    expect(opened.rawPayload.toString('latin1')).toBe(`${norma43Lines([monday]).join('\r\n')}\r\n`);
    const audit = (await marta.get('/v1/audit?action=bank-statement.import')).json();
    expect(audit.data.at(-1)).toMatchObject({
      after: { format: 'norma43', entries: 3, newEntries: 3, openingBalanceCents: 100_000 },
    });
  });

  it('is for administrators', async () => {
    expect((await send(asNorma43(monday), await as(test, 'operator'))).statusCode).toBe(403);
    expect((await (await as(test, 'user')).get(entriesUrl)).statusCode).toBe(403);
  });
});

it('a platform without a bank account imports nothing', async () => {
  const other = await buildTestApp({ config: { depositAccount: undefined } });
  const admin = await as(other, 'admin');
  expect((await send(asNorma43(monday), admin)).json().code).toBe('payment.no_deposit_account');
  await other.close();
});

it('[L49] a statement goes up to today in Madrid, and one of days to come is refused', async () => {
  const config = { depositAccount: { holder: 'Semilla', account } };
  const other = await buildTestApp({ config, now: new Date('2026-05-10T22:30:00Z') });
  const admin = await as(other, 'admin');
  const until = (to: string) => asNorma43(statementOf([], { from: '2026-05-11', to }));
  const refused = await send(until('2026-05-12'), admin);
  const message = 'Llega hasta el 12/05/2026, un día que todavía no ha llegado.';
  expect(refused.json().errors).toEqual([{ path: 'file', code: 'statement_to_come', message }]);
  expect((await admin.get(url)).json().total).toBe(0);
  expect((await send(until('2026-05-11'), admin)).statusCode).toBe(201);
  await other.close();
});
