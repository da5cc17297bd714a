/** What sets the clock of all processes that run under `faketime`, for those that a test starts with settings of its own. */
export const setClock: Record<string, string> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value && (name === 'LD_PRELOAD' || name.startsWith('FAKETIME')) ? [[name, value]] : [],
  ),
);
