let running = 0;

/** Whether calls are made by the page and not by its user: they do not prolong the session. */
export const isRunByItself = (): boolean => running > 0;

export async function runByItself(act: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await act();
  } finally {
    running -= 1;
  }
}
