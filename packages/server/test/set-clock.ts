/** The variables by which `faketime` sets the clock of a process. Tests pass them to each process that they start. */
export const setClock: Record<string, string> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value && (name === 'LD_PRELOAD' || name.startsWith('FAKETIME')) ? [[name, value]] : [],
  ),
);
