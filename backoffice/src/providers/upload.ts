import { HttpError } from 'react-admin';
import { type HttpAnswer, headersFor, NoAnswer, refusalOf } from './http-client.ts';

export interface UploadWatch {
  /** Called with the uploaded percentage. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

interface Upload {
  method: 'POST' | 'PATCH';
  body: FormData;
  headers?: Headers;
  watch: UploadWatch;
}

function answerOf(request: XMLHttpRequest): HttpAnswer {
  const json = request.responseText ? JSON.parse(request.responseText) : undefined;
  if (request.status >= 400) throw refusalOf(new HttpError(request.statusText, request.status, json));
  return { status: request.status, headers: new Headers(), body: request.responseText, json };
}

/** Sends a form with upload progress and cancel, which fetch does not support. */
export function upload(url: string, { method, body, headers, watch }: Upload): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    headersFor({ headers }).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      watch.onProgress((loaded / total) * 100),
    );
    request.addEventListener('error', () => reject(new NoAnswer(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    request.addEventListener('load', () => {
      try {
        resolve(answerOf(request));
      } catch (error) {
        reject(error);
      }
    });
    watch.signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}
