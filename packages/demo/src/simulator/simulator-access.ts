import type { IdentityAccess, Web } from '@semilla/server/kit/identity/identity-provider.ts';
import type { Keys } from '@semilla/server/kit/keys.ts';

/** Where the simulator answers. */
export const simulatorPath = '/dev/identity';

/** How the server reaches the simulator, and the secret that signs what the simulator sends. */
export function simulatorAccess(keys: Keys, web: Web): IdentityAccess {
  return {
    baseUrl: `${web.ownUrl()}${simulatorPath}`,
    apiKey: 'simulator',
    secrets: [keys.sign('identity simulator')],
  };
}
