const named = /filename="?([^";]+)"?/;

/** Lets the browser save a file that the API returned, under the name in its headers. */
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
