/** What a drawing may not hold, each with the words an author reads. */
const dangers: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:\w+:)?script\b/i, 'holds a <script>: remove it'],
  [/<\s*(?:\w+:)?(?:foreignObject|iframe|embed|object|audio|video)\b/i, 'holds foreign content (foreignObject or the like): draw it with shapes'],
  [/[\s"'/]on[a-z]+\s*=/i, 'holds an on… event attribute: remove it'],
  [/\b(?:href|src|xml:base)\s*=\s*(?:"(?!#)|'(?!#)|[^"'\s])/i, 'refers to something outside (href): only #id inside the same drawing is allowed'],
  [/@import\b/i, 'holds an @import: remove it'],
  [/url\((?!\s*["']?#)/i, 'refers to an outside url(…): only url(#id) is allowed'],
  [/javascript\s*:/i, 'holds a javascript: address: remove it'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'holds a DOCTYPE or ENTITY: remove it'],
  [/<\?(?!xml\s)/i, 'holds a processing instruction: remove it'],
  [/&#|\\/, 'holds a coded character (&#…; or a backslash): write it plainly'],
  [/<\s*(?:\w+:)?(?:set|animate\w*)\b[^>]*attributeName\s*=\s*["'](?:xlink:)?(?:href|on)/i, 'animates an address: remove it'],
];

/** Why this drawing must not be shown to anyone; none for a safe one. */
export function svgFaults(source: string): string[] {
  const faults = dangers.filter(([pattern]) => pattern.test(source)).map(([, message]) => message);
  return /<svg[\s>]/i.test(source) ? faults : ['is not an SVG drawing', ...faults];
}

/** What a drawing had better not hold. */
export function svgWarnings(source: string): string[] {
  return /<\s*(?:\w+:)?text\b/i.test(source) ? ['holds text: put labels on the page, where they are read aloud and translated'] : [];
}

/** Width and height of the drawing's viewBox. */
export function svgViewBox(source: string): { width: number; height: number } | undefined {
  const numbers = /<svg\b[^>]*?\sviewBox\s*=\s*["']([^"']+)["']/i
    .exec(source)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = numbers ?? [];
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height) } : undefined;
}
