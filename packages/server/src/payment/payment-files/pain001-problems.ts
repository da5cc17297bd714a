import { XMLParser } from 'fast-xml-parser';
import { pain001Schema, type SchemaElement } from './pain001-schema.ts';

/** A node of `fast-xml-parser` with `preserveOrder`: one key with the children, and one with the attributes. */
type Node = Record<string, unknown>;

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';
const childrenOf = (node: Node) => (node[nameOf(node)] as Node[]) ?? [];
const isText = (node: Node) => nameOf(node) === '#text';

function ownProblems(node: Node, schema: SchemaElement, path: string): string[] {
  const given = (node[':@'] ?? {}) as Record<string, string>;
  const wanted = schema.attributes ?? {};
  const names = new Set([...Object.keys(given), ...Object.keys(wanted)]);
  const attributes = [...names].filter((name) => !wanted[name]?.test(given[name] ?? ''));
  const words = childrenOf(node)
    .filter(isText)
    .map((child) => String(child['#text']))
    .join('');
  const isWrong = schema.text ? !schema.text.test(words) : words.trim() !== '';
  return [...attributes.map((name) => `${path}@${name}`), ...(isWrong ? [`${path}: ${words}`] : [])];
}

/** The places where an element differs from the schema; empty if it is valid. */
function schemaProblems(node: Node, schema: SchemaElement, path = schema.name): string[] {
  const elements = childrenOf(node).filter((child) => !isText(child));
  const parts = schema.children ?? [];
  const problems = ownProblems(node, schema, path);
  if (schema.isChoice && elements.length !== 1) problems.push(`${path}: ${elements.length} of a choice`);
  let place = 0;
  for (const [index, child] of elements.entries()) {
    const found = parts.findIndex(({ name }, at) => at >= place && name === nameOf(child));
    const part = parts[found];
    if (!part) {
      problems.push(`${path}/${nameOf(child)} in this place`);
      continue;
    }
    place = found;
    problems.push(...schemaProblems(child, part, `${path}/${part.name}[${index}]`));
  }
  for (const { name, min, max } of schema.isChoice ? [] : parts) {
    const times = elements.filter((child) => nameOf(child) === name).length;
    if (times < min || times > max) problems.push(`${path}/${name}: ${times} times`);
  }
  return problems;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: Number.POSITIVE_INFINITY },
});

/** The places where a file differs from the schema pain.001.001.09, as a bank would read it; empty if it is valid. */
export function pain001Problems(xml: string): string[] {
  const [document] = parser.parse(xml).filter((node: object) => !('?xml' in node));
  return document ? schemaProblems(document, pain001Schema) : ['Document: 0 times'];
}
