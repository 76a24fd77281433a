/** FNV-1a: a small, stable number for a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32: the same numbers from the same seed, on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The positions 0..length-1 in a mixed order that a seed alone decides. Never the order itself, so long as there are two or more. */
export function shuffledPositions(length: number, seed: string): number[] {
  const positions = Array.from({ length }, (_, index) => index);
  const next = numbersFrom(hashOf(seed));
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    const held = positions[last] ?? last;
    positions[last] = positions[other] ?? other;
    positions[other] = held;
  }
  const unmoved = positions.every((position, index) => position === index);
  return unmoved ? [...positions.slice(1), ...positions.slice(0, 1)] : positions;
}
