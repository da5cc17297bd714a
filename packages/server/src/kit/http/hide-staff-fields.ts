import type { FieldList } from '@semilla/contract';

/** An answer as the public gets it: null in place of what its field list says that only staff see. */
export function hideStaffFields<Answer extends object>({ fields }: FieldList, answer: Answer): Answer {
  const hidden = Object.values(fields).filter(({ seenBy }) => seenBy === 'staff');
  return { ...answer, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) };
}
