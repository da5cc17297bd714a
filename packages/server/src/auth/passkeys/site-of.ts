import type { Config } from '../../kit/config.ts';

/** The site that passkeys are bound to. Uses only the configured address, because request headers can be forged. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}
