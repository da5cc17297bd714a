let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  isPressed = false;
  for (const act of waiting.splice(0)) act();
}

globalThis.document?.addEventListener('mousedown', () => (isPressed = true), { capture: true });
for (const end of ['mouseup', 'dragend']) {
  // The click follows in the same task.
  globalThis.document?.addEventListener(end, () => setTimeout(release), { capture: true });
}

/**
 * Runs an act at once, or after the click if a mouse or finger is pressing. A line that appears in between would
 * move the pressed button away from the pointer, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}
