export { ArticlePrint } from './article-print.tsx';
export { LessonPrint } from './lesson-print.tsx';
export { PassagePrint } from './passage-print.tsx';
export { PrintProblem } from './print-problem.tsx';
