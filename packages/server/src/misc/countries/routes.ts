import { pageOfLookUp, v1 } from '@semilla/contract';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../kit/errors.ts';
import { route } from '../../kit/http/route.ts';
import { sandboxPolicy } from '../documents/send-file.ts';
import { flagOf } from './flag-of.ts';
import { countriesIn } from './names.ts';

const dayCached = 'public, max-age=86400';

export async function registerCountries(app: FastifyInstance): Promise<void> {
  route(app, v1.countries.find, async ({ locale, query, reply }) => {
    reply.headers({ 'cache-control': dayCached, vary: 'accept-language', 'content-language': locale });
    return pageOfLookUp(countriesIn(locale), query);
  });

  route(app, v1.countries.findFlag, async ({ params, reply }) => {
    const flag = await flagOf(params.alpha2);
    if (!flag) throw new NotFound();
    reply.headers({ 'cache-control': dayCached, 'content-security-policy': sandboxPolicy });
    await reply.type('image/svg+xml; charset=utf-8').send(flag);
  });
}
