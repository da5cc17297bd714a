import { randomUUID } from 'node:crypto';
import { termsVersion } from '@semilla/contract';
import { type Answer, type Ask, clientOf } from './client.ts';
import { benchId, projectKind, tokenOf } from './fill.ts';
import type { FilledPlatform } from './filled-platform.ts';

/** An address for each user, as a proxy would report it. */
const addressOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;

/** Sends requests as any of the users of a platform. */
export function usersOf({ url }: FilledPlatform, connections: number) {
  const ask = clientOf(url, connections);
  const as =
    (number: number): Ask =>
    (path, { headers, ...asked } = {}) =>
      ask(path, {
        ...asked,
        headers: {
          cookie: `semilla-session=${tokenOf(number)}`,
          origin: url,
          'x-forwarded-for': addressOf(number),
          ...(asked.method && { 'idempotency-key': randomUUID() }),
          ...headers,
        },
      });

  /** Places an order of 100 euros. Throws for any refusal, unless the project is full. */
  async function invest(user: number, project: number): Promise<Answer> {
    const body = { projectId: benchId(projectKind, project), amount: '100.00', termsVersion };
    const answer = await as(user)('/v1/project/orders', { method: 'POST', body });
    if (answer.status !== 201 && answer.status !== 409)
      throw new Error(`an order was answered ${answer.status}: ${answer.body}`);
    return answer;
  }
  return { as, invest };
}
