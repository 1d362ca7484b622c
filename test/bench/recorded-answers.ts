import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

/** Writes recorded answers of about 2 KB about eight companies, 140 queries a day, as JSON Lines. */
export async function writeRecordedAnswers(file: string, answers: number): Promise<void> {
  const companies = [
    'Boltworks',
    'Crateline',
    'Dynamo Forge',
    'Emberlane',
    'Fernhill',
    'Gridley',
    'Harrow & Sons',
    'Ironvale',
  ];
  const filler =
    'It is worth comparing weight, face hardness and the quality of the stand before buying, since a light block moves on hard blows and a soft face dents. Delivery times differ between makers, and most offer a warranty of several years. ';
  const out = createWriteStream(file);
  for (let index = 0; index < answers; index++) {
    const named = companies.filter((_, company) => (index * 7 + company * 3) % 5 < 2);
    const list = named.map((name, rank) => `${rank + 1}. **${name}** — ${filler}`).join('\n');
    const row = {
      query: `Which anvil suits workshop number ${index % 140}?`,
      answer: `Short answer: it depends on the work you do.\n\n${list}\n\n${index % 3 === 0 ? 'Acme is also worth a look. ' : ''}${filler.repeat(4)}`,
      date: new Date(Date.UTC(2024, 0, 1 + Math.floor(index / 140))).toISOString().slice(0, 10),
      citations: [`https://guide${index % 40}.example.com/anvils/${index % 300}`],
    };
    if (!out.write(`${JSON.stringify(row)}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}
