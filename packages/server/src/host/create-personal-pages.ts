import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retrySeconds } from '../kit/http/plugins/problems.ts';
import type { createRenderLimit } from './create-render-limit.ts';
import type { PageAddress } from './page-address.ts';
import type { RefusedPage } from './refuse-page.ts';
import type { SiteHandler } from './render-page.ts';
import { renderForCaller } from './render-private-page.ts';
import { servePrivatePage } from './serve-page.ts';

interface Site {
  limit: ReturnType<typeof createRenderLimit>;
  waitSeconds: (address: string) => number | undefined;
  refuse: (request: FastifyRequest, reply: FastifyReply, refused: RefusedPage) => FastifyReply;
  count: (cache: 'private') => void;
}

/**
 * Answers with pages that depend on the caller. Each visit costs a render, so it counts towards the limit per
 * network address and the limit for all visitors.
 */
export function createPersonalPages(
  app: FastifyInstance,
  handler: SiteHandler,
  { limit, waitSeconds, refuse, count }: Site,
) {
  return async function answerPersonal(
    request: FastifyRequest,
    reply: FastifyReply,
    address: PageAddress,
  ): Promise<FastifyReply> {
    const { locale } = address;
    const busy = { status: 503, locale, seconds: retrySeconds } as const;
    if (limit.isFull()) return refuse(request, reply, busy);
    const seconds = waitSeconds(request.ip);
    if (seconds) return refuse(request, reply, { status: 429, locale, seconds });
    const page = await limit.during(() => renderForCaller(app, handler, request, address));
    if (!page || page.isUnavailable) return refuse(request, reply, busy);
    count('private');
    return servePrivatePage(request, reply, page);
  };
}
