/**
 * Has the browser save what is at an address; the server may name the file. Not by a navigation: a dialog that closes goes
 * back in the history, which would stop it.
 */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
