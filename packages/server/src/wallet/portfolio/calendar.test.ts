// Goal: a calendar program reads the upcoming payments at a private address, and nothing else of the account. Method: a strict
// reader of RFC 5545, which refuses what the format does not allow.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { lend } from '../../../test/loans.ts';
import { addressOf } from '../../../test/mails.ts';
import { anInvestor } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { buildTestApp, type TestApp } from '../../../test/test-app.ts';
import { users } from '../../schema/users.ts';
import { calendarText } from './calendar-text.ts';

const calendarUrl = '/v1/project/calendar';
const name = 'Molino; «Ñandú», 3\\2 y una nave de nombre tan largo que su línea no cabe en setenta y cinco';

let test: TestApp;
let investor: Caller;
let visitor: Caller;

interface Event {
  properties: Map<string, string>;
}

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_all, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** Reads a calendar; throws if it breaks RFC 5545. */
function readCalendar(text: string): { head: Map<string, string>; events: Event[] } {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('lines end with CRLF');
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) if (Buffer.byteLength(line) > 75) throw new Error(`too long: ${line}`);
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') throw new Error('no calendar');
  const head = new Map<string, string>();
  const events: Event[] = [];
  let current = head;
  for (const line of lines.slice(1, -1)) {
    const [, property = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/u.exec(line) ?? [];
    if (!property) throw new Error(`no property: ${line}`);
    if (/(?<!\\)(?:\\\\)*[;,]/.test(value)) throw new Error(`not escaped: ${line}`);
    if (line === 'BEGIN:VEVENT') {
      current = new Map();
      events.push({ properties: current });
    } else if (line === 'END:VEVENT') current = head;
    else if (current.has(property)) throw new Error(`twice: ${property}`);
    else current.set(property, unescaped(value));
  }
  for (const required of ['VERSION', 'PRODID']) if (!head.has(required)) throw new Error(`no ${required}`);
  return { head, events };
}

beforeAll(async () => {
  test = await buildTestApp({ now: new Date('2026-01-10T11:00:00Z') });
  visitor = await as(test, 'visitor');
  const admin = await as(test, 'admin');
  investor = await anInvestor(test, 10_000_000, { language: 'es' });
  await lend(test, { admin, investor }, { name, managerFee: 1_000, taxWithholder: 'platform' });
});
beforeEach(() => test.clock.advance(61));
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});

async function created(caller = investor): Promise<string> {
  const answer = await caller.post(calendarUrl);
  expect(answer.statusCode, answer.body).toBe(201);
  return new URL(answer.json().url).pathname;
}

