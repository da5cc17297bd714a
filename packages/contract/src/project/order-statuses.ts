/**
 * `pending` while the project is being financed, `active` once it is, `finished` when principal and returns are
 * delivered, `cancelled` when cancelled or refunded.
 */
export const orderStatuses = ['pending', 'active', 'finished', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
