import { questionnaire } from '@semilla/contract';
import type { Config } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import type { Variables } from './environment.ts';

/** The pass mark, the pause and the weights of the entry test. Throws if a weight names an unknown question. */
export function readEntryTest({
  ENTRY_TEST_PASS_MARK: mark,
  ENTRY_TEST_PAUSE_HOURS: pauseHours,
  ENTRY_TEST_WEIGHTS: given,
}: Variables): Config['entryTest'] {
  const pairs = given ? given.split(',').map((pair) => pair.split('=') as [string, string]) : [];
  const known = questionnaire.questions.map(({ id }) => id);
  const unknown = pairs.find(([id]) => !known.includes(id));
  if (unknown) {
    throw new ConfigError(
      `ENTRY_TEST_WEIGHTS cannot name "${unknown[0]}": name questions among ${known.join(', ')}.`,
    );
  }
  const weights = Object.fromEntries(pairs.map(([id, weight]) => [id, Number(weight)]));
  return { passMarkHundredths: Math.round(mark * 100), pauseHours, weights };
}
