/** One-time links that stand in e-mails: what other modules may use. */
export { deleteEndedLinks, endLinksOf } from './link-repository.ts';
export { makeLink, openLink, spendLink } from './link-service.ts';
