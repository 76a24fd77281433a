import { setInstitution } from './change-institution.ts';
import type { Commands } from './command.ts';
import { createInstitution, listInstitutions, showInstitution } from './institutions.ts';
import { inviteUser, setupLink } from './invitations.ts';
import { printMatrix } from './matrix.ts';
import { importRoster, listRosterConnections, listRosterRuns, runRoster, undoRoster } from './rosters.ts';
import { resetCode } from './school-codes.ts';
import { addSubscription, endOneSubscription, listSubscriptions } from './subscriptions.ts';
import { allowOneUnit, denyOneUnit, listUnits } from './units.ts';
import {
  activateUser,
  createAdministrator,
  deactivateUser,
  disableStudent,
  enableStudent,
  listUsers,
  removeUserSecondStep,
  resetPassword,
  unlockUser,
} from './users.ts';

/** Every command by its name. */
export const commands: Commands = {
  'institution create': createInstitution,
  'institution list': listInstitutions,
  'institution show': showInstitution,
  'institution set': setInstitution,
  'school-code reset': resetCode,
  'subscription add': addSubscription,
  'subscription list': listSubscriptions,
  'subscription end': endOneSubscription,
  'user create-admin': createAdministrator,
  'user invite': inviteUser,
  'user list': listUsers,
  'user reset-password': resetPassword,
  'user deactivate': deactivateUser,
  'user activate': activateUser,
  'user disable': disableStudent,
  'user enable': enableStudent,
  'user unlock': unlockUser,
  'user remove-second-step': removeUserSecondStep,
  'unit deny': denyOneUnit,
  'unit allow': allowOneUnit,
  'unit list': listUnits,
  'roster connections': listRosterConnections,
  'roster runs': listRosterRuns,
  'roster run': runRoster,
  'roster import': importRoster,
  'roster undo': undoRoster,
  'setup-link': setupLink,
  matrix: printMatrix,
};
