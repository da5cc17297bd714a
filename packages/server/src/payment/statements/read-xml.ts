import { SaxesParser } from 'saxes';

interface XmlFields {
  [name: string]: XmlValue | XmlValue[];
}

/** The text of an element; or its children by name, its attributes as `@name` and its text as `#text`. */
type XmlValue = string | XmlFields;

/** XML that is not well-formed. */
export class XmlProblem extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

interface OpenElement {
  text: string;
  /** Undefined as long as the element has neither attributes nor children. */
  fields: XmlFields | undefined;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function contentOf({ text, fields }: OpenElement): XmlValue {
  const trimmed = text.trim();
  if (!fields) return trimmed;
  if (trimmed) fields['#text'] = trimmed;
  return fields;
}

/**
 * Reads XML as plain objects, without namespace prefixes. Elements named in `several` are always arrays, others only if
 * they are repeated.
 */
export function readXml(xml: string, several: ReadonlySet<string>): XmlFields {
  const parser = new SaxesParser();
  const root: XmlFields = {};
  const open: OpenElement[] = [{ text: '', fields: root }];
  const innermost = () => open.at(-1) as OpenElement;

  function add(name: string, value: XmlValue): void {
    // Assigning it would change the prototype.
    if (name === '__proto__') return;
    const parent = innermost();
    parent.fields ??= {};
    const earlier = Object.hasOwn(parent.fields, name) ? parent.fields[name] : undefined;
    if (Array.isArray(earlier)) earlier.push(value);
    else if (earlier === undefined) parent.fields[name] = several.has(name) ? [value] : value;
    else parent.fields[name] = [earlier, value];
  }
  function addText(text: string): void {
    innermost().text += text;
  }

  parser.on('error', ({ message }) => {
    throw new XmlProblem(message, parser.line);
  });
  parser.on('opentag', ({ attributes }) => {
    open.push({ text: '', fields: undefined });
    for (const [name, value] of Object.entries(attributes)) add(`@${withoutPrefix(name)}`, value);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    const value = contentOf(open.pop() as OpenElement);
    add(withoutPrefix(name), value);
  });
  parser.write(xml).close();
  return root;
}
