import { readFileSync } from 'node:fs';
import { type FixedTexts, fixedTexts } from '@semilla/contract';
import { z } from 'zod';
import { ConfigError } from '../kit/config-error.ts';

const text = z.string().trim().min(1).max(4_000);

const replacement = z.strictObject({
  version: z.string().min(1).max(20),
  es: text,
  en: text,
  comparedIn: z.array(z.enum(['es', 'en'])).default([]),
});

const names = Object.keys(fixedTexts) as (keyof FixedTexts)[];
const replacements = z.partialRecord(z.enum(names), replacement);

/** The texts that the law fixes; a JSON file replaces those that it names. */
export function readFixedTexts(path: string | undefined): FixedTexts {
  if (!path) return fixedTexts;
  try {
    return { ...fixedTexts, ...replacements.parse(JSON.parse(readFileSync(path, 'utf8'))) } as FixedTexts;
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new ConfigError(
      `FIXED_TEXTS_FILE cannot be "${path}": set it to a JSON file with texts by name (${names.join(', ')}), each with version, es and en. ${why}`,
    );
  }
}
