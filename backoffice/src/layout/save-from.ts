/** Has the browser save what is at an address, without leaving the page; the server may name the file. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
