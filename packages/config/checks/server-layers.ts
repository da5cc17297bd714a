// Prevents tangled layers in the server: each imports only the layers below it, and only the demo loader imports the demo.
import type { Check, Problem } from './lib/check.ts';
import { importsOf, resolveImport } from './lib/imports.ts';
import { packageNamed } from './lib/packages.ts';
import { isTest, sourcesUnder } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const root = 'packages/server/src/';

/** From the bottom up: a folder may import itself and those before it. Decision 018 explains the order. */
const layers = [
  'schema',
  'kit',
  'ledger',
  'misc',
  'auth',
  'promotion',
  'project',
  'wallet',
  'payment',
  'account',
  'support',
  'approvals',
  'audit',
  'overview',
  'money',
  'host',
  'start',
];
/** The only file that may load the demo. It does so if the configuration enables it. */
const demoLoader = `${root}start/load-demo.ts`;

export const serverLayers: Check = {
  name: 'server-layers',
  run(tree) {
    const files = sourcesUnder(tree, root).filter((file) => !isTest(file));
    return { counted: `${files.length} files`, problems: files.flatMap((file) => problemsOf(tree, file)) };
  },
};

function problemsOf(tree: Tree, file: string): Problem[] {
  if (!layers.includes(layerOf(file))) {
    const message = `is in no layer; put it into one of ${layers.join(', ')}`;
    return [{ file, line: 1, message }];
  }
  return importsOf(tree.read(file)).flatMap(({ specifier, line }) => {
    const message = refusal(file, specifier);
    return message ? [{ file, line, message }] : [];
  });
}

function refusal(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) {
    const isDemo = packageNamed(specifier) === 'demo' && file !== demoLoader;
    return isDemo ? 'must not know the demo, which a production install leaves out' : undefined;
  }
  const target = resolveImport(file, specifier);
  if (!target.startsWith(root)) return `imports ${target}, which is not in ${root}`;
  const from = layerOf(file);
  const to = layerOf(target);
  if (layers.indexOf(to) > layers.indexOf(from)) {
    return `imports ${to}, a layer above ${from}; move what both need down, or the caller up`;
  }
  if (to !== from && from !== 'start' && target.endsWith('/routes.ts')) {
    return `imports the routes of ${to}; import its queries or commands`;
  }
  return undefined;
}

function layerOf(path: string): string {
  return path.slice(root.length).split('/')[0] ?? '';
}
