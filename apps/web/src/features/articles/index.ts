export { ArticlePage, type ArticlePageProps } from './article-page.tsx';
export { LearnMore } from './learn-more.tsx';
export { StudentArticle } from './student-article.tsx';
