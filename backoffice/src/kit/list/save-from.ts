/** Downloads the file at an address without leaving the page. Without a name, the server's name is used. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
