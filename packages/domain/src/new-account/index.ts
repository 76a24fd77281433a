/** What is asked and proposed where somebody gets an account or another password: apart from `accounts`, which every page knows. */
export { keptLastName } from './last-name.ts';
export {
  brokenPasswordRule,
  foldPassword,
  isShortForStaff,
  type PasswordFor,
  type PasswordRule,
  shortestPassword,
} from './password-rules.ts';
export { suggestUsernames } from './suggest-usernames.ts';
