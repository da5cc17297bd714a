import userEvent from '@testing-library/user-event';

/**
 * Enters a text in a field at once, as from the clipboard: after each key the whole screen renders again, and a test
 * that is about something else need not wait for that.
 */
export async function enter(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
