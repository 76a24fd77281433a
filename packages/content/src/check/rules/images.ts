import type { FieldPath, Severity } from '../../load/problem.ts';
import { svgFaults, svgViewBox, svgWarnings } from '../../media/svg.ts';
import type { CheckContext, Rule } from '../context.ts';

type UsedPicture = { picture: { file: string; description: string }; complain: (field: string, message: string, severity?: Severity) => void };

/** Every picture has its file and a description that does not say "image of"; drawings are safe and say their size. */
export const images: Rule = (context) => {
  const used = new Set<string>();
  for (const { picture, complain } of picturesOf(context)) {
    used.add(picture.file);
    if (namesItself.test(picture.description)) complain('description', 'says that it is a picture: begin with what it shows');
    const bytes = context.draft.files.get(picture.file);
    if (!bytes) complain('file', `there is no ${picture.file}: add the drawing`);
    else if (picture.file.endsWith('.svg')) {
      const source = bytes.toString('utf8');
      if (!svgViewBox(source)) complain('file', `${picture.file} has no viewBox: write viewBox="0 0 width height" on <svg>`);
      for (const fault of svgFaults(source)) complain('file', `${picture.file} ${fault}`);
      for (const warning of svgWarnings(source)) complain('file', `${picture.file} ${warning}`, 'warning');
    }
  }
  for (const { resource, report } of context.resources) {
    if (resource.kind !== 'video') continue;
    for (const field of ['file', 'captions', 'description'] as const) {
      used.add(resource[field]);
      if (!context.draft.files.has(resource[field])) report(`there is no ${resource[field]}: add the file`, 'error', [field]);
    }
  }
  for (const file of context.draft.files.keys()) {
    if (context.isWhole && !used.has(file)) context.reportHead([], `${file} is used nowhere: use it or remove it`, 'warning');
  }
};

const namesItself =
  /^\W*(?:an? |the |uma? |[oa] |una? |el |la )?(?:image|picture|photo(?:graph)?|drawing|illustration|imagem|figura|foto(?:grafia)?|desenho|ilustração|imagen|fotografía|dibujo|ilustración)\b(?: (?:of|de|do|da|del)\b|$)/i;

function picturesOf(context: CheckContext): UsedPicture[] {
  const { head, reportHead } = context;
  const pictures: UsedPicture[] = [{ picture: head.value.cover, complain: (field, message, severity) => reportHead(['cover', field], message, severity) }];
  const add = (picture: UsedPicture['picture'] | undefined, report: (message: string, severity?: Severity, below?: FieldPath) => void, path: FieldPath) => {
    if (picture) pictures.push({ picture, complain: (field, message, severity) => report(message, severity, [...path, field]) });
  };
  for (const { resource, report } of context.resources) {
    if (resource.kind === 'passage') {
      add(resource.lead, report, ['lead']);
      for (const [index, figure] of resource.figures.entries()) add(figure.picture, report, ['figures', index, 'picture']);
    }
    if (resource.kind === 'image') add(resource.picture, report, ['picture']);
    if (resource.kind === 'video') add(resource.poster, report, ['poster']);
  }
  for (const { article, report } of context.articles) add(article.picture, report, ['picture']);
  return pictures;
}
