import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * If trustProxy is a number, Fastify ignores X-Forwarded-For, because it cannot know that only proxies reach
 * it. An operator who sets a number guarantees that, so the number is replaced by a function, which Fastify
 * accepts.
 */
export function trustedProxies({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const trusted =
    typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
  return trusted as NonNullable<FastifyServerOptions['trustProxy']>;
}
