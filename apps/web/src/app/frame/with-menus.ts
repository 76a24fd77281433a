/** One file of the build: pages with menus need both, and one request less is a request less on a school's network. */
export { SessionWatch } from '../../features/sessions/session-watch.tsx';
export { Header } from './header.tsx';
