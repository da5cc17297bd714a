import { pino } from 'pino';
import { ConfigError } from '../src/kit/config-error.ts';
import type { Services } from '../src/kit/services.ts';
import { readConfig } from '../src/start/read-config.ts';

/**
 * Runs `act` on the configured database without the server; prints configuration errors as a sentence. The arguments are
 * read before the database is opened.
 */
export async function runScript<Given = undefined>(
  act: (services: Services, given: Given) => Promise<number | undefined>,
  readArguments: () => Given = () => undefined as Given,
): Promise<void> {
  try {
    const given = readArguments();
    const config = readConfig();
    const { createServices } = await import('../src/start/create-services.ts');
    const services = await createServices(config, pino({ level: 'error' }), {});
    const status = await act(services, given).finally(async () => {
      await services.pages.close();
      await services.database.close();
    });
    process.exitCode = status ?? 0;
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}
