import { type RequestOptions, request } from './request.ts';

/** Downloads a file from its address, such as the `viewUrl` of a document. */
export async function fetchFile(
  url: string,
  options: Pick<RequestOptions, 'headers' | 'signal'> = {},
): Promise<Blob> {
  return (await request(url, options)).blob();
}
