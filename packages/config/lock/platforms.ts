export interface LockedPackage {
  version: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface MissingPackage {
  place: string;
  name: string;
  version: string;
  dev: boolean;
}

const systems: Record<string, string> = { windows: 'win32', win32: 'win32' };
const knownSystems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
];
const processors: Record<string, string> = {
  '64': 'x64',
  x64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  wasm32: 'wasm32',
};
const libraries: Record<string, string> = {
  musl: 'musl',
  musleabihf: 'musl',
  gnu: 'glibc',
  gnueabihf: 'glibc',
};

/** The platform of a package such as `@biomejs/cli-linux-x64-musl`, derived from its name. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const system = words.find((word) => knownSystems.includes(word));
  const processor = words.map((word) => processors[word]).find((word) => word !== undefined);
  const library = words.map((word) => libraries[word]).find((word) => word !== undefined);
  return {
    ...(processor && { cpu: [processor] }),
    ...(library && { libc: [library] }),
    ...(system && { os: [systems[system] ?? system] }),
  };
}

const exact = /^\d+\.\d+\.\d+[\w.-]*$/;

/** The paths at which npm looks for a package that the package at `place` imports, the nearest first. */
function placesFrom(place: string, name: string): string[] {
  const above = place.split('/node_modules/').slice(0, -1);
  const folders = above.map((_, i) => above.slice(0, i + 1).join('/node_modules/')).toReversed();
  return [place, ...folders].map((folder) => `${folder}/node_modules/${name}`).concat(`node_modules/${name}`);
}

/** The optional dependencies that are missing in the lock. */
export function missingOptionals({ packages }: Lock): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [place, { optionalDependencies = {}, dev = false }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!exact.test(version) || placesFrom(place, name).some((one) => packages[one])) continue;
      missing.set(name, { place: `node_modules/${name}`, name, version, dev });
    }
  }
  return [...missing.values()];
}
