import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';

/** How many values a request may have in all its objects and lists. */
export const valuesMax = 200;

export const tooManyValues = () => new ApiError('request.too_many_values', { params: { max: valuesMax } });

/** The position after a JSON string whose quote is at `start`. */
function endOfString(json: string, start: number): number {
  for (let at = start; ; ) {
    at = json.indexOf('"', at + 1);
    if (at < 0) return json.length;
    let escapes = 0;
    while (json[at - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
}

const quote = 0x22;
const comma = 0x2c;
const openings = new Set([0x5b, 0x7b]);

/**
 * Whether a JSON text has more than `max` values, without parsing it. Counts only until it is certain: one value
 * follows each comma, and each list or object but the outermost is one.
 */
export function isWide(json: string, max: number): boolean {
  let [commas, opened] = [0, 0];
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at);
    if (code === comma) commas += 1;
    else if (openings.has(code)) opened += 1;
    if (commas >= max || opened > max + 1) return true;
    at = code === quote ? endOfString(json, at) : at + 1;
  }
  return false;
}

/**
 * Refuses JSON bodies with too many values before they are parsed: parsing thousands of keys takes so long that a few
 * such bodies hold up all other requests.
 */
export function parseNarrowJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (isWide(json, valuesMax)) done(tooManyValues());
    else void parse(request, json, done);
  });
}
