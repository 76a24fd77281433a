import { type MathAttribute, type MathNode, type MathTag, mathAttributes, mathTags } from '@alba/domain/rich-text';
import { SaxesParser } from 'saxes';

/** Elements that hold characters; every other element holds elements only. */
const tokens: readonly MathTag[] = ['mi', 'mn', 'mo', 'mtext'];
/** How many children an element must have, where it is fixed. */
const childCounts: Partial<Record<MathTag, number>> = { mfrac: 2, msup: 2, msub: 2, msubsup: 3, mroot: 2, mover: 2, munder: 2, munderover: 3 };
/** Attributes that authors copy along with formulas and that say nothing here. */
const ignored = new Set(['xmlns', 'alttext']);

/** Reads presentation MathML into a tree, or says in one line what is wrong with it. */
export function readMathml(source: string): { math: MathNode } | { wrong: string } {
  const parser = new SaxesParser();
  const open: MathNode[] = [];
  let root: MathNode | undefined;
  let wrong: string | undefined;
  const complain = (message: string) => {
    wrong ??= message;
  };
  parser.on('error', (error) => complain(`is not well-formed: ${error.message.replace(/^\d+:\d+: /, '')}`));
  parser.on('doctype', () => complain('may not hold a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    if (!isTag(name)) return complain(`<${name}> is not used here; write presentation MathML with ${mathTags.slice(1).join(', ')}`);
    const node: MathNode = { tag: name, ...attributesOf(attributes, complain) };
    const parent = open.at(-1);
    if (parent && tokens.includes(parent.tag)) complain(`<${parent.tag}> holds characters, not <${name}>`);
    if (parent) parent.children = [...(parent.children ?? []), node];
    else root ??= node;
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    const words = text.replace(/\s+/g, ' ');
    if (!node || words.trim() === '') return;
    if (tokens.includes(node.tag)) node.text = (node.text ?? '') + words;
    else complain(`"${words.trim()}" stands in <${node.tag}>: put it into <mi>, <mn>, <mo> or <mtext>`);
  });
  parser.on('closetag', () => {
    const node = open.pop();
    if (node) checkNode(node, complain);
  });
  parser.write(source).close();
  if (wrong === undefined && root?.tag !== 'math') complain('begins with <math>');
  return wrong === undefined && root ? { math: root } : { wrong: wrong ?? 'is empty' };
}

function isTag(name: string): name is MathTag {
  return (mathTags as readonly string[]).includes(name);
}

function attributesOf(given: Record<string, unknown>, complain: (message: string) => void): Pick<MathNode, 'attributes'> {
  const kept = Object.entries(given).filter(([name]) => !ignored.has(name));
  for (const [name] of kept)
    if (!(mathAttributes as readonly string[]).includes(name)) complain(`the attribute ${name} is not used here; known are ${mathAttributes.join(', ')}`);
  const attributes: Partial<Record<MathAttribute, string>> = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  return kept.length > 0 ? { attributes } : {};
}

function checkNode(node: MathNode, complain: (message: string) => void): void {
  const { tag, children = [] } = node;
  const wanted = childCounts[tag];
  if (wanted !== undefined && children.length !== wanted) complain(`<${tag}> needs ${wanted} parts and has ${children.length}`);
  if (tokens.includes(tag) && node.text === undefined) complain(`<${tag}> is empty`);
}
