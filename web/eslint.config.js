// Run from the project's root (`npm run lint` does), since the boards lie in their games' folders.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['**/generated/**', '**/node_modules/**', 'src/rumpus/table/page/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better, also about types of the browser
      eqeqeq: 'error',
      'svelte/prefer-svelte-reactivity': 'off', // many maps are meant to be plain: only what the page shows is reactive
      'svelte/require-each-key': 'off', // lists that never change their order need none
      'svelte/no-at-html-tags': 'off', // our own drawings only; what people write is always text
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check decides that
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
)
