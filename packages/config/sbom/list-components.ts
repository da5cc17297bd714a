import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Installed {
  version?: string;
  dependencies?: Record<string, Installed>;
}

interface Locked {
  version?: string;
  license?: string;
  integrity?: string;
}

export interface Component {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  licenses: { expression: string }[];
  hashes: { alg: 'SHA-512'; content: string }[];
}

/** The image contains the dependencies of these workspaces. */
const inImage = ['--workspace=@semilla/server', '--workspace=@semilla/site'];

function hashesOf(integrity = ''): Component['hashes'] {
  const [, base64] = /^sha512-(.+)$/.exec(integrity) ?? [];
  return base64 ? [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] : [];
}

function flatten({ dependencies = {} }: Installed, found: Map<string, string>): Map<string, string> {
  for (const [name, dependency] of Object.entries(dependencies)) {
    if (dependency.version) found.set(`${name}@${dependency.version}`, name);
    flatten(dependency, found);
  }
  return found;
}

/** The packages in the image, as npm lists them. `npm sbom` would omit packages that another workspace needs for development. */
export function listComponents(repository: string): Component[] {
  const listed = execFileSync('npm', ['ls', '--all', '--json', '--omit=dev', ...inImage], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const locked = new Map(
    Object.entries(packages).map(([path, entry]) => [
      `${path.split('node_modules/').at(-1)}@${entry.version}`,
      entry,
    ]),
  );
  return [...flatten(JSON.parse(listed) as Installed, new Map())].sort().map(([id, name]) => {
    const { license, integrity } = locked.get(id) ?? {};
    const version = id.slice(name.length + 1);
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      licenses: license ? [{ expression: license }] : [],
      hashes: hashesOf(integrity),
    };
  });
}
