import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('escapes every part of an address, so that a title or code cannot lead elsewhere', () => {
  expect(paths.preview({ slug: 'a/../b?x#y', lessonId: 7 })).toBe('/lesson/a%2F..%2Fb%3Fx%23y/7');
  expect(paths.joinClass('../logout')).toBe('/joinclass/..%2Flogout');
});

it('builds addresses that the routes of the specification read back', () => {
  const address = paths.article({ slug: 'why-volcanoes-wake', lessonId: 12, activityId: 34, articleId: 'pele' });
  expect(matchPath('/lesson/:dataLessonUrlTitle/:lessonId/activity/:activityId/learnmore/article/:articleId', address)?.params).toEqual({
    dataLessonUrlTitle: 'why-volcanoes-wake',
    lessonId: '12',
    activityId: '34',
    articleId: 'pele',
  });
});
