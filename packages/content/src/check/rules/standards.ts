import { dirname, join } from 'node:path';
import { nearestCodes } from '../../standards/codes.ts';
import { codesIn } from '../../standards/load-frameworks.ts';
import type { Rule } from '../context.ts';

/**
 * Every code a lesson aligns to stands in a framework of its edition. A lesson that lies somewhere else than beside the
 * `standards` folder of an edition is not asked.
 */
export const standards: Rule = ({ draft, head, reportHead }) => {
  const frameworks = codesIn(join(dirname(dirname(draft.folder)), 'standards'));
  if (!frameworks) return;
  const { edition, standards: named } = head.value;
  for (const [index, { framework, code }] of named.entries()) {
    const codes = frameworks.get(framework);
    if (!codes) {
      reportHead(['standards', index, 'framework'], `the ${edition} edition has no framework "${framework}"; it has ${[...frameworks.keys()].join(', ')}`);
      continue;
    }
    if (codes.includes(code)) continue;
    const nearest = nearestCodes(code, codes);
    reportHead(['standards', index, 'code'], `${framework} has no "${code}"${nearest.length === 0 ? '' : `; the nearest are ${nearest.join(', ')}`}`);
  }
  const twice = named.find(({ framework, code }, index) => named.findIndex((other) => other.framework === framework && other.code === code) < index);
  if (twice) reportHead(['standards', named.lastIndexOf(twice)], `names ${twice.framework} ${twice.code} a second time`);
};
