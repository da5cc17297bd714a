/** Remembers whether there is a promotion, so the next page knows whether to reserve space. */
export function storePromotionHint(isPromoted: boolean): void {
  try {
    if (isPromoted) localStorage.removeItem('promotion');
    else localStorage.setItem('promotion', 'none');
  } catch {
    // Without storage every page reserves the space.
  }
}
