import { pino } from 'pino';
import { ConfigError, readConfig } from '../src/config.ts';
import { createServices, type Services } from '../src/services.ts';

/** Runs something on the configured database, without the server, and ends with a sentence where it cannot. */
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