describe('the private address of a calendar', () => {
  it('[R4] shows the upcoming payments, with their amounts', async () => {
    const answer = await visitor.get(await created());
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const { head, events } = readCalendar(answer.body);
    expect(head.get('VERSION')).toBe('2.0');
    expect(events.map(({ properties }) => properties.get('DTSTART;VALUE=DATE'))).toEqual([
      '20260410',
      '20260710',
      '20261010',
      '20270110',
    ]);
    expect(new Set(events.map(({ properties }) => properties.get('UID'))).size).toBe(4);
    const [first, , , last] = events.map(({ properties }) => properties);
    expect(first?.get('SUMMARY')?.replaceAll('\u00a0', ' ')).toBe(`${name}: 213,00 €`);
    expect(first?.get('DESCRIPTION')?.replaceAll('\u00a0', ' ')).toContain(
      'Intereses: 300,00 €\nComisión: −30,00 €\nImpuesto retenido: −57,00 €\n',
    );
    expect(last?.get('DESCRIPTION')?.replaceAll('\u00a0', ' ')).toContain('Capital: 10.000,00 €\n');
  });

  it('[R4][P7] shows nothing else of the account', async () => {
    const { body } = await visitor.get(await created());
    const { data } = (await investor.get('/v1/wallet/wallets')).json();
    const { data: placed } = (await investor.get('/v1/project/orders')).json();
    const secrets = [
      investor.userId,
      data[0].walletId,
      data[0].userName,
      placed[0].orderId,
      placed[0].projectId,
      await addressOf(test, investor.userId),
    ];
    const unfolded = body.replaceAll('\r\n ', '');
    for (const secret of secrets) expect(unfolded).not.toContain(secret);
  });

  it('[R4] is known only to its owner, can be replaced, and can be ended', async () => {
    const settings = async () => (await investor.get('/v1/project/portfolio')).json().settings;
    const first = await created();
    const { calendarSince } = await settings();
    expect(Math.abs(Date.parse(calendarSince) - test.clock.now.getTime())).toBeLessThan(60_000);
    expect(JSON.stringify(await settings())).not.toContain(first.split('/')[4]);
    const second = await created();
    expect((await visitor.get(first)).statusCode).toBe(404);
    expect((await visitor.get(second)).statusCode).toBe(200);
    for (let times = 0; times < 2; times += 1) {
      expect((await investor.delete(calendarUrl)).statusCode).toBe(204);
      expect((await visitor.get(second)).statusCode).toBe(404);
    }
    expect(await settings()).toEqual({ shareLimit: null, calendarSince: null });
  });

  it('[R4] is for customers only, and a wrong one gets 404', async () => {
    const admin = await as(test, 'admin');
    for (const call of [admin.post(calendarUrl), admin.delete(calendarUrl)])
      expect((await call).statusCode).toBe(403);
    expect((await visitor.post(calendarUrl)).statusCode).toBe(401);
    const wrong = ['x', 'A'.repeat(43), '%00', "'--"];
    for (const token of wrong)
      expect((await visitor.get(`/v1/project/calendars/${token}/payments.ics`)).statusCode, token).toBe(404);
  });

  it('[R4] gets 404 once its account is disabled', async () => {
    const other = await anInvestor(test, 1_000);
    const address = await created(other);
    expect(readCalendar((await visitor.get(address)).body).events).toEqual([]);
    const isOther = eq(users.userId, other.userId);
    await test.db.update(users).set({ disabledAt: test.clock.now }).where(isOther);
    expect((await visitor.get(address)).statusCode).toBe(404);
  });

  it('[R4] cannot be found by guessing: after sixty requests in a minute, a network has to wait', async () => {
    const address = await created();
    const codes: number[] = [];
    for (let times = 0; times < 61; times += 1)
      codes.push((await visitor.get('/v1/project/calendars/wrong/payments.ics')).statusCode);
    expect(codes.slice(0, 60).every((code) => code === 404)).toBe(true);
    expect(codes[60]).toBe(429);
    const refused = await visitor.get(address);
    expect(refused.json().code).toBe('request.too_many');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    test.clock.advance(61);
    expect((await visitor.get(address)).statusCode).toBe(200);
  });
});

describe('the text of a calendar', () => {
  const event = { uid: 'a@b', day: '2026-03-01', description: 'una\r\ndos\ntres' };
  const textOf = (summary: string) =>
    calendarText({
      name: 'Pagos',
      product: 'Semilla',
      writtenAt: new Date('2026-01-01T09:08:07.006Z'),
      events: [{ ...event, summary }],
    });

  it.each([
    'a; b, c\\n d\\',
    `${'ñ'.repeat(80)}`,
    `${'a'.repeat(66)}€€€€`,
    `${'🌱'.repeat(40)} fin`,
    `${'x'.repeat(67)} y`,
    '',
  ])('[R4] is folded and escaped so that readers get the same words: %j', (summary) => {
    const [found] = readCalendar(textOf(summary)).events;
    expect(found?.properties.get('SUMMARY')).toBe(summary);
    expect(found?.properties.get('DESCRIPTION')).toBe('una\ndos\ntres');
    expect(found?.properties.get('DTSTAMP')).toBe('20260101T090807Z');
  });
});
