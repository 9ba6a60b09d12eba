import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import simpleImportSort from 'eslint-plugin-simple-import-sort'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

import svelteConfig from './svelte.config.js'

/** What the page must not reckon with: the numbers of rolls, and what players have and pay. */
const ROLLED = 'melee|magic|speed|plus|base|least|need|percent|together|strikes|struck|ties|dice|counted|total|kept'
const PAID =
  'glory|peril|ap|lying_ap|actions|fleeting|chill|life|level|price|prices|cost|spare|' +
  'gold|food|imps|red_counters|dinner|then|trap_slots|monster_slots|' +
  'hp|hp_left|damage|free_imps|free_workers|idle_imps|trap_count|laid_count|traps_owned'
/** What has happened to a hero, which decides what the rules ask of him. */
const HAPPENED = 'tried|found|used|fallen|lain_down|moved|battled|saved|has_saved|brought|converted'
/** A sum; not where it says which element of a list is meant. */
const ARITHMETIC = 'BinaryExpression[operator=/^([-+*\\u002F%]|\\*\\*)$/]:not(MemberExpression > .property)'
const CHANGED = 'AssignmentExpression[operator=/^[-+*\\u002F%]+=$/]'
/** The smaller or larger of two. */
const BOUNDED = 'CallExpression[callee.object.name=Math]'
const NUMBERS = [
  `MemberExpression[property.name=/^(${ROLLED}|${PAID})$/]`,
  'MemberExpression[computed=true][property.name=/^(stat|form|one|other)$/]',
  `Identifier[name=/^(have|${PAID})$/]`,
  'CallExpression[callee.name=/(price|cost)/i]',
]
const COMPUTED = [
  ...[ARITHMETIC, CHANGED, BOUNDED].flatMap((sum) =>
    NUMBERS.flatMap((number) => [`${sum} > ${number}`, `${sum} > CallExpression[callee.name=Number] > ${number}`]),
  ),
  // A number that depends on what has happened is a rule.
  `ConditionalExpression:has(> .test MemberExpression[property.name=/^(${HAPPENED})$/]) > Literal[raw=/^[0-9]/]`,
  `ConditionalExpression:has(> .test[property.name=/^(${HAPPENED})$/]) > Literal[raw=/^[0-9]/]`,
  // So is a price that has conditions.
  'VariableDeclarator[id.name=/^(price|prices|cost|ap|actions)$/] > ConditionalExpression',
  'Property[key.name=/^(price|prices|cost|ap|actions)$/] > ConditionalExpression',
]
const ENGINE = 'The page computes nothing: let the engine say this number.'

export default defineConfig(
  globalIgnores(['src/generated/', '.svelte-check/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node, ...globals.serviceworker },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': 'error',
      // Numbers in template strings are intended.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void x` in an effect names what the effect depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // An empty text, zero and false often mean "none" as null does.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // State is replaced, never changed in place, so plain maps and sets will do.
      'svelte/prefer-svelte-reactivity': 'off',
      // Callbacks such as `() => done()` say nothing about a value.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The page has runes and no stores; the rule would only cost time.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['src/games/**'],
    // Odds, sums and prices come from the engine, which knows all cards.
    rules: {
      'no-restricted-syntax': ['error', ...COMPUTED.map((selector) => ({ selector, message: ENGINE }))],
    },
  },
  {
    files: ['test/**'],
    // A missing value fails the test anyway.
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // The scripts that Node runs are plain JavaScript and not part of the TypeScript project.
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
)
