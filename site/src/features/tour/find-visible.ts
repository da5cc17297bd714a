/** The first visible element that matches the selector. */
export function findVisible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0);
}
