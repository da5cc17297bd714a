import { type Client, createClient } from '@semilla/contract/client';
import { clientOptions } from './api.ts';

/** Like fetch, but reports the upload's progress, which fetch cannot. */
function watchedFetch(onProgress: (percent: number) => void): typeof fetch {
  return (address, { method = 'POST', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(address));
      request.responseType = 'text';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress((loaded / total) * 100));
      request.addEventListener('error', () => reject(new TypeError('no answer')));
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      request.addEventListener('load', () => {
        const retryAfter = request.getResponseHeader('retry-after');
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: retryAfter ? { 'retry-after': retryAfter } : {},
          }),
        );
      });
      signal?.addEventListener('abort', () => request.abort());
      request.send(body as FormData);
    });
}

/** The API for an upload, with its progress from 0 to 100. */
export function uploading(onProgress: (percent: number) => void): Client {
  return createClient({ ...clientOptions, fetch: watchedFetch(onProgress) });
}
