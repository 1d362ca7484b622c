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
