export { default as failure } from '../../features/failure/messages/es.json';
export { default as 'student-home' } from '../../features/student-home/messages/es.json';
export { default as ui } from '../../ui/messages/es.json';
export { default as app } from '../messages/es.json';
