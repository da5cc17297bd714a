import type { FastifyInstance } from 'fastify';

/** The remote address of calls from within the process. No connection from outside can have it. */
export const withinProcess = 'within';

/** A `fetch` that calls the app without the network, with the given cookies or as a visitor. */
export function injectFetch(app: FastifyInstance, cookie?: string): typeof fetch {
  return async (input, init = {}) => {
    const response = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: String(input),
      remoteAddress: withinProcess,
      headers: { ...(init.headers as Record<string, string>), ...(cookie && { cookie }) },
      ...(init.body && { payload: init.body as string }),
    });
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
    });
  };
}
