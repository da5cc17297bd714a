import { fillMessage, type MessageKey, type MessageValues } from '@semilla/i18n';

/** Messages by full key in one language. An island gets only those it needs. */
export type Words = Record<string, string>;

/** Like the page's translator, but also accepts keys built at run time. */
export type Say = (key: MessageKey | (string & {}), values?: MessageValues) => string;

export function sayWith(words: Words): Say {
  return (key, values) => fillMessage(words[key] ?? key, values);
}
