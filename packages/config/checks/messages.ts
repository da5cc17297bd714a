// Prevents half-translated screens: both languages have the same messages and placeholders, each is used, and none is missing.
import { type Entry, readCatalogue } from './lib/catalogue.ts';
import type { Check, Problem } from './lib/check.ts';
import { type MessageUses, messageUses } from './lib/message-uses.ts';
import type { Tree } from './lib/tree.ts';

const errorsFile = 'packages/contract/src/errors.ts';
/** The catalogue includes these codes. */
const projectErrorsFile = 'packages/contract/src/project/project-errors.ts';
const errorCode = /^\s*'([a-z_]+\.[a-z_]+)':/gm;
/** Messages that react-admin uses. */
const borrowed = /^ra\./;

export const messages: Check = {
  name: 'messages',
  run(tree) {
    const { entries, problems } = readCatalogue(tree);
    const { es, en } = entries;
    const uses = messageUses(tree);
    const codes = errorCodes(tree);
    return {
      counted: `${es.size} messages in 2 languages, ${codes.length} error codes`,
      problems: [
        ...problems,
        ...[...es.values()].flatMap((entry) => againstOther(entry, en, 'en.ts')),
        ...refuse(en, ({ key }) => !es.has(key), 'is missing in es.ts; add it'),
        ...refuse(es, isEmpty, 'is empty; write its text'),
        ...refuse(en, isEmpty, 'is empty; write its text'),
        ...refuse(es, ({ key }) => !isUsed(key, uses, codes), 'is used nowhere; delete it'),
        ...unknownKeys(uses, es),
        ...wordlessCodes(codes, es),
      ],
    };
  },
};

function refuse(entries: Map<string, Entry>, isWrong: (entry: Entry) => boolean, message: string): Problem[] {
  return [...entries.values()].filter(isWrong).map((entry) => problem(entry, message));
}

function isEmpty({ text }: Entry): boolean {
  return !text.trim();
}

function unknownKeys({ calls }: MessageUses, es: Map<string, Entry>): Problem[] {
  return calls
    .filter(({ key }) => !es.has(key) && !borrowed.test(key))
    .map(({ key, file, line }) => ({
      file,
      line,
      message: `${key} does not exist; add it to packages/i18n`,
    }));
}

function wordlessCodes(codes: string[], es: Map<string, Entry>): Problem[] {
  return codes
    .filter((code) => !es.has(`errors.${code}`))
    .map((code) => ({
      file: errorsFile,
      message: `${code} has no words; add errors.${code} to packages/i18n`,
    }));
}

function againstOther(entry: Entry, others: Map<string, Entry>, otherFile: string): Problem[] {
  const other = others.get(entry.key);
  if (!other) return [problem(entry, `is missing in ${otherFile}; add it`)];
  const [own, theirs] = [blanksOf(entry.text), blanksOf(other.text)];
  if (own === theirs) return [];
  return [problem(other, `fills ${theirs || 'no blanks'}, in es.ts ${own || 'no blanks'}; use the same`)];
}

function blanksOf(text: string): string {
  return [...new Set(text.match(/%\{\w+\}/g))].toSorted().join(' ');
}

function isUsed(key: string, { literals, prefixes }: MessageUses, codes: string[]): boolean {
  if (key.startsWith('errors.') && codes.includes(key.slice('errors.'.length))) return true;
  return literals.has(key) || [...prefixes].some((prefix) => prefix !== 'errors.' && key.startsWith(prefix));
}

function errorCodes(tree: Tree): string[] {
  const files = [errorsFile, projectErrorsFile].filter((file) => tree.has(file));
  return files.flatMap((file) => [...tree.read(file).matchAll(errorCode)].map((match) => match[1] ?? ''));
}

function problem({ file, line, key }: Entry, message: string): Problem {
  return { file, line, message: `${key} ${message}` };
}
