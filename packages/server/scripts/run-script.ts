import { pino } from 'pino';
import { ConfigError } from '../src/kit/config-error.ts';
import type { Services } from '../src/kit/services.ts';
import { createServices } from '../src/start/create-services.ts';
import { readConfig } from '../src/start/read-config.ts';

/** Runs `act` on the configured database without the server; prints configuration errors as a sentence. */
export async function runScript(act: (services: Services) => Promise<number | undefined>): Promise<void> {
  try {
    const services = await createServices(readConfig(), pino({ level: 'error' }), {});
    const status = await act(services).finally(async () => {
      await services.pages.close();
      await services.database.close();
    });
    process.exitCode = status ?? 0;
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}
