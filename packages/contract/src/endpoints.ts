import * as account from './account/index.ts';
import * as audit from './audit/index.ts';
import * as auth from './auth/index.ts';
import * as misc from './misc/index.ts';
import * as overview from './overview/index.ts';
import * as payment from './payment/index.ts';
import * as project from './project/index.ts';
import * as promotion from './promotion/index.ts';
import type { Endpoint } from './shared/endpoint.ts';
import * as support from './support/index.ts';
import * as wallet from './wallet/index.ts';

const exported: Record<string, unknown> = {
  ...account,
  ...audit,
  ...auth,
  ...misc,
  ...overview,
  ...payment,
  ...project,
  ...promotion,
  ...support,
  ...wallet,
};

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value
  );
}

/** Every endpoint of the API by its name, for what walks them all: the API's page, the permission matrix, the checks. */
export const endpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);
