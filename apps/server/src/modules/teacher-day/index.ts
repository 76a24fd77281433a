/** A teacher's day: what is open and due, who has not begun, who needs help. Reads what other modules write. */
export { teacherDayRoutes } from './routes.ts';
