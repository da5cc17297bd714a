// Prevents two machines from installing two different products: every dependency is pinned to one version.
import type { Check, Problem } from './lib/check.ts';
import { lineAt } from './lib/source.ts';

const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const sections = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies', 'overrides'];
const ownVersion = '0.1.0';

export const exactVersions: Check = {
  name: 'exact-versions',
  run(tree) {
    const files = tree.paths.filter((path) => /(?:^|\/)package\.json$/.test(path));
    return {
      counted: `${files.length} manifests`,
      problems: files.flatMap((file) => problemsOf(file, tree.read(file))),
    };
  },
};

function problemsOf(file: string, text: string): Problem[] {
  const manifest = JSON.parse(text);
  return sections
    .flatMap((section) => versionsIn(manifest[section]))
    .filter(([name, version]) =>
      name.startsWith('@semilla/') ? version !== ownVersion : !exact.test(version),
    )
    .map(([name, version]) => ({
      file,
      line: lineAt(text, text.indexOf(`"${version}"`, text.indexOf(`"${name}"`))),
      message: `${name} is "${version}"; ${name.startsWith('@semilla/') ? `write "${ownVersion}"` : 'write the one version that is installed'}`,
    }));
}

function versionsIn(section: Record<string, unknown> = {}): [name: string, version: string][] {
  return Object.entries(section).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[name, value] as [string, string]]
      : versionsIn(value as Record<string, unknown>),
  );
}
