import { ApiProblem } from '@semilla/client';
import { useState } from 'react';
import type { FormValues } from './use-form.ts';

/** The values of a form after its record was saved elsewhere: what was typed stays, and the rest is as it is saved now. */
function takeOver<V extends FormValues>(typed: V, before: V, now: V): V {
  const fields = Object.entries(typed).map(([name, value]) => [
    name,
    value === before[name] ? now[name] : value,
  ]);
  return Object.fromEntries(fields) as V;
}

/** Remembers what is saved of a form, to tell it from what was typed. */
export function useSavedValues<V extends FormValues>(initial: V, readAgain: (() => Promise<V>) | undefined) {
  const [saved, setSaved] = useState(initial);

  /** After a refusal because the record was edited elsewhere: what the typed values become, to be sent again. */
  async function adoptNewer(refusal: unknown): Promise<((typed: V) => V) | undefined> {
    const isEdited = refusal instanceof ApiProblem && refusal.is('request.edited_meanwhile');
    const now = isEdited ? await readAgain?.().catch(() => undefined) : undefined;
    if (!now) return undefined;
    setSaved(now);
    return (typed) => takeOver(typed, saved, now);
  }
  return { setSaved, adoptNewer };
}
