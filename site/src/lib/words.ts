import { fillMessage, type MessageKey, type MessageValues } from '@semilla/i18n';

/** Messages by their whole key, in one language: what an island needs and no more. */
export type Words = Record<string, string>;

/** Like the translator of a page, and also for keys that are put together while running. */
export type Say = (key: MessageKey | (string & {}), values?: MessageValues) => string;

export function sayWith(words: Words): Say {
  return (key, values) => fillMessage(words[key] ?? key, values);
}
