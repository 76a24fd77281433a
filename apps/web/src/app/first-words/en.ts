export { default as failure } from '../../features/failure/messages/en.json';
export { default as 'student-home' } from '../../features/student-home/messages/en.json';
export { default as ui } from '../../ui/messages/en.json';
export { default as app } from '../messages/en.json';
