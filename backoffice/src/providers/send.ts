import { type HttpAnswer, httpClient } from './http-client.ts';
import { type UploadWatch, upload } from './upload.ts';

interface Request {
  method: 'POST' | 'PATCH' | 'DELETE';
  body?: BodyInit;
  headers?: Headers;
  watch?: UploadWatch | undefined;
}

/** Sends a request; a form with a watch is sent by XMLHttpRequest, for upload progress. */
export function send(url: string, { watch, ...request }: Request): Promise<HttpAnswer> {
  const { method, body } = request;
  if (watch && body instanceof FormData && method !== 'DELETE') {
    return upload(url, { ...request, method, body, watch });
  }
  return httpClient(url, request);
}
