import { classAvatars } from '@alba/domain/classes';
import { pictures, picturesPerPassword, screenMinutes, youngGrades } from '@alba/domain/pupils';
import { z } from 'zod';
import { session } from './auth.ts';
import { digits, done, endpoint, id } from './endpoint.ts';

/** The name of a browser, as at sign-in: guessing limits count per device (D85). */
const deviceId = z.string().min(16).max(64).optional();
const classCode = z.string().trim().min(1).max(40);
const studentOfClass = z.strictObject({ classId: id, studentId: id });

/** Three different pictures, in the order in which they are tapped. */
export const picturePassword = z
  .array(z.enum(pictures))
  .length(picturesPerPassword)
  .refine((chosen) => new Set(chosen).size === chosen.length, { params: { rule: 'different' } });

// what a teacher does

/**
 * Sets a student's password anew: the one given, or an easy one in the language of the edition. Their sessions end, failed tries
 * are forgotten. The reply tells the password so that it can be shown and printed once; so nothing of this call is kept for repeats.
 * Whoever was imported from Google and signs in with it gets none.
 */
export const setStudentPassword = endpoint({
  name: 'setStudentPassword',
  method: 'POST',
  path: '/v1/classes/:classId/students/:studentId/password',
  params: studentOfClass,
  body: z.strictObject({ password: z.string().max(200).optional() }),
  reply: z.strictObject({ password: z.string() }),
  refusals: ['class_not_found', 'student_not_found', 'sign_in_way_off', 'signs_in_with_google'],
});

export const pupil = z.strictObject({
  individualId: id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  cardMadeAt: z.iso.datetime().optional(),
  hasPictures: z.boolean(),
  /** Wrong pictures make the student wait before the next try; choosing anew ends that. */
  isPaused: z.boolean(),
});
export type Pupil = z.infer<typeof pupil>;

/** Who of a class has a card and pictures, and whether its screen is open. Students are sorted by last name. */
export const loadClassSignIn = endpoint({
  name: 'loadClassSignIn',
  method: 'GET',
  path: '/v1/classes/:classId/sign-in',
  params: z.strictObject({ classId: id }),
  reply: z.strictObject({
    classId: id,
    name: z.string(),
    avatar: z.enum(classAvatars),
    /** The address of the class's screen ends in it. Absent where the class has none. */
    code: z.string().optional(),
    schoolName: z.string(),
    /** The school allows signing in with cards. */
    areCardsAllowed: z.boolean(),
    /** How long the class's screen is open yet; absent when it is closed. Not a time of day, which devices know badly. */
    secondsLeft: z.int().optional(),
    hasPictures: z.boolean(),
    /** Absent where nobody has said it yet. */
    grade: z.int().optional(),
    students: z.array(pupil),
  }),
  refusals: ['class_not_found'],
});

/** Lets the students of a class sign in with cards and pictures from now on for so many minutes; open already, the time begins anew. */
export const openClassScreen = endpoint({
  name: 'openClassScreen',
  method: 'POST',
  path: '/v1/classes/:classId/screen',
  params: z.strictObject({ classId: id }),
  body: z.strictObject({ minutes: z.literal(screenMinutes) }),
  reply: z.strictObject({ secondsLeft: z.int() }),
  refusals: ['class_not_found', 'sign_in_way_off'],
  idempotent: 'optional',
});

export const closeClassScreen = endpoint({
  name: 'closeClassScreen',
  method: 'DELETE',
  path: '/v1/classes/:classId/screen',
  params: z.strictObject({ classId: id }),
  reply: done,
  refusals: ['class_not_found'],
  idempotent: 'optional',
});

/** Makes a new card for each of these students; their old ones count no more. The secrets are told this once. */
export const makeSignInCards = endpoint({
  name: 'makeSignInCards',
  method: 'POST',
  path: '/v1/classes/:classId/cards',
  params: z.strictObject({ classId: id }),
  body: z.strictObject({ studentIds: z.array(digits(z.int().positive())).min(1).max(500) }),
  reply: z.strictObject({
    cards: z.array(
      z.strictObject({
        individualId: id,
        firstName: z.string(),
        lastName: z.string(),
        username: z.string(),
        /** What the QR code carries after the `#` of the address of sign-in with a card. */
        secret: z.string(),
        /** For typing by hand: six characters without the hyphen. */
        code: z.string(),
      }),
    ),
  }),
  refusals: ['class_not_found', 'student_not_found', 'sign_in_way_off'],
});

