import { readFileSync } from 'node:fs';
import { type FixedTexts, fixedTexts } from '@semilla/contract';
import { z } from 'zod';
import { ConfigError } from '../kit/config-error.ts';

const text = z.string().trim().min(1).max(4_000);

const footnotes = z.array(text).max(9);

const replacement = z.strictObject({
  version: z.string().min(1).max(20),
  es: text,
  en: text,
  footnotes: z.strictObject({ es: footnotes, en: footnotes }).optional(),
  comparedIn: z.array(z.enum(['es', 'en'])).default([]),
});

const names = Object.keys(fixedTexts) as (keyof FixedTexts)[];
const replacements = z.partialRecord(z.enum(names), replacement);

/** Production must not show the platform's own translations: each text needs the official Spanish wording. */
function checkCompared(texts: FixedTexts): void {
  const open = names.filter((name) => !texts[name].comparedIn.includes('es'));
  if (!open.length) return;
  throw new ConfigError(
    `FIXED_TEXTS_FILE does not say that the Spanish wording of ${open.join(', ')} was compared with the Official Journal of the European Union: compare it, and set comparedIn to ["es", "en"] there.`,
  );
}

function readReplaced(path: string): FixedTexts {
  try {
    return { ...fixedTexts, ...replacements.parse(JSON.parse(readFileSync(path, 'utf8'))) } as FixedTexts;
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new ConfigError(
      `FIXED_TEXTS_FILE cannot be "${path}": set it to a JSON file with texts by name (${names.join(', ')}), each with version, es and en. ${why}`,
    );
  }
}

/** The texts that the law prescribes. A JSON file can replace some of them. */
export function readFixedTexts(path: string | undefined, isProduction = false): FixedTexts {
  const texts = path ? readReplaced(path) : fixedTexts;
  if (isProduction) checkCompared(texts);
  return texts;
}
