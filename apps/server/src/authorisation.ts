import type { Role } from '@alba/domain/accounts';

/**
 * Whose data a call can touch. "classes taught", "own work", "own sessions" and "own district" are objects that the call names: to everybody
 * else, in the same school, in another and in another district, they look as if they were not there. "by code" and "by link" are
 * open to whoever has the code or the link, "library" is the edition's as far as the district subscribes and the school is not denied.
 */
export type Reach =
  | 'everybody'
  | 'library'
  | 'by code'
  | 'by link'
  | 'own account'
  | 'own lists'
  | 'own sessions'
  | 'own work'
  | 'classes taught'
  | 'own district';
export const namedObjects: readonly Reach[] = ['own sessions', 'own work', 'classes taught', 'own district'];

export type Rule = { who: 'anyone' | readonly Role[]; reach: Reach };

const anyone = 'anyone';
const signedIn: readonly Role[] = ['student', 'teacher', 'admin'];
const staff: readonly Role[] = ['teacher', 'admin'];
const teachers: readonly Role[] = ['teacher'];
const students: readonly Role[] = ['student'];
const admins: readonly Role[] = ['admin'];

/**
 * Who may make each call of the contract (D4), by its name. What is not here is nobody's: a test walks every call as every role, signed
 * out and as strangers, and fails for a call without a line. `npm run admin -- matrix` prints it.
 */
