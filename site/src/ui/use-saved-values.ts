import { ApiProblem } from '@semilla/client';
import { useState } from 'react';
import type { FormValues } from './use-form.ts';

/**
 * Merges typed values with a record that was edited elsewhere. Fields that the user changed keep the typed value, all others get
 * the saved one.
 */
function takeOver<V extends FormValues>(typed: V, before: V, now: V): V {
  const fields = Object.entries(typed).map(([name, value]) => [
    name,
    value === before[name] ? now[name] : value,
  ]);
  return Object.fromEntries(fields) as V;
}

/** Remembers the saved values of a form, to find out which fields the user changed. */
export function useSavedValues<V extends FormValues>(initial: V, readAgain: (() => Promise<V>) | undefined) {
  const [saved, setSaved] = useState(initial);

  /**
   * If the record was edited elsewhere, returns a function that merges the typed values with the new record, so they can be sent
   * again.
   */
  async function adoptNewer(refusal: unknown): Promise<((typed: V) => V) | undefined> {
    const isEdited = refusal instanceof ApiProblem && refusal.is('request.edited_meanwhile');
    const now = isEdited ? await readAgain?.().catch(() => undefined) : undefined;
    if (!now) return undefined;
    setSaved(now);
    return (typed) => takeOver(typed, saved, now);
  }
  return { setSaved, adoptNewer };
}
