export { default as failure } from '../../features/failure/messages/pt.json';
export { default as 'student-home' } from '../../features/student-home/messages/pt.json';
export { default as ui } from '../../ui/messages/pt.json';
export { default as app } from '../messages/pt.json';
