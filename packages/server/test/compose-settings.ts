import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fixedTextsFile } from './fixed-texts-file.ts';
import { orderTermsFile } from './order-terms-file.ts';

export const top = fileURLToPath(new URL('../../../', import.meta.url));
export const read = (path: string) => readFileSync(`${top}${path}`, 'utf8');
export const compose = read('packages/server/compose.yaml');

const [, block = ''] = /^x-settings: &settings\n((?: {2}\S.*\n)+)/m.exec(compose) ?? [];
export const settings = [...block.matchAll(/^ {2}(\w+): "?(.*?)"?$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);
export const variable = /(?<!\$)\$\{(\w+)(?:(:[?+-])([^}]*))?\}/g;
export const required = new Set(
  [...compose.matchAll(variable)].flatMap(([, name, kind]) => (kind === ':?' ? [name as string] : [])),
);

// Maps paths in the containers to files on this machine.
export const [, mount = ''] =
  /volumes:\n {4}- type: bind\n {6}source: "\$\{FIXED_TEXTS_FILE:\?[^}]+\}"\n {6}target: (\S+)\n {6}read_only: true\n/.exec(
    compose,
  ) ?? [];
const mounted: Record<string, string> = {
  [mount]: fixedTextsFile(),
  '/texts/order-terms.json': orderTermsFile(),
};

/** The settings of the platform's service, as Compose fills them from these variables. */
export function filled(given: Record<string, string>): Record<string, string> {
  const fill = (value: string) =>
    value.replace(variable, (_whole, name, kind, rest) => {
      if (kind === ':+') return given[name] ? rest : '';
      return given[name] || (kind === ':-' ? rest : '');
    });
  const values = Object.fromEntries(settings.map(([name, value]) => [name, fill(value)]));
  const atHome = (name: string) => mounted[values[name] ?? ''] ?? '';
  return {
    ...values,
    FIXED_TEXTS_FILE: atHome('FIXED_TEXTS_FILE'),
    ORDER_TERMS_FILE: atHome('ORDER_TERMS_FILE'),
  };
}

/** The variables of the `.env` file that the guide prints, with new secrets. */
export function printedInGuide(): Record<string, string> {
  const guide = read('packages/server/operations.md');
  const [, lines = ''] = /\.env <<END\n([\s\S]+?)\nEND\n/.exec(guide) ?? [];
  return Object.fromEntries(
    lines.split('\n').map((line) => {
      const [name = '', ...value] = line.split('=');
      const written = value.join('=');
      const [, bytes] = /^\$\(openssl rand -hex (\d+)\)$/.exec(written) ?? [];
      return [name, bytes ? randomBytes(Number(bytes)).toString('hex') : written];
    }),
  );
}
