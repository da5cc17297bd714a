import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listComponents } from './list-components.ts';

const repository = join(import.meta.dirname, '../../..');

it('[B10] lists all dependencies of the server with version, license and hash, but no development tools', () => {
  const components = listComponents(repository);
  const names = components.map(({ name }) => name);
  const manifest = readFileSync(join(repository, 'packages/server/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'pg-protocol']));
  expect(names.filter((name) => /^(vitest|@playwright\/test|turbo|knip|@semilla\/demo)$/.test(name))).toEqual(
    [],
  );
  const { fastify = '' } = dependencies;
  expect(components.find(({ name }) => name === 'fastify')).toEqual({
    type: 'library',
    name: 'fastify',
    version: fastify,
    purl: `pkg:npm/fastify@${fastify}`,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
}, 60_000);
