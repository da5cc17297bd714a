const named = /filename="?([^";]+)"?/;

/** Hands what the API answered to a call for a file to the browser, under the name that came with it. */
export async function saveFile(asked: Promise<unknown>, otherwise: string): Promise<void> {
  const answer = (await asked) as Response;
  const name = named.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? otherwise;
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
