import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Fastify ignores X-Forwarded-For if trustProxy is a number, since it cannot know that only proxies reach it. The operator
 * who sets a number guarantees that, so it becomes a function.
 */
export function trustedProxies({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const trusted =
    typeof trustProxy === 'number' ? (_address: string, hop: number) => hop < trustProxy : trustProxy;
  return trusted as NonNullable<FastifyServerOptions['trustProxy']>;
}
