export { CurriculumStandards } from './curriculum-standards.tsx';
