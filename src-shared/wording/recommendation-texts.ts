import { mark, type MarkedText } from '../language/text-key.ts';

/*
 * What the rules of recommendations write, as messages: they are stored in English, and recognised by these to be shown in
 * another language. Messages that begin with a placeholder come last, because they fit more.
 */

export const recommendationTitles: readonly MarkedText[] = [
  mark('Get {name} into an article on {domain}'),
  mark('Take part where buyers ask each other: {domains}'),
  mark('Bring your review profiles up to date: {domains}'),
  mark('Publish a video that answers the question: {domains}'),
  mark('Give the press that gets cited something to report: {domains}'),
  mark('Win over the blogs answers are built on: {domains}'),
  mark('Move up in the lists that name you'),
  mark('Turn mentions into citations'),
  mark('Be the first company named for {count, plural, one {# query} other {# queries}}'),
  mark('Give answers a page of your own to cite'),
  mark('Win back “{query}”'),
  mark('Have “{spelling}” corrected to “{name}”'),
  mark('{name} is rising: find out why'),
];

/** Paragraphs and steps of tasks. */
export const recommendationSteps: readonly MarkedText[] = [
  mark('ChatGPT cites [“{article}”]({url}) for “{group}” and names competitors, not {name}.'),
  mark('Read the article and note which companies it names and by which criteria.'),
  mark(
    'Find the author or editor and offer what they need to add {name}: facts, prices, a trial account, a named contact.',
  ),
  mark('When it is updated, mark this as done: the next scans show whether answers follow.'),
  mark('ChatGPT names {name} more often than in the months before.'),
  mark('Filter Answers by {name} and read five of the newest: what is it recommended for?'),
  mark('Look in Sources for pages about {name} that are new this month.'),
  mark('Decide which of its arguments {name} can answer with a fact of its own, and publish that.'),
  mark('Search the forums below for the questions of this query group and list the threads that get read.'),
  mark('Answer with a named account of {name}: helpful first, open about who you are, no advertising.'),
  mark('Come back weekly: unanswered threads from this month are the ones that answers pick up next.'),
  mark('Claim or complete the profile of {name} on each site below: category, description, prices, pictures.'),
  mark('Ask ten satisfied customers of the last quarter for a review, with the direct link.'),
  mark('Answer the latest critical reviews.'),
  mark(
    'Take the two most asked queries of this group and answer each in a video of under six minutes, with the query as its title.',
  ),
  mark('Give it chapters, a transcript and a description with the facts in text: text is what gets cited.'),
  mark('Offer independent reviewers a trial of {name}.'),
  mark('List which journalists wrote the cited pieces on the sites below.'),
  mark('Offer one figure of your own that no one else has (a survey, a benchmark), with {name} as its source.'),
  mark('Make the figure citable: a page of its own, a date, a method.'),
  mark('Read the cited posts below and note what they recommend and why.'),
  mark('Offer their authors a trial account for {name}, an interview or a guest post that fills a gap.'),
  mark('ChatGPT names {name}, but after others.'),
  mark(
    'Read five answers that name you late: which use or buyer is attached to your name, and which to the first one?',
  ),
  mark(
    'Choose one use for which you want to be first, and say so in the first sentence of your site, profiles and press texts.',
  ),
  mark('Win one comparison article that ranks you first for that use.'),
  mark("ChatGPT names {name} but never links to it: readers get the name and someone else's page."),
  mark('Open three answers that name the brand and note what they say about it: price, feature, use.'),
  mark('Make sure one page of yours states each of these facts in plain text, near the top, with a date.'),
  mark('Give each such page a descriptive title and let other pages of yours link to it by that title.'),
  mark('For these queries ChatGPT answers in general and names no company:'),
  mark(
    'Publish one page of {name} per query that answers it directly, with a concrete recommendation and figures, and have it linked from two independent sites.',
  ),
  mark('ChatGPT cites pages of competitors for these queries and none of yours.'),
  mark('Open the cited competitor pages below and note which question each answers in its first paragraph.'),
  mark(
    'Publish one page on the site of {name} for each of the three most important queries: the query as its heading, the answer in two sentences, then figures, prices and a comparison in a table.',
  ),
  mark('Check that robots.txt and any bot protection let search and AI crawlers read it.'),
  mark('ChatGPT used to name {name} for “{query}” and now rarely does.'),
  mark(
    'Compare the latest answer with one from the month before (Answers → this query → earlier answers): which sources and companies are new?',
  ),
  mark('Check whether a page of yours that was cited then has moved, changed or stopped answering the question.'),
  mark('Bring that page up to date, or get into the sources that took its place.'),
  mark('Some answers call {name} “{spelling}”.'),
  mark('Search the web for that spelling and list the pages that use it, your own first.'),
  mark('Correct it on your site, profiles and directories; ask others for a correction.'),
  mark('State the current name, and what it was before, on your about page.'),
];

