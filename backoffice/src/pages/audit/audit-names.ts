import { loadedWords, type Words } from '../../api/load-words.ts';
import { currentLocale } from '../../api/locale-choice.ts';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names of all acts, or of all subjects, that our texts know. */
export function namesOf(what: 'actions' | 'subjects'): string[] {
  const { audit } = (loadedWords(currentLocale()) ?? {}) as { audit?: Record<string, Words> };
  return Object.entries(audit?.[what] ?? {}).flatMap(([name, under]) =>
    typeof under === 'string'
      ? [kebabCase(name)]
      : Object.keys(under).map((act) => `${kebabCase(name)}.${kebabCase(act)}`),
  );
}
