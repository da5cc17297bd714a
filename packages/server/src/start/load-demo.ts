import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../kit/config-error.ts';
import type { IdentityAccess, Web } from '../kit/identity/identity-provider.ts';
import type { Keys } from '../kit/keys.ts';
import type { Services } from '../kit/services.ts';

/** What the server uses of the package `@semilla/demo`, which a production install leaves out. */
export interface Demo {
  /** Fills an empty platform with believable data, once. */
  seed(services: Services): Promise<void>;
  /** Serves the development desk and the identity simulator under `/dev`. */
  mountDesk(app: FastifyInstance): void;
  simulatorAccess(keys: Keys, web: Web): IdentityAccess;
  /** A clock that the desk moves; authenticator apps follow the real time. */
  clockIn(dataDir: string): Pick<Services, 'now' | 'deviceNow'>;
  password: string;
  accounts: readonly { email: string; role: string }[];
}

function isNotInstalled(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' &&
    // A bundle names the file that it made of the package.
    /@semilla\/demo|\/demo-[^/]+\.js/.test(error.message)
  );
}

/** Loads the demo. No other file of the server imports that package. */
export async function loadDemo(): Promise<Demo> {
  try {
    return (await import('@semilla/demo')).demo;
  } catch (error) {
    if (!isNotInstalled(error)) throw error;
    throw new ConfigError(
      'The demo is not installed here: set DEMO=false and a DATABASE_URL, or install every package with "npm ci".',
    );
  }
}
