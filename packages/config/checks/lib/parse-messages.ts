export interface Message {
  text: string;
  line: number;
}

/** The messages of a file by their dotted path. Only nested objects of plain strings are allowed. */
export function parseMessages(code: string): Map<string, Message> {
  const opening = /\bexport (?:default|const \w+(?:: \w+)? =)\s*(?=\{)/.exec(code);
  if (!opening) throw new SyntaxError('line 1: no `export default {`');
  return new MessageParser(code, opening.index + opening[0].length).parse();
}

const blank = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const name = /[A-Za-z_$][\w$]*|\d+/y;
const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|(?!\$\{)[^`\\])*)`/y;

class MessageParser {
  private readonly found = new Map<string, Message>();
  private readonly code: string;
  private at: number;

  constructor(code: string, at: number) {
    this.code = code;
    this.at = at;
  }

  parse(): Map<string, Message> {
    this.readObject('');
    return this.found;
  }

  private readObject(path: string): void {
    this.expect('{');
    while (!this.take('}')) {
      this.readEntry(path);
      if (!this.take(',')) {
        this.expect('}');
        return;
      }
    }
  }

  private readEntry(path: string): void {
    const key = this.match(name)?.[0] ?? this.readLiteral();
    this.expect(':');
    const entryPath = path ? `${path}.${key}` : key;
    if (this.peek() === '{') {
      this.readObject(entryPath);
      return;
    }
    const line = this.line();
    let text = this.readLiteral();
    while (this.take('+')) text += this.readLiteral();
    if (this.found.has(entryPath)) throw new SyntaxError(`line ${line}: ${entryPath} stands twice`);
    this.found.set(entryPath, { text, line });
  }

  private readLiteral(): string {
    const match = this.match(literal);
    if (!match) throw new SyntaxError(`line ${this.line()}: expected a plain text or a nested object`);
    return (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\\(.)/g, '$1');
  }

  private peek(): string | undefined {
    this.skipBlank();
    return this.code[this.at];
  }

  private take(sign: string): boolean {
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) throw new SyntaxError(`line ${this.line()}: expected ${sign}`);
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    this.skipBlank();
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.code);
    if (match) this.at += match[0].length;
    return match;
  }

  private skipBlank(): void {
    blank.lastIndex = this.at;
    this.at += blank.exec(this.code)?.[0].length ?? 0;
  }

  private line(): number {
    return this.code.slice(0, this.at).split('\n').length;
  }
}
