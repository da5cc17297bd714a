/**
 * Goal: every mail can be read by whoever gets it, in both languages, whatever people have called themselves and their
 * projects; and those that may be turned off say how.
 * Method: each form of each kind is rendered with likely, long and hostile values, and read back from its HTML.
 */
import { v1 } from '@semilla/contract';
import { tokens } from '@semilla/format/tokens';
import { locales } from '@semilla/i18n';
import { createKeys } from '@semilla/server/kit/keys.ts';
import { outgoingMail } from '@semilla/server/kit/mail/create-mail.ts';
import { mailKinds } from '@semilla/server/kit/mail/kinds.ts';
import type { OutgoingMail } from '@semilla/server/kit/mail/mail.ts';
import { readUnsubscribeToken } from '@semilla/server/kit/mail/unsubscribe-link.ts';
import { describe, expect, it } from 'vitest';
import { type Given, likely } from './example.ts';
import { type WrittenExample, writeExamples } from './index.ts';

const config = { brandName: 'Huerto & Cía <b>', publicUrl: 'https://semilla.example' };
const keys = createKeys({ secretKey: 'k'.repeat(64), dataDir: '' });
const to = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', email: 'lucia@example.com' };

const hostile: Given = {
  name: '<img src=x onerror=alert(1)>',
  project: '"Casa" & <script>alert(1)</script>\r\nBcc: all@example.com',
  alias: `'; drop table users; -- ${'Cuenta'.repeat(60)}`,
  reason: '%{name} </p></div><a href="javascript:alert(1)">click</a>',
  ticket: `Ayuda ${'palabralarguísima'.repeat(20)} 🙂 %{state}`,
  cents: 123_456_789,
};

const given = locales.flatMap((language) => [
  { language, sort: 'likely', values: likely[language] },
  { language, sort: 'hostile', values: hostile },
]);
const cases = given.flatMap(({ language, sort, values }) =>
  writeExamples(language, values).map((example) => ({
    name: `${example.kind} ${example.variant ?? ''} ${sort} ${language}`,
    language,
    sort,
    example,
    mail: outgoingMail(config, keys, to, example.letter),
  })),
);

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const unescaped = (html: string) =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_whole, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? '?'),
  );

/** What somebody reads of the HTML, a link without a visible address with where it leads. */
function wordsOfHtml({ html }: OutgoingMail): string {
  const body = html.slice(html.indexOf('<body')).replace(/<div class="preheader"[\s\S]*?<\/div>/, '');
  const linked = body.replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1');
  return unescaped(linked.replace(/<[^>]+>/g, ' '));
}

const flat = (text: string) => text.replace(/[:—]/g, ' ').replace(/\s+/g, ' ').trim();
const linksOf = ({ html }: OutgoingMail) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => unescaped(url ?? ''));

/** What a template leaves behind where something is missing. */
const leftOver = /undefined|NaN|\[object|\{\{|null|(?:account|auth|common|payment|support|wallet)\.mail/;

describe.each(cases)('$name', ({ language, sort, example, mail }) => {
  const { kind }: WrittenExample = example;

  it('[B8] has a subject of one line, and says all it has to say', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{5,}$/);
    expect([mail.subject, mail.text].join()).not.toMatch(leftOver);
    if (sort === 'likely') expect(mail.text + mail.html).not.toContain('%{');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('[B8] says the same as text and as HTML', () => {
    expect(flat(wordsOfHtml(mail))).toBe(flat(mail.text));
  });

  it('[B8] lets nobody write more than words into it', () => {
    const { html } = mail;
    const names = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag);
    const words = ['a', 'body', 'div', 'h1', 'head', 'html', 'meta', 'p', 'style', 'title'];
    const ours = [...words, 'table', 'tbody', 'td', 'th', 'tr'];
    expect([...new Set(names)].filter((tag) => !ours.includes(tag ?? ''))).toEqual([]);
    expect(html).not.toMatch(/\son\w+="|javascript:alert\(1\)"/);
  });

  it('[B8] leads to pages of the platform alone, and can be read in the dark', () => {
    for (const url of linksOf(mail)) expect(url).toMatch(/^https:\/\/semilla\.example\/[a-z]/);
    expect(mail.html).toContain(tokens.colours.dark.paper);
    expect(mail.html).not.toMatch(/<(?:img|link|script)|url\(/);
  });

  it('[B8] says how to have no more of its sort, unless it is about the account itself', () => {
    const preference = mailKinds[kind];
    const list = mail.headers['List-Unsubscribe'];
    if (preference === null) {
      expect(list).toBeUndefined();
      expect(mail.headers).not.toHaveProperty('List-Unsubscribe-Post');
      expect(mail.text + mail.html).not.toContain(v1.mailPreferences.unsubscribe.path);
      return;
    }
    const url = /^<(https:[^>]+)>$/.exec(list ?? '')?.[1] ?? '';
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(readUnsubscribeToken(keys, token)).toEqual({ userId: to.userId, preference });
    expect(mail.text.endsWith(url)).toBe(true);
    expect(linksOf(mail)).toContain(url);
  });
});

it('[B8] the language of a mail is the only thing that differs between two of them', () => {
  const [es, en] = locales.map((language) => writeExamples(language).map(({ kind }) => kind));
  expect(es).toEqual(en);
  expect(new Set(es)).toEqual(new Set(Object.keys(mailKinds)));
});
