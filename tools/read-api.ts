// Other people's tools that read the description of the API: two checkers and a generator of clients.
export { createConfig, lintFromString } from '@redocly/openapi-core';
export { Spectral } from '@stoplight/spectral-core';
export { oas } from '@stoplight/spectral-rulesets';
export { generateSource } from 'oazapfts';
