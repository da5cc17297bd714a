import { z } from 'zod';
import { wireForms } from './wire-forms.ts';
import './rules.ts';

type OneOrMore<T extends z.ZodType> = z.output<T> | z.output<T>[];

/**
 * A parameter with one or several values: repeated (`amount=gte:100&amount=lte:200`) or, with `isJoined`, also
 * separated by commas (`status=pending,completed`).
 */
export function oneOrMore<T extends z.ZodType>(item: T, countMax: number, { isJoined = false } = {}) {
  const split = (written: unknown) =>
    [written].flat().flatMap((text) => (isJoined && typeof text === 'string' ? text.split(',') : [text]));
  return z
    .codec(z.any(), z.custom<OneOrMore<T>>(), {
      decode: (written, payload): OneOrMore<T> => {
        const values = split(written);
        const wrong = values
          .map((value) => z.safeDecode(item, value as z.input<T>))
          .find(({ error }) => error);
        // The error names the parameter, not the single value.
        if (wrong?.error)
          payload.issues.push({ ...wrong.error.issues[0], path: [], input: written } as never);
        else if (values.length > countMax)
          payload.issues.push({ code: 'custom', message: 'too_many', input: written, params: {} });
        if (payload.issues.length) return z.NEVER;
        const decoded = values.map((value) => z.decode(item, value as z.input<T>));
        return decoded.length === 1 ? (decoded[0] as z.output<T>) : decoded;
      },
      encode: (given) => {
        const encoded = [given].flat().map((value) => z.encode(item, value as z.output<T>));
        if (isJoined) return encoded.join(',');
        return encoded.length === 1 ? encoded[0] : encoded;
      },
    })
    .register(wireForms, { schema: z.array(item).max(countMax), isJoined });
}

const choicesMax = 20;

/** A filter by one of several values: `status=pending,completed`. */
export function anyOf<T extends z.ZodType>(value: T) {
  const { description, example } = z.globalRegistry.get(value) ?? {};
  return oneOrMore(value, choicesMax, { isJoined: true }).meta({
    description: description ?? 'One value, or several separated by commas.',
    ...(example !== undefined && { example }),
  });
}
