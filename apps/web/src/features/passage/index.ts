export { DataFigure } from './data-figure.tsx';
export { LevelChooser, type LevelChooserProps } from './level-chooser.tsx';
export { paragraphsAt, unitTextOf } from './level-text.ts';
export { showParagraph } from './paragraph-place.ts';
export { PassagePane, type PassagePaneProps } from './passage-pane.tsx';
export { PassageText } from './passage-text.tsx';
export { PrintLinks } from './print-links.tsx';
export { TextSize } from './text-size.tsx';
