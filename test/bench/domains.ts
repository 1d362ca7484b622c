/**
 * How often the domain classifier is right: on both halves of the hand-made labels, a collected sample and two blind ones,
 * with the lists and with the rules alone; prints confusion tables. Run: `node test/bench/domains.ts`.
 */
import { fileURLToPath } from 'node:url';
import { createDomainClassifier, type DomainCategoryData } from '#main/analysis/domains/classify-domain.ts';
import { loadDomainCategories } from '#main/findings/categorise-domain.ts';
import { domainCategories } from '#shared/domain/domain-categories.ts';
import { wilsonInterval } from '#main/analysis/intervals/wilson.ts';
import { classifyLabel, readLabels, withoutListed, type DomainLabel } from '#test/support/domain-labels.ts';

const data = loadDomainCategories(fileURLToPath(new URL('../../resources/domain-categories', import.meta.url)));
const labels = readLabels('labels.json');
const heldOut = labels.filter(({ half }) => half === 'held-out');

function report(name: string, part: readonly DomainLabel[], with_: DomainCategoryData): void {
  const classify = createDomainClassifier(with_);
  const right = part.filter((label) => classifyLabel(classify, label) === label.category).length;
  const { low = 0, high = 1 } = wilsonInterval(right, part.length) ?? {};
  const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${name.padEnd(58)} ${right}/${part.length}  ${percent(right / part.length)}  (95 %: ${percent(low)} to ${percent(high)})`,
  );
}

function confusion(part: readonly DomainLabel[], with_: DomainCategoryData): void {
  const classify = createDomainClassifier(with_);
  const columns = domainCategories.filter((category) => category !== 'owned' && category !== 'competitor');
  console.log(['label \\ found', ...columns].map((cell) => cell.slice(0, 13).padEnd(14)).join(''));
  for (const row of columns) {
    const found = part.filter(({ category }) => category === row).map((label) => classifyLabel(classify, label));
    const cells = columns.map((column) => String(found.filter((category) => category === column).length || '·'));
    console.log([row, ...cells].map((cell) => cell.padEnd(14)).join(''));
  }
}

const development = labels.filter(({ half }) => half === 'development');
const collected = readLabels('collected.json');
report('development half', development, data);
report('held-out half', heldOut, data);
report('held-out half, its names removed from the lists', heldOut, withoutListed(data, heldOut));
for (const [name, part] of [
  ['collected: 160 sites cited in two public studies', collected],
  ['blind: 108 sites in fourteen countries, before the rules', readLabels('blind.json')],
  ['blind 2: 76 sites, many of them tutors, after the rules', readLabels('blind-2.json')],
] as const) {
  report(name, part, data);
  report('    its names removed from the lists', part, withoutListed(data, part));
}
console.log('\nheld-out half');
confusion(heldOut, data);
console.log('\ncollected sample');
confusion(collected, data);

const classify = createDomainClassifier(data);
const started = performance.now();
const rounds = 200;
for (let round = 0; round < rounds; round++) for (const label of labels) classifyLabel(classify, label);
console.log(`\n${(((performance.now() - started) * 1000) / rounds / labels.length).toFixed(1)} µs a domain`);
