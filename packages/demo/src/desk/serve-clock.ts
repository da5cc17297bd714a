import { localeOfLink } from '@semilla/server/kit/http/plugins/locale.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { moveClock } from './clock.ts';
import { renderRefusal } from './render-desk.ts';
import { deskWords } from './words/index.ts';

type MoveRequest = FastifyRequest<{ Body: URLSearchParams }>;

const minuteMs = 60_000;
const unitMinutes = { minutes: 1, hours: 60, days: 24 * 60 } as const;
const lastMoment = Date.parse('2100-01-01T00:00:00Z');

const step = z.object({
  amount: z.coerce.number().int().min(1).max(999),
  unit: z.enum(['minutes', 'hours', 'days']),
});

/** Moves the clock and runs the jobs that became due. Answers when they are done. */
async function move(request: MoveRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { services } = request.server;
  const input = step.safeParse(Object.fromEntries(request.body ?? []));
  const ms = input.success ? input.data.amount * unitMinutes[input.data.unit] * minuteMs : 0;
  if (!ms || services.now().getTime() + ms > lastMoment) {
    const locale = localeOfLink(request);
    const { notMoved, refused } = deskWords[locale].clock;
    return reply.status(400).send(renderRefusal(refused, locale, notMoved));
  }
  await moveClock(services.config.dataDir, ms);
  await services.jobs.runScheduled();
  return reply.redirect('/dev#clock', 303);
}

export function serveClock(desk: FastifyInstance): void {
  desk.post('/dev/clock', (request, reply) => move(request as MoveRequest, reply));
}
