import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');
/** What names texts that the backoffice shows: its own code, and the packages that it shares with the site. */
const sources = [
  join(import.meta.dirname, '../src'),
  ...['client', 'contract', 'format'].map((name) => join(packages, name, 'src')),
];
/** The keys of these are put together from codes, names of fields and names of acts. */
const alwaysKept = ['errors', 'fields', 'validation', 'approvals'];
const file = /packages\/i18n\/src\/messages\/(\w+)\/(?:es|en)\.ts/;
/** The blocks at the top level of a file of messages. */
const blocks = /\n {2}(\w+): \{\n[\s\S]*?\n {2}\},/g;

function readSources(): string {
  const paths = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  return paths.map((path) => readFileSync(path, 'utf8')).join('\n');
}

/** Removes texts that the backoffice never names from its words: those of mails, documents and pages of the site. */
export function withoutUnusedTexts() {
  let code = '';
  return {
    name: 'without-unused-texts',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    buildStart() {
      code = readSources();
    },
    transform: {
      filter: { id: file },
      handler(messages: string, id: string) {
        const domain = file.exec(id)?.[1] ?? '';
        const isPutTogether = alwaysKept.includes(domain) || code.includes(`\`${domain}.\${`);
        if (isPutTogether) return null;
        const isUsed = (name: string) => code.includes(`${domain}.${name}`);
        return {
          code: messages.replace(blocks, (block, name: string) => (isUsed(name) ? block : '')),
          map: null,
        };
      },
    },
  };
}
