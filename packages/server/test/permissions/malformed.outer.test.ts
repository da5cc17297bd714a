/**
 * Goal: every malformed request is refused with an error of the contract that names the wrong field, and reveals
 * nothing internal. Method: the valid request of every endpoint is broken in many random ways derived from the
 * endpoint's own rules. `TEST_SEED` repeats a run.
 */
import { errorCatalogue, type Problem } from '@semilla/contract';
import { endpoints } from '@semilla/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sized, testSeed } from '../seed.ts';
import type { Example } from './example.ts';
import { examples } from './examples.ts';
import { goodCall } from './prepare.ts';
import { type Answer, send } from './wire.ts';
import { createWorld, type World } from './world.ts';
import { wrongRequests } from './wrong/index.ts';
import type { Variant } from './wrong/variant.ts';

const variantsEach = sized(10, 200);
let world: World;
let sent = 0;

beforeAll(async () => {
  console.log(`Malformed requests are made up from TEST_SEED=${testSeed}.`);
  world = await createWorld();
});
afterAll(async () => {
  console.log(`${sent} malformed requests to ${Object.keys(endpoints).length} endpoints were refused.`);
  await world.test.close();
});

const behindTheApi =
  /select |insert into|update "|relation |constraint|violates|syntax error|postgres|drizzle|sqlstate|zod|fastify|node_modules|\.ts:\d|\bat \w+ \(/i;

/** Returns what a refusal lacks; undefined if it is complete. */
function missingPart(answer: Answer, { field }: Variant): string | undefined {
  if (answer.statusCode >= 500) return 'a server that knows what to say';
  if (answer.statusCode < 400) return 'the refusal';
  if (answer.headers['content-type'] !== 'application/problem+json') return 'the form of a problem';
  const problem: Problem = answer.json();
  if (errorCatalogue[problem.code] !== answer.statusCode) return 'a code of the catalogue';
  if (problem.status !== answer.statusCode || !problem.requestId || !problem.title) return 'its parts';
  const messages = [problem.detail, ...(problem.errors ?? []).map(({ message }) => message)];
  if (messages.some((text) => !text || /^(?:errors|validation)\./.test(text))) return 'words';
  if (behindTheApi.test(answer.body.replaceAll(/"path":"(?:[^"\\]|\\.)*"/g, ''))) return 'discretion';
  // A body with too many values is refused before its fields are read.
  if (problem.code === 'request.too_many_values') return undefined;
  const isNamed = problem.errors?.some(({ path }) => path === field || path.startsWith(`${field}.`));
  return field === undefined || isNamed ? undefined : `the field ${field}`;
}

describe.each(Object.entries(endpoints))('%s', (name, endpoint) => {
  const example = (examples as Record<string, Example>)[name] as Example;

  it(`[P7][X1] refuses ${variantsEach} malformed requests, each with a proper error`, async () => {
    const { wire, cookie } = await goodCall(world, endpoint, example);
    const variants = await wrongRequests(endpoint, wire, variantsEach, testSeed);
    expect(variants).toHaveLength(variantsEach);
    const wrong: string[] = [];
    for (const variant of variants) {
      const answer = await send(world.test, cookie, variant.wire);
      const missing = missingPart(answer, variant);
      if (missing)
        wrong.push(`lacks ${missing}: ${variant.what}\n  ${answer.statusCode} ${answer.body.slice(0, 400)}`);
      sent += 1;
    }
    expect(wrong).toEqual([]);
  });
});
