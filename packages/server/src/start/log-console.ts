import { format, stripVTControlCharacters } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { limitRepeats } from '../kit/limit-repeats.ts';

/** The time and the level, which the log has itself. */
const prefix = /^(?:\d\d:\d\d:\d\d )?(?:\[\w+\] )?/;

/**
 * Writes what the site's framework prints about a failed page as one line of the log: its errors would be plain text
 * with a stack, of which an outage makes many.
 */
export function logConsole(log: Pick<FastifyBaseLogger, 'error' | 'warn'>): void {
  const isToBeLogged = limitRepeats(
    (event, times) => log.warn({ event, times }, 'repeated errors of pages'),
    1,
  );
  console.error = (...given: unknown[]) => {
    const [line = ''] = stripVTControlCharacters(format(...given))
      .trim()
      .split('\n');
    const reason = line.replace(prefix, '');
    if (isToBeLogged(reason)) log.error({ reason }, 'a page failed');
  };
}
