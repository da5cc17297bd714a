// Goal: staff read the exported trail without knowing the names that programs use, and find a line by its ids.
import { v1 } from '@semilla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { as, type Caller } from '../../test/callers.ts';
import { buildTestApp, type TestApp } from '../../test/test-app.ts';
import { thePlatform } from '../kit/change/actor.ts';
import { makeChange } from '../kit/change/make-change.ts';

const subjectId = crypto.randomUUID();
const acts = [
  { action: 'project.edit', subjectType: 'project' },
  { action: 'undelivered-mail.send', subjectType: 'undelivered-mail' },
  { action: 'old-thing.mend', subjectType: 'old-thing' },
];

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await as(test, 'admin');
  await makeChange(test.services, thePlatform, async ({ audit }) => {
    for (const act of acts) audit({ ...act, subjectId, before: { name: 'Alba' }, after: { name: 'Brisa' } });
  });
});
// Closing refuses acts without words.
afterAll(() => test.close().catch(() => undefined));

async function exported(language: string): Promise<string[]> {
  const path = `${v1.auditEntries.export.path}?subjectId=${subjectId}&orderSide=asc`;
  const { body } = await admin.get(path, { headers: { 'accept-language': language } });
  return body.trimEnd().split('\r\n').slice(1);
}

it.each([
  ['es', ';', ['Cambió el proyecto', 'Proyecto'], ['Volvió a enviar un correo', 'Correo no entregado']],
  ['en', ',', ['Changed the project', 'Project'], ['Resent an e-mail', 'Undelivered mail']],
])(
  '[B13][P4] has the words of the language %s, and keeps older ones without words',
  async (language, separator, ...words) => {
    const cells = (await exported(language)).map((line) => line.split(separator).slice(2, 5));
    const [older] = acts.slice(-1).map(({ action, subjectType }) => [action, subjectType]);
    expect(cells).toEqual([...words, older].map((one) => [...(one ?? []), subjectId]));
  },
);

it('[B5][B13] has the id of each line, and the values as evidence for programs', async () => {
  const { data } = (await admin.get(`/v1/audit?subjectId=${subjectId}&orderSide=asc`)).json();
  const lines = await exported('es');
  expect(lines.map((line) => line.split(';').at(-1))).toEqual(
    data.map(({ auditEntryId }: { auditEntryId: number }) => String(auditEntryId)),
  );
  expect(lines[0]).toContain('"{""name"":""Alba""}";"{""name"":""Brisa""}"');
});
