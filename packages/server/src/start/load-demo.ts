import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../kit/config-error.ts';
import type { IdentityAccess, Web } from '../kit/identity/identity-provider.ts';
import type { Keys } from '../kit/keys.ts';
import type { Services } from '../kit/services.ts';

/** The parts of `@semilla/demo` that the server uses. A production install does not have the package. */
export interface Demo {
  /** Fills an empty platform with realistic data, once. */
  seed(services: Services): Promise<void>;
  /** Serves the development desk and the identity simulator under `/dev`. */
  mountDesk(app: FastifyInstance): void;
  simulatorAccess(keys: Keys, web: Web): IdentityAccess;
  /** A clock that the desk can move. Authenticator apps keep the real time. */
  clockIn(dataDir: string): Pick<Services, 'now' | 'deviceNow'>;
  password: string;
  accounts: readonly { email: string; role: string }[];
}

function isNotInstalled(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' &&
    // In a bundle, the error names the bundled file of the package.
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