export const authorisation: Readonly<Record<string, Rule>> = {
  signIn: { who: anyone, reach: 'own account' },
  refreshToken: { who: anyone, reach: 'own account' },
  signOut: { who: anyone, reach: 'own account' },
  metadata: { who: anyone, reach: 'everybody' },
  findSignUpSchool: { who: anyone, reach: 'by code' },
  findSignUpClass: { who: anyone, reach: 'by code' },
  signUp: { who: anyone, reach: 'by code' },
  completeAccount: { who: signedIn, reach: 'own account' },
  chooseRole: { who: signedIn, reach: 'own account' },
  signInWithSecondStep: { who: anyone, reach: 'own account' },
  listSessions: { who: signedIn, reach: 'own account' },
  endSession: { who: signedIn, reach: 'own sessions' },
  endOtherSessions: { who: signedIn, reach: 'own account' },
  loadSecondStep: { who: staff, reach: 'own account' },
  beginSecondStep: { who: staff, reach: 'own account' },
  confirmSecondStep: { who: staff, reach: 'own account' },
  renewRecoveryCodes: { who: staff, reach: 'own account' },
  endSecondStep: { who: staff, reach: 'own account' },
  providerWays: { who: anyone, reach: 'everybody' },
  startProviderSignIn: { who: anyone, reach: 'everybody' },
  finishProviderSignIn: { who: anyone, reach: 'own account' },
  createProviderAccount: { who: anyone, reach: 'by code' },
  schoolSignInWay: { who: anyone, reach: 'by code' },
  confirmProviderLink: { who: signedIn, reach: 'own account' },
  connectedAccounts: { who: signedIn, reach: 'own account' },
  startProviderConnect: { who: signedIn, reach: 'own account' },
  disconnectProvider: { who: signedIn, reach: 'own account' },
  askRecovery: { who: anyone, reach: 'own account' },
  openRecoveryLink: { who: anyone, reach: 'by link' },
  setPasswordByLink: { who: anyone, reach: 'by link' },
  confirmEmail: { who: anyone, reach: 'by link' },
  openInvitation: { who: anyone, reach: 'by link' },
  acceptInvitation: { who: anyone, reach: 'by link' },
  openSetup: { who: anyone, reach: 'by link' },
  setUpInstallation: { who: anyone, reach: 'by link' },
  myAccount: { who: signedIn, reach: 'own account' },
  loadAccountSettings: { who: signedIn, reach: 'own account' },
  updateAccount: { who: signedIn, reach: 'own account' },
  loadClasses: { who: teachers, reach: 'own lists' },
  loadClass: { who: teachers, reach: 'classes taught' },
  createClass: { who: teachers, reach: 'own lists' },
  updateClass: { who: teachers, reach: 'classes taught' },
  removeClass: { who: teachers, reach: 'classes taught' },
  restoreClass: { who: teachers, reach: 'classes taught' },
  disenroll: { who: teachers, reach: 'classes taught' },
  restoreEnrollment: { who: teachers, reach: 'classes taught' },
  allowSignIn: { who: teachers, reach: 'classes taught' },
  resetClassCode: { who: teachers, reach: 'classes taught' },
  setClassCode: { who: teachers, reach: 'classes taught' },
  archiveClass: { who: teachers, reach: 'classes taught' },
  unarchiveClass: { who: teachers, reach: 'classes taught' },
  setLateJoining: { who: teachers, reach: 'classes taught' },
  loadClassTeachers: { who: teachers, reach: 'classes taught' },
  addClassTeacher: { who: teachers, reach: 'classes taught' },
  removeClassTeacher: { who: teachers, reach: 'classes taught' },
  transferClass: { who: teachers, reach: 'classes taught' },
  answerCoTeaching: { who: teachers, reach: 'classes taught' },
  previewMove: { who: teachers, reach: 'classes taught' },
  moveStudents: { who: teachers, reach: 'classes taught' },
  undoMove: { who: teachers, reach: 'classes taught' },
  loadArchivedClasses: { who: teachers, reach: 'own lists' },
  loadReadingLevels: { who: teachers, reach: 'classes taught' },
  saveReadingLevels: { who: teachers, reach: 'classes taught' },
  undoReadingLevels: { who: teachers, reach: 'classes taught' },
  // a teacher is answered with the reason why only students can join
  enroll: { who: signedIn, reach: 'by code' },
  loadClassByCode: { who: signedIn, reach: 'by code' },
  myClasses: { who: students, reach: 'own lists' },
  listGoogleClasses: { who: teachers, reach: 'own lists' },
  previewGoogleClasses: { who: teachers, reach: 'own lists' },
  importGoogleClasses: { who: teachers, reach: 'own lists' },
  previewGoogleReimport: { who: teachers, reach: 'classes taught' },
  reimportGoogleClass: { who: teachers, reach: 'classes taught' },
  askToCoTeachGoogleClass: { who: teachers, reach: 'own lists' },
  findLessons: { who: teachers, reach: 'library' },
  previewLesson: { who: teachers, reach: 'library' },
  previewArticle: { who: teachers, reach: 'library' },
  previewSpeech: { who: teachers, reach: 'library' },
  listGuides: { who: teachers, reach: 'library' },
  openGuide: { who: teachers, reach: 'library' },
  listFrameworks: { who: teachers, reach: 'library' },
  loadFramework: { who: teachers, reach: 'library' },
  searchStandards: { who: teachers, reach: 'library' },
  standardLessons: { who: teachers, reach: 'library' },
  listAssignments: { who: teachers, reach: 'own lists' },
  createAssignments: { who: teachers, reach: 'classes taught' },
  updateAssignment: { who: teachers, reach: 'classes taught' },
  deleteAssignment: { who: teachers, reach: 'classes taught' },
  restoreAssignment: { who: teachers, reach: 'classes taught' },
  resetStudent: { who: teachers, reach: 'classes taught' },
  undoReset: { who: teachers, reach: 'classes taught' },
  studentHome: { who: students, reach: 'own lists' },
  loadActivity: { who: students, reach: 'own work' },
  loadActivityLesson: { who: students, reach: 'own work' },
  loadActivityArticle: { who: students, reach: 'own work' },
  loadActivitySpeech: { who: students, reach: 'own work' },
  beginAttempt: { who: students, reach: 'own work' },
  saveAnswers: { who: students, reach: 'own work' },
  checkAnswer: { who: students, reach: 'own work' },
  submitAttempt: { who: students, reach: 'own work' },
  reportActivity: { who: students, reach: 'own work' },
  chooseLevel: { who: students, reach: 'own work' },
  reviewAttempt: { who: students, reach: 'own work' },
  setStudentPassword: { who: teachers, reach: 'classes taught' },
  loadClassSignIn: { who: teachers, reach: 'classes taught' },
  openClassScreen: { who: teachers, reach: 'classes taught' },
  closeClassScreen: { who: teachers, reach: 'classes taught' },
  makeSignInCards: { who: teachers, reach: 'classes taught' },
  voidSignInCard: { who: teachers, reach: 'classes taught' },
  allowPictures: { who: teachers, reach: 'classes taught' },
  setStudentPictures: { who: teachers, reach: 'classes taught' },
  clearStudentPictures: { who: teachers, reach: 'classes taught' },
  loadClassScreen: { who: anyone, reach: 'by code' },
  signInWithCard: { who: anyone, reach: 'by code' },
  signInWithCardCode: { who: anyone, reach: 'by code' },
  signInWithPictures: { who: anyone, reach: 'by code' },
  chooseMyPictures: { who: students, reach: 'own account' },
  lessonReport: { who: teachers, reach: 'classes taught' },
  studentScore: { who: teachers, reach: 'classes taught' },
  findPeopleToMerge: { who: admins, reach: 'own lists' },
  previewMerge: { who: admins, reach: 'own district' },
  mergePeople: { who: admins, reach: 'own district' },
  undoMerge: { who: admins, reach: 'own district' },
  listMerges: { who: admins, reach: 'own lists' },
  listRosterConnections: { who: admins, reach: 'own lists' },
  createRosterConnection: { who: admins, reach: 'own lists' },
  changeRosterConnection: { who: admins, reach: 'own district' },
  removeRosterConnection: { who: admins, reach: 'own district' },
  tryRosterConnection: { who: admins, reach: 'own district' },
  startRosterRun: { who: admins, reach: 'own district' },
  bringRosterPackage: { who: admins, reach: 'own district' },
  listRosterRuns: { who: admins, reach: 'own lists' },
  loadRosterRun: { who: admins, reach: 'own district' },
  listRosterChanges: { who: admins, reach: 'own district' },
  listRosterProblems: { who: admins, reach: 'own district' },
  applyRosterRun: { who: admins, reach: 'own district' },
  cancelRosterRun: { who: admins, reach: 'own district' },
  undoRosterRun: { who: admins, reach: 'own district' },
  decideRosterHold: { who: admins, reach: 'own district' },
};
