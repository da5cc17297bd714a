/** A message of the PostgreSQL protocol: its letter (empty for a client's first message), and all its bytes. */
export interface Frame {
  letter: string;
  bytes: Buffer;
}

/** Splits a stream into messages. */
export function frameReader(isClient: boolean) {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = isClient;
  return function* read(chunk: Buffer): Generator<Frame> {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message of a client has no letter.
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      yield { letter: isFirst ? '' : String.fromCharCode(bytes[0] ?? 0), bytes };
      isFirst = false;
    }
  };
}

const ending = Buffer.from([0]);
const textOf = (text: string) => Buffer.concat([Buffer.from(text), ending]);

export function frameOf(letter: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Reads a zero-terminated text. */
export function textAt(bytes: Buffer, from: number): string {
  return bytes.subarray(from, bytes.indexOf(0, from)).toString();
}

/** The settings in the first message of a client. */
export function settingsIn({ bytes }: Frame): Map<string, string> {
  const texts = bytes.subarray(8).toString().split('\0');
  const settings = new Map<string, string>();
  for (let index = 0; texts[index]; index += 2) settings.set(texts[index] as string, texts[index + 1] ?? '');
  return settings;
}

export const errorFrame = (code: string, message: string) =>
  frameOf('E', textOf('SFATAL'), textOf(`C${code}`), textOf(`M${message}`), ending);

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** The server's messages after it admits a client. */
export const admission = Buffer.concat([
  frameOf('R', number(0)),
  frameOf('S', textOf('server_version'), textOf('15.0')),
  frameOf('S', textOf('client_encoding'), textOf('UTF8')),
  frameOf('S', textOf('standard_conforming_strings'), textOf('on')),
  frameOf('K', number(1), number(1)),
  frameOf('Z', Buffer.from('I')),
]);

/** The statement name in a Parse message. */
export function nameInParse({ bytes }: Frame): string {
  return textAt(bytes, 5);
}

export function renameParse({ bytes }: Frame, name: string): Buffer {
  return frameOf('P', textOf(name), bytes.subarray(5 + Buffer.byteLength(textAt(bytes, 5)) + 1));
}

/** The statement name in a Bind message, after the portal name. */
export function nameInBind({ bytes }: Frame): string {
  return textAt(bytes, bytes.indexOf(0, 5) + 1);
}

export function renameBind({ bytes }: Frame, name: string): Buffer {
  const portalEnd = bytes.indexOf(0, 5) + 1;
  const rest = bytes.subarray(portalEnd + Buffer.byteLength(textAt(bytes, portalEnd)) + 1);
  return frameOf('B', bytes.subarray(5, portalEnd), textOf(name), rest);
}
