import { plainEndpointOf } from '@semilla/client/make-plain';
import type { Endpoint } from '@semilla/contract';
import { v1 } from '@semilla/contract';

const prefix = 'virtual:plain-endpoint/';

// Not in types, and not where the code needs the schemas of the endpoint, as in `v1.orders.place.body`.
const called = /(?<!typeof )\bv1\.(\w+)\.(\w+)\b(?!\.)/g;

const endpointsByName = v1 as unknown as Record<string, Record<string, Endpoint>>;

function load(id: string): string {
  const [resource = '', act = ''] = id.slice(prefix.length + 1).split('.');
  const endpoint = endpointsByName[resource]?.[act];
  if (!endpoint) throw new Error(`The contract has no endpoint ${resource}.${act}.`);
  return `export default ${JSON.stringify(plainEndpointOf(endpoint))};`;
}

function replaceCalled(code: string): { code: string; map: null } | undefined {
  const names = new Map<string, string>();
  const replaced = code.replace(called, (_, resource: string, act: string) => {
    const name = `plain_${resource}_${act}`;
    names.set(name, `${resource}.${act}`);
    return name;
  });
  const imports = [...names].map(([name, path]) => `import ${name} from '${prefix}${path}';`);
  // In the line of the first import, so that lines keep their numbers.
  return names.size ? { code: `${imports.join(' ')}${replaced}`, map: null } : undefined;
}

/**
 * Replaces the endpoints that browsers call by their method, path and the forms of their values, and the codec of the client by
 * one that needs no schemas. Only forms that check what is typed load schemas.
 */
export function plainEndpoints() {
  return {
    name: 'plain-endpoints',
    enforce: 'pre' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    resolveId(source: string, importer = '') {
      if (source.startsWith(prefix)) return `\0${source}`;
      const isCodec = source === './codec.ts' && importer.includes('/packages/client/src/');
      return isCodec ? importer.replace(/[^/]+$/, 'plain-codec.ts') : undefined;
    },
    load: (id: string) => (id.startsWith(`\0${prefix}`) ? load(id) : undefined),
    transform: {
      filter: { id: /\/(?:site|packages\/client)\/src\/.*\.tsx?$/, code: called },
      handler: replaceCalled,
    },
  };
}
