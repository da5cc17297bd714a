export const treasuryKeys = [
  { keys: ['j', 'ArrowDown'], label: 'payment.treasury.keys.next' },
  { keys: ['k', 'ArrowUp'], label: 'payment.treasury.keys.previous' },
  { keys: ['a', 'Enter'], label: 'payment.treasury.keys.book' },
  { keys: ['x'], label: 'payment.treasury.keys.select' },
  { keys: ['r'], label: 'payment.treasury.keys.hold' },
];
