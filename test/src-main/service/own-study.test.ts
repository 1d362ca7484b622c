import { describe, expect, test } from 'vitest';
import { companyKey } from '#main/analysis/discovery/company-key.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { addBrandName, insertBrand } from '#main/store/brands.ts';
import { openStore } from '#main/store/open.ts';
import { languages } from '#shared/domain/languages.ts';
import { matchedBrands } from '#test/fixtures/study/known-differences.ts';
import { readStudyFields, type StudyAnswer, type StudyField } from '#test/fixtures/study/read-study.ts';
import { openTestWorkspace, type TestWorkspace } from '#test/support/workspace.ts';

/** Answers that name the customer only to say that nothing is known of it. */
const negatedAnswers: ReadonlySet<string> = new Set(['en-08', 'de-06', 'ja-15', 'ar-06']);

/** Imports the field's file for its customer. The competitors are entered at once, as one decision each starts a job. */
async function importField({ labels, file }: StudyField) {
  const { customer, competitors, groupName, country } = labels;
  const seeded = await openTestWorkspace();
  const { organization_id } = await seeded.call('add-organization', { name: 'Northlight Consulting', quota: 50 });
  const { customer_id: customerId } = await seeded.call('add-customer', {
    organizationId: organization_id,
    name: customer.name,
    websiteUrl: customer.website,
    aliases: [...customer.aliases],
  });
  await seeded.switcher.close();
  const store = openStore(seeded.directory, { migrationsDirectory: migrationsDirectory() });
  const createdAt = new Date().toISOString();
  for (const { name, aliases } of competitors) {
    const key = companyKey(name);
    const brand = {
      customerId,
      kind: 'competitor',
      name,
      key,
      state: 'confirmed',
      commonWord: null,
      createdAt,
    } as const;
    const brandId = insertBrand(store, brand);
    for (const alias of aliases) addBrandName(store, brandId, 'alias', alias);
  }
  store.close();
  const workspace = await openTestWorkspace({ dataDirectory: seeded.directory });
  const language = languages.find(({ code }) => code === labels.language)?.name;
  const order = { file, customerId, groupName, language, countryCode: country };
  return { workspace, customerId, imported: await workspace.call('import-answers', order) };
}

/** Without dates only the latest execution of each platform counts. */
const everything = { startDate: '2026-01-01', endDate: '2026-12-31' };

const percentage = (count: number, all: number) => Math.round((1000 * count) / all) / 10;
const slotOf = (platform: string, date: string) => `${platform} ${date.slice(0, 10)}`;

/** The rows of the company statistics that concern the brand book, by name. */
function expectedStatistics(brands: readonly string[], answers: readonly StudyAnswer[]) {
  return brands
    .toSorted()
    .map((brand) => {
      const count = answers.filter((answer) => matchedBrands(answer).includes(brand)).length;
      return { company: brand, count, percentage: percentage(count, answers.length) };
    })
    .filter(({ count }) => count > 0);
}

/** The book's brands counted in each answer. */
async function countedPerAnswer(
  workspace: TestWorkspace,
  customerId: number,
  answers: readonly StudyAnswer[],
  brands: readonly string[],
) {
  const scope = { customerId, from: '2026-01-01', to: '2026-12-31', outcome: 'answered', limit: 500 } as const;
  const { answers: listed } = await workspace.call('list-answers', scope);
  const counted: Record<string, readonly string[]> = {};
  for (const { answerId } of listed) {
    const { markdown, mentions } = await workspace.call('get-answer', { answerId });
    const answer = answers.find((labelled) => labelled.markdown === markdown);
    if (answer === undefined) throw new Error(`answer ${answerId} is none of the study's: ${markdown}`);
    const companies = mentions.flatMap(({ negated, company }) => (negated ? [] : [company]));
    counted[answer.id] = brands.filter((brand) => companies.includes(brand)).toSorted();
  }
  return counted;
}

const fields = readStudyFields().map((field) => ({ language: field.labels.language, field }));

describe.each(fields)("the project's own study in $language", ({ field }) => {
  const { labels, answers, rows } = field;
  const brands = [labels.customer.name, ...labels.competitors.map(({ name }) => name)];
  const namesCustomer = (answer: StudyAnswer) => matchedBrands(answer).includes(labels.customer.name);

  test('is reported by the service as it was labelled', async () => {
    const { workspace, customerId, imported } = await importField(field);
    expect(imported).toMatchObject({ rows, imported: rows, rejected: 0, unusedColumns: ['id'] });

    // Each answer.
    const counted = await countedPerAnswer(workspace, customerId, answers, brands);
    expect(counted).toEqual(Object.fromEntries(answers.map((answer) => [answer.id, matchedBrands(answer).toSorted()])));

    // The score of each execution.
    const [group] = await workspace.call('get-customer-query-groups', { customerID: customerId });
    const executions = (group?.executions ?? []).map(({ id, ai_platform: platform, execution_date: date, score }) => ({
      id,
      score,
      slot: slotOf(platform, date),
      answers: answers.filter((answer) => slotOf(answer.platform, answer.date) === slotOf(platform, date)),
    }));
    expect(executions.map(({ slot }) => slot).toSorted()).toEqual(
      [...new Set(answers.map(({ platform, date }) => slotOf(platform, date)))].toSorted(),
    );
    for (const { answers: some, score } of executions)
      expect(score).toBe(percentage(some.filter(namesCustomer).length, some.length));

    // The count of each brand, over everything and in each execution.
    const scopes = [
      { scope: everything, some: answers },
      ...executions.map((execution) => ({ scope: { executionID: execution.id }, some: execution.answers })),
    ];
    for (const { scope, some } of scopes) {
      const statistics = await workspace.call('get-companies-stats', { customerID: customerId, ...scope });
      const ofBook = statistics.filter(({ company }) => brands.includes(company));
      expect(ofBook.toSorted((a, b) => (a.company < b.company ? -1 : 1))).toEqual(expectedStatistics(brands, some));
    }

    // Each query.
    const queries = await workspace.call('get-queries', { customerID: customerId, ...everything });
    const named = queries.filter((row) => row.is_product_in_results === 1);
    expect(named.map((row) => `${slotOf(row.ai_platform, row.date)} ${row.query}`).toSorted()).toEqual(
      answers
        .filter(namesCustomer)
        .map(({ query, platform, date }) => `${slotOf(platform, date)} ${query}`)
        .toSorted(),
    );

    // What is said only to deny knowledge is stored for review.
    const { mentions } = await workspace.call('list-negated-mentions', { customerId });
    const negated = answers.filter(({ id }) => negatedAnswers.has(id));
    expect(mentions.map(({ brand, query }) => [brand, query])).toEqual(
      negated.map(({ query }) => [labels.customer.name, query]),
    );

    // Sources in the text count as those beside it.
    const { domainStats } = await workspace.call('get-domain-stats', { customerID: customerId, ...everything });
    const { website } = labels.customer;
    const citing = answers.filter((answer) => answer.addresses.some((url) => new URL(url).hostname === website));
    expect(domainStats.find(({ domain }) => domain === website)).toEqual({
      domain: website,
      count: citing.length,
      percentage: percentage(citing.length, answers.length),
      category: 'owned',
    });
  });
});
