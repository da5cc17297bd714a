/** The shortcuts of work mode, as shown in the list of shortcuts. */
export const workKeys = [
  { keys: ['j'], label: 'overview.work.keys.next' },
  { keys: ['k'], label: 'overview.work.keys.previous' },
  { keys: ['a'], label: 'overview.work.keys.approve' },
  { keys: ['r'], label: 'overview.work.keys.reject' },
  { keys: ['n'], label: 'overview.work.keys.skip' },
  { keys: ['v'], label: 'overview.work.keys.see' },
  { keys: ['u'], label: 'overview.work.keys.again' },
  { keys: ['Esc'], label: 'overview.work.keys.close' },
];
