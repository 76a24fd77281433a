export { type AttemptOfMerge, type AttemptsAfterMerge, attemptsAfterMerge } from './attempts.ts';
export { type PlaceAfterMerge, placeAfterMerge, type TeachingAfterMerge, type TeachingRelation, teachingAfterMerge } from './places.ts';
export { freeName, mayBeOnePerson } from './who.ts';
