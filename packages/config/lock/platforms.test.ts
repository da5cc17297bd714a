import { describe, expect, it } from 'vitest';
import { missingOptionals, platformOf } from './platforms.ts';

describe('the platform in a name', () => {
  it.each([
    ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@oxlint/binding-win32-arm64-msvc', { os: ['win32'], cpu: ['arm64'] }],
    ['@turbo/windows-64', { os: ['win32'], cpu: ['x64'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ])('of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

describe('a lock file', () => {
  const tool = {
    version: '1.0.0',
    dev: true,
    optionalDependencies: { '@tool/darwin-arm64': '1.0.0', '@tool/linux-x64': '1.0.0' },
  };

  it('lists the optional packages that are missing', () => {
    const lock = {
      packages: { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.0.0' } },
    };
    expect(missingOptionals(lock)).toEqual([
      { place: 'node_modules/@tool/darwin-arm64', name: '@tool/darwin-arm64', version: '1.0.0', dev: true },
    ]);
  });

  it('finds a package nested next to the one that depends on it', () => {
    const beside = {
      'node_modules/a/node_modules/tool': tool,
      'node_modules/a/node_modules/@tool/darwin-arm64': { version: '1.0.0' },
      'node_modules/@tool/linux-x64': { version: '1.0.0' },
    };
    expect(missingOptionals({ packages: beside })).toEqual([]);
  });
});
