import type { Config } from '../../kit/config.ts';

/** The site that passkeys are made for, by its public address alone: the headers of a request can be forged. */
export function siteOf({ publicUrl }: Pick<Config, 'publicUrl'>): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpId: hostname, origin };
}
