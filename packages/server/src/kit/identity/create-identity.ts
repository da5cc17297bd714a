import type { Config } from '../config.ts';
import type { Keys } from '../keys.ts';
import { createVeriff } from './create-veriff.ts';
import type { IdentityAccess, IdentityProvider, Web } from './identity-provider.ts';
import { nobody } from './nobody.ts';

export function createIdentity({
  config,
  keys,
  web,
  simulatorAccess,
}: {
  config: Pick<Config, 'identity' | 'publicUrl' | 'timeouts'>;
  keys: Keys;
  web: Web;
  /** Access to the demo's identity simulator, if the demo is installed. */
  simulatorAccess?: ((keys: Keys, web: Web) => IdentityAccess) | undefined;
}): IdentityProvider {
  const { identity, publicUrl, timeouts } = config;
  const settings = { publicUrl, fetch: web.fetch, timeoutMs: timeouts.identityMs };
  if (identity.kind === 'veriff') return createVeriff({ access: () => identity, ...settings });
  if (identity.kind === 'nobody' || !simulatorAccess) return nobody;
  return createVeriff({ access: () => simulatorAccess(keys, web), ...settings });
}
