/** The development server: the API with the demo, and proxies to the development servers of the two frontends. */
import proxy from '@fastify/http-proxy';
import { mountDesk } from '@semilla/demo/desk/mount-desk.ts';
import { seedDemo } from '@semilla/demo/seed-demo.ts';
import { turnAway } from '../src/host/turn-away.ts';
import { buildApp } from '../src/start/build-app.ts';
import { readConfig } from '../src/start/read-config.ts';
import { welcome } from '../src/start/welcome.ts';

const backoffice = 'http://127.0.0.1:5174';
const site = 'http://127.0.0.1:4321';

const config = readConfig();
const app = await buildApp(config);
if (config.demo) {
  await seedDemo(app.services);
  mountDesk(app);
}

async function mountFrontend(upstream: string, prefix: string): Promise<void> {
  await app.register(proxy, {
    upstream,
    prefix,
    rewritePrefix: prefix,
    websocket: true,
    httpMethods: ['GET', 'HEAD'],
    // Only pages are guarded: the assets of the development servers have other paths.
    preHandler: async (request, reply) => {
      if (request.headers['sec-fetch-dest'] === 'document') await turnAway(request, reply);
    },
    // Development servers inject inline scripts, which the content security policy of production would block.
    replyOptions: {
      rewriteHeaders: (headers) => ({ ...headers, 'content-security-policy': undefined }),
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-host': request.headers.host }),
    },
  });
}
await mountFrontend(backoffice, '/admin');
await mountFrontend(site, '/');

await app.listen({ port: config.port, host: config.host });
console.log(welcome(config));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void app.close().then(() => process.exit(0)));
