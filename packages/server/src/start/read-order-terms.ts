import { readFileSync } from 'node:fs';
import { money } from '@semilla/contract';
import { z } from 'zod';
import type { TermsOfOrders } from '../kit/config.ts';
import { ConfigError } from '../kit/config-error.ts';
import { ownTerms } from '../project/orders/order-terms-in.ts';

const text = z.string().trim().min(1).max(1_000);

const replacement = z.strictObject({
  version: z.string().min(1).max(20),
  es: text,
  en: text,
  cap: money.nullable().default(null),
});

/** The terms that investors accept with an order. A JSON file can replace the default ones. */
export function readOrderTerms(path: string | undefined): TermsOfOrders {
  if (!path) return ownTerms;
  try {
    const { version, es, en, cap } = replacement.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { version, capCents: cap, text: { es, en } };
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new ConfigError(
      `ORDER_TERMS_FILE cannot be "${path}": set it to a JSON file with version, es and en, and cap if the terms name an amount. ${why}`,
    );
  }
}
