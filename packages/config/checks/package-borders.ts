// Prevents a package from importing one it must not import: the frontends must never reach the server's code.
import type { Check, Problem } from './lib/check.ts';
import { importsOf, resolveImport } from './lib/imports.ts';
import { folders, packageNamed, packageOf } from './lib/packages.ts';
import { isSource } from './lib/source.ts';
import type { Tree } from './lib/tree.ts';

const mayKnow: Record<string, string[]> = {
  format: [],
  i18n: ['format'],
  contract: ['format'],
  client: ['contract'],
  server: ['contract', 'client', 'i18n', 'format'],
  demo: ['server', 'contract', 'i18n', 'format'],
  backoffice: ['contract', 'client', 'i18n', 'format'],
  site: ['contract', 'client', 'i18n', 'format'],
  e2e: ['contract', 'client'],
  config: [],
};
/**
 * The imports allowed only in tests, scripts and benches. `server-layers` checks the server's imports in
 * production.
 */
const knownInDevelopment: Record<string, string[]> = { server: ['demo'] };
/** Tests of the checks contain examples that break the rules. */
const examples = /^packages\/config\/checks\/.*\.test\.ts$/;
const toolSettings = /(?:^|\/)[\w.]+\.config\.\w+$/;

export const packageBorders: Check = {
  name: 'package-borders',
  run(tree) {
    const sources = tree.paths.filter((path) => isSource(path) && packageOf(path) && !examples.test(path));
    const manifests = Object.values(folders)
      .map((folder) => `${folder}/package.json`)
      .filter(tree.has);
    return {
      counted: `${sources.length} files, ${manifests.length} manifests`,
      problems: [
        ...sources.flatMap((file) => problemsOfSource(tree, file)),
        ...manifests.flatMap((file) => problemsOfManifest(tree, file)),
      ],
    };
  },
};

function problemsOfSource(tree: Tree, file: string): Problem[] {
  const owner = packageOf(file) ?? '';
  return importsOf(tree.read(file)).flatMap(({ specifier, line }) => {
    const message = refusal(owner, file, specifier);
    return message ? [{ file, line, message }] : [];
  });
}

function refusal(owner: string, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) {
    if (packageOf(resolveImport(file, specifier)) === owner) return undefined;
    return `${specifier} leaves ${folders[owner]}; import the other package by its name`;
  }
  const target = packageNamed(specifier);
  if (!target || target === owner || mayKnow[owner]?.includes(target)) return undefined;
  if (target === 'config' && toolSettings.test(file)) return undefined;
  if (knownInDevelopment[owner]?.includes(target)) return undefined;
  return `${owner} must not know ${specifier}; it may know ${known(owner)}`;
}

function problemsOfManifest(tree: Tree, file: string): Problem[] {
  const owner = packageOf(file) ?? '';
  const manifest = JSON.parse(tree.read(file));
  const inTests = ['config', ...(knownInDevelopment[owner] ?? [])];
  const refused = [
    ...ownPackages(manifest.dependencies).filter((name) => !mayKnow[owner]?.includes(name)),
    ...ownPackages(manifest.devDependencies).filter(
      (name) => ![...(mayKnow[owner] ?? []), ...inTests].includes(name),
    ),
  ];
  return refused.map((name) => ({
    file,
    message: `${owner} must not depend on @semilla/${name}; it may know ${known(owner)}`,
  }));
}

function ownPackages(dependencies: Record<string, string> = {}): string[] {
  return Object.keys(dependencies).flatMap((name) => packageNamed(name) ?? []);
}

function known(owner: string): string {
  return mayKnow[owner]?.join(', ') || 'nobody';
}
