import openapiTypescript, { type OpenAPI3 } from 'openapi-typescript';

/** Types of an interface, by a public generator from its OpenAPI document alone. */
export const generateTypes = (document: unknown): Promise<string> => openapiTypescript(document as OpenAPI3);
