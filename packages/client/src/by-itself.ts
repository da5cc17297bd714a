let running = 0;

/** Whether the page, not the user, is making calls. Such calls do not extend the session. */
export const isRunByItself = (): boolean => running > 0;

export async function runByItself(act: () => Promise<unknown>): Promise<void> {
  running += 1;
  try {
    await act();
  } finally {
    running -= 1;
  }
}
