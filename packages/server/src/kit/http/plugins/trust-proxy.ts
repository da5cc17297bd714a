import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/** Fastify hears nobody where it is told a number alone, as it cannot know that only proxies reach it: whoever sets one says so. */
export function trustedProxies({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const trusted =
    typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
  return trusted as NonNullable<FastifyServerOptions['trustProxy']>;
}