export const recommendationReasons: readonly MarkedText[] = [
  mark(
    'Answers are written from the pages they cite. A page that names your competitors and not you keeps you out of every answer built on it.',
  ),
  mark('A rise beyond noise has a cause: new coverage, a new page, a new product. Knowing it early is an advantage.'),
  mark(
    'These are the sites ChatGPT reads before it answers the questions of this group. What these pages say influences who gets named.',
  ),
  mark('People take the first names of a list for the recommendation and the rest for completeness.'),
  mark('A citation brings visitors and lets you correct what is said; a mention alone does neither.'),
  mark('Where no company is named yet, there is no one to displace.'),
  mark('A page that is cited tells the story in its own words. Without one, others tell it.'),
  mark('A lost query is the cheapest one to win: the platform already knew the brand as an answer to it.'),
  mark('Two names divide what is known about one company.'),
];

/** Lines of evidence: a tag holds what leads to its answers. */
export const recommendationEvidence: readonly MarkedText[] = [
  mark(
    'Cited in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}) from {from} to {to}.',
  ),
  mark(
    'Of these <all>{count, plural, one {# answer} other {# answers}}</all>, <part>{counted, number}</part> name a competitor and none names {name}.',
  ),
  mark('The article was fetched: it does not name {name}.'),
  mark('The article itself could not be read, so it is not known whether it names anyone.'),
  mark('The article itself has not been checked yet.'),
  mark(
    'In the twelve weeks before it was <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}).',
  ),
  mark(
    'It rose: over the queries answered in both, the last 30 days differ from the 90 before by {low} to {high} percentage points.',
  ),
  mark(
    'Its own site is cited in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}) that cite anything.',
  ),
  mark(
    'No page of {name} is cited in <all>{count, plural, one {# answer} other {# answers}}</all> that cite anything.',
  ),
  mark(
    'Named in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}) from {from} to {to}.',
  ),
  mark(
    'Named in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}) in the twelve weeks before.',
  ),
  mark('Exploratory: based on <all>{count, plural, one {# answer} other {# answers}}</all>, fewer than 50.'),
  mark(
    '“{query}”: no company in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all>.',
  ),
  mark(
    '“{spelling}” appears in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> that name the customer.',
  ),
  mark(
    '{count, plural, one {# query was} other {# queries were}} compared; of those that are listed, at most one in twenty is expected to be there by chance.',
  ),
  mark(
    '{name} is named in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}) from {from} to {to}.',
  ),
  mark(
    '{name} is named in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}), at a mean position of {position}.',
  ),
  mark(
    '{name} is named in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}).',
  ),
  mark('{name}: mean position {position} over <all>{count, plural, one {# answer} other {# answers}}</all>.'),
  mark(
    '{domain} (competitor) is cited in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}).',
  ),
  mark(
    '{domain} is cited in <part>{counted, number}</part> of <all>{count, plural, one {# answer} other {# answers}}</all> ({share}).',
  ),
];

/** Where to act. */
export const recommendationChannels: readonly MarkedText[] = [
  mark('community forum'),
  mark('video site'),
  mark('review site'),
  mark('news site'),
  mark('blog'),
  mark('social network'),
  mark('reference site'),
  mark('shop'),
  mark('third-party site'),
  mark('own website'),
];
