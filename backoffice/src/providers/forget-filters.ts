// React-admin's storage keys for the filters, order and page of each list.
const ofList = /^RaStore.*\.listParams$/;

/** Removes stored filters, which may contain customers' names. Preferences such as chosen columns stay. */
export function forgetFilters(): void {
  try {
    for (const key of Object.keys(localStorage)) if (ofList.test(key)) localStorage.removeItem(key);
  } catch {
    // If storage is disabled, nothing was stored.
  }
}
