import { readFileSync } from 'node:fs';
import type { Locale } from '@semilla/i18n';

const names = [
  'signing-in',
  'lists',
  'comparisons',
  'money',
  'files',
  'errors',
  'idempotency',
  'editing',
  'approvals',
  'events',
  'limits',
  'versions',
] as const;

export interface Guide {
  name: (typeof names)[number];
  title: string;
  /** In Markdown. */
  text: string;
}

/** The guides in a language, in order. `facts` are the values for placeholders `%{fact}` in their texts. */
export function readGuides(locale: Locale, facts: Record<string, string>): Guide[] {
  return names.map((name) => {
    const file = readFileSync(new URL(`guides/${locale}/${name}.md`, import.meta.url), 'utf8');
    const filled = file.replace(/%\{(\w+)\}/g, (_, fact: string) => {
      const value = facts[fact];
      if (value === undefined) throw new Error(`the guide ${locale}/${name} names the unknown fact ${fact}`);
      return value;
    });
    const [, title = '', text = ''] = /^# (.+)\n\n([\s\S]+)$/.exec(filled) ?? [];
    return { name, title, text };
  });
}
