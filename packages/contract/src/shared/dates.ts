import { z } from 'zod';
import { ageOn, civilDateAt } from './calendar.ts';
import { fieldKinds } from './field-kinds.ts';
import { unlessMissing } from './rules.ts';

const firstMoment = new Date('1900-01-01T00:00:00Z');
const lastMoment = new Date('2199-12-31T23:59:59.999Z');

/** A moment: ISO 8601 with offset on the wire, a Date everywhere else. */
export const instant = z
  .codec(
    z.iso.datetime({ offset: true, error: unlessMissing('date') }),
    z.date().min(firstMoment, { error: 'date' }).max(lastMoment, { error: 'date' }),
    {
      decode: (text) => new Date(text),
      encode: (date) => date.toISOString(),
    },
  )
  .meta({ example: '2026-03-14T09:30:00.000Z' })
  .register(fieldKinds, { kind: 'instant' });

/** A calendar day, without time or zone: `YYYY-MM-DD`. */
export const civilDate = z.iso
  .date({ error: unlessMissing('date') })
  .refine((text) => text >= '1900-01-01' && text <= '2199-12-31', { error: 'date' })
  .meta({ example: '2026-03-14' })
  .register(fieldKinds, { kind: 'day' });

export const ageMin = 18;

/** A birthday of an adult. */
export const adultBirthday = civilDate
  .refine((text) => ageOn(text, civilDateAt(new Date())) >= ageMin, { error: 'age' })
  .refine((text) => ageOn(text, civilDateAt(new Date())) <= 120, { error: 'date' });