/** The student's card counts no more: it was lost, or somebody else has it. */
export const voidSignInCard = endpoint({
  name: 'voidSignInCard',
  method: 'DELETE',
  path: '/v1/classes/:classId/students/:studentId/card',
  params: studentOfClass,
  reply: done,
  refusals: ['class_not_found', 'student_not_found'],
  idempotent: 'optional',
});

/** Turns picture passwords on or off for a class. A class whose grade nobody has told yet gets it with this. */
export const allowPictures = endpoint({
  name: 'allowPictures',
  method: 'PUT',
  path: '/v1/classes/:classId/pictures',
  params: z.strictObject({ classId: id }),
  body: z.strictObject({ isOn: z.boolean(), grade: z.literal(youngGrades).optional() }),
  reply: done,
  refusals: ['class_not_found', 'class_too_old', 'sign_in_way_off'],
  idempotent: 'optional',
});

/** Sets a student's three pictures. */
export const setStudentPictures = endpoint({
  name: 'setStudentPictures',
  method: 'PUT',
  path: '/v1/classes/:classId/students/:studentId/pictures',
  params: studentOfClass,
  body: z.strictObject({ pictures: picturePassword }),
  reply: done,
  refusals: ['class_not_found', 'student_not_found', 'pictures_off'],
});

/** Forgets a student's pictures and failed tries: the student chooses anew after the next sign-in with the card. */
export const clearStudentPictures = endpoint({
  name: 'clearStudentPictures',
  method: 'DELETE',
  path: '/v1/classes/:classId/students/:studentId/pictures',
  params: studentOfClass,
  reply: done,
  refusals: ['class_not_found', 'student_not_found'],
  idempotent: 'optional',
});

// what a student does

/** Why somebody who has shown a card or their pictures is still not let in. */
const standing = ['not_subscribed_student', 'account_deactivated', 'student_access_disabled'] as const;

/**
 * The screen of a class, for a device that nobody is signed in on. A code that no class has and a screen that is closed are
 * answered alike. Only where the class uses pictures are there names, as short as tells them apart.
 */
export const loadClassScreen = endpoint({
  name: 'loadClassScreen',
  method: 'GET',
  path: '/v1/class-screens/:code',
  params: z.strictObject({ code: classCode }),
  query: z.strictObject({ device: deviceId }),
  reply: z.strictObject({
    name: z.string(),
    avatar: z.enum(classAvatars),
    secondsLeft: z.int(),
    hasPictures: z.boolean(),
    students: z.array(z.strictObject({ individualId: id, shortName: z.string(), hasPictures: z.boolean() })),
  }),
  refusals: ['class_screen_closed'],
});

/** Signs the student of a card in, by the secret of its QR code, while a class of theirs has its screen open. */
export const signInWithCard = endpoint({
  name: 'signInWithCard',
  method: 'POST',
  path: '/v1/auth/card',
  body: z.strictObject({ secret: z.string().min(1).max(100), deviceId }),
  reply: session,
  refusals: ['card_unknown', 'class_screen_closed', ...standing],
});

/** The same by the code that is typed, which counts in the class of the screen only. */
export const signInWithCardCode = endpoint({
  name: 'signInWithCardCode',
  method: 'POST',
  path: '/v1/auth/card-code',
  body: z.strictObject({ classCode, code: z.string().trim().min(1).max(40), deviceId }),
  reply: session,
  refusals: ['card_unknown', 'class_screen_closed', ...standing],
});

export const signInWithPictures = endpoint({
  name: 'signInWithPictures',
  method: 'POST',
  path: '/v1/auth/pictures',
  body: z.strictObject({ classCode, studentId: id, pictures: picturePassword, deviceId }),
  reply: session,
  refusals: ['wrong_pictures', 'class_screen_closed', ...standing],
});

/** A signed-in student without pictures chooses theirs, where a class of theirs uses them. */
export const chooseMyPictures = endpoint({
  name: 'chooseMyPictures',
  method: 'PUT',
  path: '/v1/student/pictures',
  body: z.strictObject({ pictures: picturePassword }),
  reply: done,
  refusals: ['pictures_off', 'pictures_set_already'],
});
