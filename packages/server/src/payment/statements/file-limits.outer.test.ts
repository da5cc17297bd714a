import { norma43File, norma43Lines } from '@semilla/contract/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryOf, statementOf } from '../../../test/bank-files.ts';
import { as, type Caller } from '../../../test/callers.ts';
import { formOf } from '../../../test/forms.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';

const account = 'ES9121000418450200051332';
const url = '/v1/payment/bank-statements';

let test: TestApp;
let marta: Caller;
beforeAll(async () => {
  test = await buildTestApp({ config: { depositAccount: { holder: 'Semilla', account } } });
  marta = await as(test, 'admin');
});
afterAll(() => test.close());

const send = (file: File) => marta.post(url, { form: formOf({ file }) });
const statement = norma43Lines([statementOf([entryOf({ amountCents: 25_000 })])]);

describe('an uploaded bank file', () => {
  it('[V9] is refused if its type is not allowed', async () => {
    const picture = new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'extracto.n43');
    expect((await send(picture)).json().code).toBe('file.type_not_allowed');
  });

  it('[V8] may have up to 25 MB; a larger one is refused with the limit in both languages', async () => {
    const linesOf = (bytes: number) =>
      norma43File(Array.from({ length: Math.ceil(bytes / 82) }, () => statement[0] ?? ''));
    const read = (await send(linesOf(6_000_000))).json();
    expect(read.errors).toMatchObject([{ path: 'file', code: 'statement_line' }]);
    for (const file of [linesOf(25_000_000), linesOf(50_000_000)]) {
      const words = {
        es: 'El archivo debe ocupar menos de 25 MB.',
        en: 'The file must be below 25 MB.',
      };
      for (const [language, message] of Object.entries(words)) {
        const headers = { 'accept-language': language };
        const answer = await marta.post(url, { form: formOf({ file }), headers });
        expect(answer.statusCode).toBe(413);
        expect(answer.json()).toMatchObject({
          code: 'file.too_large',
          detail: message,
          errors: [{ path: 'file', code: 'file_too_large', message }],
        });
      }
    }
  });

  it('[X1][V9] must be the only one; a second file is named in the refusal', async () => {
    const form = formOf({ file: norma43File(statement), second: norma43File(statement) });
    const answer = await marta.post(url, { form });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path: 'second' }]);
  });
});

// Takes a few seconds on a quiet machine, but other tests run at the same time.
it('ten thousand movements are proposed and then imported, each within twenty seconds', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    entryOf({
      bookedOn: '2026-05-04',
      valueOn: '2026-05-04',
      amountCents: 1 + (index % 977),
      text: `TRANSFERENCIA ${index}`,
    }),
  );
  const elena = await as(test, 'admin');
  const form = formOf({ file: norma43File(norma43Lines([statementOf(many)])) });
  const startedAt = performance.now();
  const { proposalId } = (await marta.post(url, { form, alone: true })).json();
  const proposedAt = performance.now();
  const approval = await elena.post(`/v1/approvals/${proposalId}/approve`, { body: {}, alone: true });
  expect(approval.json().answer).toMatchObject({ newEntries: 10_000 });
  expect(proposedAt - startedAt).toBeLessThan(20_000);
  expect(performance.now() - proposedAt).toBeLessThan(20_000);
});
