import type { IdentityAccess, Web } from '@semilla/server/kit/identity/identity-provider.ts';
import type { Keys } from '@semilla/server/kit/keys.ts';

export const simulatorPath = '/dev/identity';

/** The address of the simulator and the secret that signs its messages. */
export function simulatorAccess(keys: Keys, web: Web): IdentityAccess {
  return {
    baseUrl: `${web.ownUrl()}${simulatorPath}`,
    apiKey: 'simulator',
    secrets: [keys.sign('identity simulator')],
  };
}
