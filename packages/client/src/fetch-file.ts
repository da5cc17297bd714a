import { type RequestOptions, request } from './request.ts';

/** The bytes behind the address of a file, such as the `viewUrl` of a document. */
export async function fetchFile(
  url: string,
  options: Pick<RequestOptions, 'headers' | 'signal'> = {},
): Promise<Blob> {
  return (await request(url, options)).blob();
}
