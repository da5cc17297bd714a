/** Replaces XMLHttpRequest, which uploads use for progress events, and forwards requests to the fake `fetch`. */
export class FakeUpload extends EventTarget {
  upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  private retryAfter: string | null = null;
  private url = '';
  private method = '';
  private readonly headers = new Headers();
  private isStopped = false;

  open(method: string, url: string): void {
    [this.method, this.url] = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return name === 'retry-after' ? this.retryAfter : null;
  }

  abort(): void {
    this.isStopped = true;
    this.dispatchEvent(new Event('abort'));
  }

  send(body: FormData): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
    void this.deliver(body);
  }

  private async deliver(body: FormData): Promise<void> {
    try {
      const answer = await fetch(this.url, { method: this.method, headers: this.headers, body });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.retryAfter = answer.headers.get('retry-after');
      if (!this.isStopped) this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}
