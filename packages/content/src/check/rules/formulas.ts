import { readMathml } from '../../maths/read-mathml.ts';
import type { Rule } from '../context.ts';
import { richLines } from '../rich-lines.ts';

/** Every formula can be read, is used, and every one that is used exists. */
export const formulas: Rule = (context) => {
  const { head, reportHead, isWhole } = context;
  const known = new Set<string>();
  for (const [index, { id, mathml }] of head.value.formulas.entries()) {
    if (known.has(id)) reportHead(['formulas', index, 'id'], `"${id}" stands here twice: give each formula its own id`);
    known.add(id);
    const read = readMathml(mathml);
    if ('wrong' in read) reportHead(['formulas', index, 'mathml'], read.wrong);
  }
  const used = new Set<string>();
  for (const { nodes, path, report } of richLines(context)) {
    for (const node of nodes) {
      if (node.type !== 'formula') continue;
      used.add(node.text);
      if (!known.has(node.text)) report(`shows the formula "${node.text}", which is not among the formulas of lesson.yaml`, 'error', path);
    }
  }
  for (const [index, { id }] of head.value.formulas.entries()) {
    if (isWhole && !used.has(id)) reportHead(['formulas', index], `"${id}" is shown nowhere: use it as {=${id}} or remove it`, 'warning');
  }
};
