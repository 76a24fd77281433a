import { loadActivityArticle } from '@alba/contract/attempts';
import { api, read } from '../../lib/api/api.ts';

const articlesApi = api.injectEndpoints({ endpoints: (build) => ({ activityArticle: read(build, loadActivityArticle, { provides: ['lesson'] }) }) });

export const { useActivityArticleQuery } = articlesApi;
