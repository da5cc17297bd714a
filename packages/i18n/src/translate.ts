import type { Locale } from './locale.ts';
import { messages } from './messages/index.ts';
import { textAt } from './text-at.ts';

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** The path of a message: `common.actions.save`. */
export type MessageKey = Leaves<(typeof messages)['es']>;

export type MessageValues = Record<string, string | number>;
export type Translate = (key: MessageKey, values?: MessageValues) => string;

// `one |||| many`, chosen by smart_count. This is polyglot's syntax, because the backoffice reads the same messages
// with polyglot.
function plural(text: string, values: MessageValues): string {
  const forms = text.split('||||');
  if (forms.length === 1) return text;
  return (Number(values.smart_count) === 1 ? forms[0] : forms[1])?.trim() ?? text;
}

/** Fills in the values of a message. */
export function fillMessage(text: string, values: MessageValues = {}): string {
  return plural(text, values).replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The text of a key; Spanish if the language lacks it, the key itself if both do. */
export function translate(locale: Locale, key: MessageKey | (string & {}), values?: MessageValues): string {
  return fillMessage(textAt(messages[locale], key) ?? textAt(messages.es, key) ?? key, values);
}

/** The text of a key, or `value` if there is none. */
export function wordOr(locale: Locale, key: string, value: string): string {
  return textAt(messages[locale], key) ?? textAt(messages.es, key) ?? value;
}

export function createTranslator(locale: Locale): Translate {
  return (key, values) => translate(locale, key, values);
}
