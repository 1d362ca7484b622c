import { mark, type MarkedText } from '../language/text-key.ts';

/** What kind of site a cited domain is, from the customer's point of view. */
export const domainCategories = [
  'owned',
  'competitor',
  'news',
  'reviews',
  'forum',
  'social',
  'video',
  'reference',
  'shop',
  'government',
  'education',
  'blog',
  'other',
] as const;

export type DomainCategory = (typeof domainCategories)[number];

/** The categories in words. */
export const domainCategoryWords: Readonly<Record<DomainCategory, MarkedText>> = {
  owned: mark('owned'),
  competitor: mark('competitor'),
  news: mark('news'),
  reviews: mark('reviews'),
  forum: mark('forum'),
  social: mark('social'),
  video: mark('video'),
  reference: mark('reference'),
  shop: mark('shop'),
  government: mark('government'),
  education: mark('education'),
  blog: mark('blog'),
  other: mark('other'),
};
