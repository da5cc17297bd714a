// Prevents tangled layers in the server: each imports only the layers below it, and only the demo loader imports the demo.
import { layerOf, layersCheck } from './lib/layers.ts';
import { packageNamed } from './lib/packages.ts';

const root = 'packages/server/src/';
/** The only file that may load the demo. It does so if the configuration enables it. */
const demoLoader = `${root}start/load-demo.ts`;

export const serverLayers = layersCheck('server-layers', {
  root,
  // Decision 018 explains the order.
  layers: [
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
  ],
  refusesPackage(file, specifier) {
    const isDemo = packageNamed(specifier) === 'demo' && file !== demoLoader;
    return isDemo ? 'must not know the demo, which a production install leaves out' : undefined;
  },
  refusesFile(file, target) {
    const from = layerOf(root, file);
    const to = layerOf(root, target);
    const isOfOther = to !== from && from !== 'start' && target.endsWith('/routes.ts');
    return isOfOther ? `imports the routes of ${to}; import its queries or commands` : undefined;
  },
});
