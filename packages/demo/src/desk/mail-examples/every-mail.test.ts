/**
 * Goal: every mail is readable in both languages, with any names of users and projects, and mails that can be turned
 * off explain how. Method: renders each variant of each kind with likely, long and hostile values, and reads the text
 * back from the HTML.
 */
import { v1 } from '@semilla/contract';
import { tokens } from '@semilla/format/tokens';
import { locales } from '@semilla/i18n';
import { createKeys } from '@semilla/server/kit/keys.ts';
import type { OutgoingMail } from '@semilla/server/kit/mail/mail.ts';
import { scopeOfLetter } from '@semilla/server/kit/mail/mail-choices.ts';
import type { ExampleValues } from '@semilla/server/kit/mail/mail-kind.ts';
import { outgoingMail, queuedMail } from '@semilla/server/kit/mail/outgoing-mail.ts';
import { readUnsubscribeToken } from '@semilla/server/kit/mail/unsubscribe-link.ts';
import { mailKinds } from '@semilla/server/start/mails.ts';
import { describe, expect, it } from 'vitest';
import { exampleValues } from './example-values.ts';
import { type WrittenExample, writeExamples } from './index.ts';

const config = { brandName: 'Huerto & Cía <b>', publicUrl: 'https://semilla.example' };
const keys = createKeys({ secretKey: 'k'.repeat(64), dataDir: '' });
const to = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', email: 'lucia@example.com' };

const hostile: ExampleValues = {
  name: '<img src=x onerror=alert(1)>',
  project: '"Casa" & <script>alert(1)</script>\r\nBcc: all@example.com',
  alias: `'; drop table users; -- ${'Cuenta'.repeat(60)}`,
  reason: '%{name} </p></div><a href="javascript:alert(1)">click</a>',
  ticket: `Ayuda ${'palabralarguísima'.repeat(20)} 🙂 %{state}`,
  cents: 123_456_789,
};

const inputs = locales.flatMap((language) => [
  { language, sort: 'likely', values: exampleValues[language] },
  { language, sort: 'hostile', values: hostile },
]);
const cases = inputs.flatMap(({ language, sort, values }) =>
  writeExamples(language, values).map((example) => ({
    name: `${example.kind} ${example.variant} ${sort} ${language}`,
    language,
    sort,
    example,
    mail: outgoingMail(config, keys, mailKinds, queuedMail(to, example.letter)),
  })),
);

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const unescaped = (html: string) =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (_whole, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? '?'),
  );

/** The visible text of the HTML, with the target of each link. */
function wordsOfHtml({ html }: OutgoingMail): string {
  const body = html.slice(html.indexOf('<body')).replace(/<div class="preheader"[\s\S]*?<\/div>/, '');
  const linked = body.replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1');
  return unescaped(linked.replace(/<[^>]+>/g, ' '));
}

const flat = (text: string) => text.replace(/[:—]/g, ' ').replace(/\s+/g, ' ').trim();
const linksOf = ({ html }: OutgoingMail) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => unescaped(url ?? ''));

/** Traces of missing values in a template. */
const leftOver = /undefined|NaN|\[object|\{\{|null|(?:account|auth|common|payment|support|wallet)\.mail/;

describe.each(cases)('$name', ({ language, sort, example, mail }) => {
  const { letter }: WrittenExample = example;

  it('[B8] has a subject of one line, and no missing values', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{5,}$/);
    expect([mail.subject, mail.text].join()).not.toMatch(leftOver);
    if (sort === 'likely') expect(mail.text + mail.html).not.toContain('%{');
    expect(mail.html).toContain(`<html lang="${language}">`);
  });

  it('[B8] has the same content as text and as HTML', () => {
    expect(flat(wordsOfHtml(mail))).toBe(flat(mail.text));
  });

  it('[B8] escapes all HTML in values', () => {
    const { html } = mail;
    const names = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag);
    const words = ['a', 'body', 'div', 'h1', 'head', 'html', 'meta', 'p', 'style', 'title'];
    const ours = [...words, 'table', 'tbody', 'td', 'th', 'tr'];
    expect([...new Set(names)].filter((tag) => !ours.includes(tag ?? ''))).toEqual([]);
    expect(html).not.toMatch(/\son\w+="|javascript:alert\(1\)"/);
  });

  it('[B8] links only to pages of the platform, and supports dark mode', () => {
    for (const url of linksOf(mail)) expect(url).toMatch(/^https:\/\/semilla\.example\/[a-z]/);
    expect(mail.html).toContain(tokens.colours.dark.paper);
    expect(mail.html).not.toMatch(/<(?:img|link|script)|url\(/);
  });

  it('[B8] explains how to unsubscribe, unless it is about the account itself', () => {
    const scope = scopeOfLetter(mailKinds, letter);
    const list = mail.headers['List-Unsubscribe'];
    if (scope === null) {
      expect(list).toBeUndefined();
      expect(mail.headers).not.toHaveProperty('List-Unsubscribe-Post');
      expect(mail.text + mail.html).not.toContain(v1.mailPreferences.unsubscribe.path);
      return;
    }
    const url = /^<(https:[^>]+)>$/.exec(list ?? '')?.[1] ?? '';
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = new URL(url).searchParams.get('token') ?? '';
    expect(readUnsubscribeToken(keys, token)).toEqual({ userId: to.userId, scope });
    expect(mail.text.endsWith(url)).toBe(true);
    expect(linksOf(mail)).toContain(url);
  });
});

it('[B8] both languages have the same mails', () => {
  const [es, en] = locales.map((language) => writeExamples(language).map(({ kind }) => kind));
  expect(es).toEqual(en);
  expect(new Set(es)).toEqual(new Set(Object.keys(mailKinds)));
});
