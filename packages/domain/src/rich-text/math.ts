/** Elements of presentation MathML that lessons use. */
export const mathTags = [
  'math',
  'mrow',
  'mi',
  'mn',
  'mo',
  'mtext',
  'mspace',
  'mfrac',
  'msup',
  'msub',
  'msubsup',
  'msqrt',
  'mroot',
  'mover',
  'munder',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
] as const;
export type MathTag = (typeof mathTags)[number];

/** Attributes that say how a formula looks; none of them can hold an address or a script. */
export const mathAttributes = [
  'display',
  'mathvariant',
  'stretchy',
  'fence',
  'separator',
  'form',
  'lspace',
  'rspace',
  'width',
  'columnalign',
  'accent',
] as const;
export type MathAttribute = (typeof mathAttributes)[number];

/** A formula as a tree, so that it is drawn without ever being read as markup. */
export type MathNode = { tag: MathTag; text?: string; attributes?: Partial<Record<MathAttribute, string>>; children?: MathNode[] };
