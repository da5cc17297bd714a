/** Prints the components of the image in the CycloneDX format: npm run sbom */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listComponents } from './list-components.ts';

const repository = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };

console.log(
  JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      serialNumber: `urn:uuid:${randomUUID()}`,
      version: 1,
      metadata: {
        timestamp: new Date().toISOString(),
        component: { type: 'application', name: 'semilla', version },
      },
      components: listComponents(repository),
    },
    null,
    1,
  ),
);
