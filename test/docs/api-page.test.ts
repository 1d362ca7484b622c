import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toolMapping } from '#main/import/tool-mapping.ts';
import { errorCodes } from '#shared/contract/errors.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { workspaceInterface } from '#shared/contract/workspace/index.ts';
import {
  apiPageFile,
  generateApiPage,
  generateMappingSchema,
  generateReportSchema,
  generateWorkspacePage,
  mappingSchemaFile,
  reportSchemaFile,
  workspacePageFile,
} from '../../scripts/generate-docs.ts';

const importingPage = new URL('../../docs/importing.md', import.meta.url);
const page = () => readFileSync(apiPageFile, 'utf8');
const generated = await generateApiPage();

describe('docs/workspace-api.md', () => {
  test('is what the contract table gives, with an example of every operation that a key may call', () => {
    const text = generateWorkspacePage();
    const isCurrent = readFileSync(workspacePageFile, 'utf8') === text;
    expect(isCurrent, 'docs/workspace-api.md is out of date: run `npm run docs` and commit it').toBe(true);
    for (const { name, scope, example, request } of Object.values(workspaceInterface)) {
      expect(request.safeParse(example).error?.issues ?? [], name).toEqual([]);
      expect(text.includes(`curl -s http://127.0.0.1:4720/workspace/${name} `), name).toBe(scope !== 'owner');
    }
  });
});

describe('the schema of mapping files', () => {
  test('is what imports check them by', () => {
    const isCurrent =
      JSON.stringify(JSON.parse(readFileSync(mappingSchemaFile, 'utf8'))) ===
      JSON.stringify(JSON.parse(generateMappingSchema()));
    expect(isCurrent, 'resources/import-mapping.schema.json is out of date: run `npm run docs` and commit it').toBe(
      true,
    );
    const [, example = ''] =
      /```json\n(\{\n {2}"id": "our-tracker"[\s\S]*?)```/.exec(readFileSync(importingPage, 'utf8')) ?? [];
    expect(toolMapping.safeParse(JSON.parse(example)).error?.issues ?? []).toEqual([]);
  });
});

describe('docs/report.schema.json', () => {
  test('is what the contract says of a report as JSON', () => {
    const isCurrent = readFileSync(reportSchemaFile, 'utf8') === generateReportSchema();
    expect(isCurrent, 'docs/report.schema.json is out of date: run `npm run docs` and commit it').toBe(true);
  });
});

describe('docs/api.md', () => {
  test('is what the contract table and a run of every operation give', () => {
    expect(page() === generated, 'docs/api.md is out of date: run `npm run docs` and commit it').toBe(true);
  });

  test('is the same every time it is generated', async () => {
    expect(await generateApiPage()).toBe(generated);
  });

  test('has a request, a line for a terminal, a reply and errors of every operation', () => {
    for (const { name, request } of Object.values(publishedInterface)) {
      const [, section = ''] = generated.split(`\n## ${name}\n`);
      const [own = ''] = section.split('\n## ');
      for (const field of Object.keys(request.shape)) expect(own).toContain(`| \`${field}\` |`);
      expect(own.match(/```json\n/g)).toHaveLength(2);
      expect(own).toContain(`curl -s http://127.0.0.1:4720/v1/${name} `);
      expect(own).toContain('### Errors');
    }
    for (const code of errorCodes) expect(generated).toContain(`| \`${code}\` |`);
  });

  test('shows replies that the contract accepts', () => {
    for (const { name, request, response } of Object.values(publishedInterface)) {
      const [, section = ''] = generated.split(`\n## ${name}\n`);
      const [sent, reply] = [...section.matchAll(/```json\n([\s\S]*?)\n```/g)].map(
        (match) => JSON.parse(match[1] ?? '') as unknown,
      );
      expect(request.safeParse(sent).error?.issues ?? [], name).toEqual([]);
      expect(response.safeParse((reply as { data: unknown }).data).error?.issues ?? [], name).toEqual([]);
    }
  });
});
