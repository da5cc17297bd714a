import type { Endpoint } from '@semilla/contract';
import fc from 'fast-check';
import type { Wire } from '../wire.ts';
import { wrongParams, wrongQuery } from './address.ts';
import { brokenForms, brokenJsonBodies, rawForm } from './broken.ts';
import type { Variant } from './variant.ts';
import { wrongForm } from './wrong-form.ts';
import { wrongJson } from './wrong-json.ts';

const roundsMax = 20;
const wrongKeys = ['', 'short', 'with blanks in it', 'ñandú-ñandú', 'x'.repeat(300)];

function wrongHeaders({ idempotency }: Endpoint, wire: Wire): fc.Arbitrary<Variant>[] {
  if (!idempotency) return [];
  return [
    fc.constantFrom(...wrongKeys).map((key) => ({
      what: `idempotency key ${key}`,
      wire: { ...wire, headers: { ...wire.headers, 'idempotency-key': key } },
    })),
  ];
}

async function wrongBodies(endpoint: Endpoint, wire: Wire): Promise<fc.Arbitrary<Variant | undefined>[]> {
  if (wire.body instanceof FormData) {
    return [...wrongForm(endpoint, wire), ...brokenForms(endpoint, wire, await rawForm(wire.body))];
  }
  if (wire.method === 'GET') return [];
  return [...(endpoint.body ? wrongJson(endpoint, wire) : []), ...brokenJsonBodies(endpoint, wire)];
}

/** Returns the first malformed request, because some generated ones are valid by chance. */
const firstWrong = (kind: fc.Arbitrary<Variant | undefined>, seed: number) =>
  fc.sample(kind, { numRuns: roundsMax, seed }).find((sample) => sample !== undefined);

/**
 * Returns `count` malformed requests to an endpoint: one of each kind, then random kinds. The same seed gives the
 * same requests.
 */
export async function wrongRequests(
  endpoint: Endpoint,
  wire: Wire,
  count: number,
  seed: number,
): Promise<Variant[]> {
  const place = { endpoint, wire };
  const kinds = [
    ...(await wrongBodies(endpoint, wire)),
    ...wrongParams(place),
    ...wrongQuery(place),
    ...wrongHeaders(endpoint, wire),
  ];
  const variants = kinds.map((kind) => firstWrong(kind, seed)).filter((sample) => sample !== undefined);
  for (let round = 0; variants.length < count && round < roundsMax; round += 1) {
    const samples = fc.sample(fc.oneof(...kinds), { numRuns: count, seed: seed + round });
    variants.push(...samples.filter((sample) => sample !== undefined));
  }
  return variants.slice(0, count);
}
