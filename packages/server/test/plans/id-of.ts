// Computed from a number, so that rows can reference each other without look-ups.
export const idOf = (kind: number, i: number | 'i') =>
  i === 'i'
    ? `('0190${kind}000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid`
    : `0190${kind}000-0000-7000-8000-${i.toString(16).padStart(12, '0')}`;

export const kinds = {
  user: 1,
  project: 2,
  order: 3,
  ticket: 4,
  type: 5,
  document: 6,
  other: 7,
  entry: 8,
} as const;
