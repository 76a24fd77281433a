export { type Picture, pictures, picturesPerPassword } from './pictures.ts';
export { screenMinutes } from './screen.ts';
export { shortNames } from './short-names.ts';
export { isYoungGrade, youngGrades } from './young-grades.ts';
