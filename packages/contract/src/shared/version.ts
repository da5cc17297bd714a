import { z } from 'zod';
import { wholeNumber, writtenWholeNumber } from './whole-number.ts';

/** The version field of an editable record. */
export const recordVersion = z.int().meta({
  example: 3,
  description: 'Raised by every edit; an edit names the version it saw.',
});

const description =
  'The version of the record that the caller saw; `If-Match` says the same. If the record was edited since, the call is ' +
  'refused with both states. Left out, nothing is compared.';
const versionMax = 2_147_483_647;

/** The version field in the body of an edit. */
export const seenVersion = wholeNumber(1, versionMax).optional().meta({ example: 3, description });

/** The version field in a multipart form that edits a record. */
export const writtenSeenVersion = writtenWholeNumber(1, versionMax)
  .optional()
  .meta({ example: 3, description });

/** The version field in a field list. */
export const versionRules = { hidden: 'For programs, which compare it.' } as const;
