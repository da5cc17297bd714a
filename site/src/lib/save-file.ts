const named = /filename="?([^";]+)"?/;

/** Hands what the API answered to the browser as a file, under the name that came with it. */
export async function saveFile(answer: Response, otherwise: string): Promise<void> {
  const name = named.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
