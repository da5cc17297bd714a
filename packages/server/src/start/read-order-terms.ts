import { readFileSync } from 'node:fs';
import { money } from '@semilla/contract';
import { z } from 'zod';
import type { TermsOfOrders } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import { ownTerms } from '../project/orders/order-terms-in.ts';

const text = z.string().trim().min(1).max(1_000);

const wording = z.strictObject({ es: text, en: text });

const replacement = z
  .strictObject({
    version: z.string().min(1).max(20),
    ...wording.shape,
    cap: money.nullable().default(null),
    aboveCap: wording.optional(),
    experienced: wording.optional(),
  })
  .transform(({ version, es, en, cap, aboveCap, experienced }, context): TermsOfOrders => {
    const terms = { version, capCents: cap, text: { es, en } };
    if (cap === null) return terms;
    if (aboveCap && experienced) return { ...terms, otherTexts: { aboveCap, experienced } };
    context.addIssue('A cap needs aboveCap and experienced, for whom the text with the amount is untrue.');
    return z.NEVER;
  });

/** The terms that investors accept with an order. A JSON file can replace the default ones. */
export function readOrderTerms(path: string | undefined): TermsOfOrders {
  if (!path) return ownTerms;
  try {
    return replacement.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new ConfigError(
      `ORDER_TERMS_FILE cannot be "${path}": set it to a JSON file with version, es and en, and cap, aboveCap and experienced if the terms name an amount. ${why}`,
    );
  }
}
