import type { SystemProgram } from '../../../support/programs.ts'

/** The keys that stories press, besides characters. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Shift' | 'ArrowDown' | 'ArrowRight' | 'Space'

/** A window of one browser, driven as by a visitor's hands: by a pointer and keys. */
export interface Driver {
  /** Loads a document, and waits until it has loaded. */
  load(url: string): Promise<void>
  /** Evaluates an expression in the page. It yields a text or a promise of one, which is returned. */
  evaluate(expression: string): Promise<string>
  /** Moves the pointer there, in pixels from the corner of the window. */
  point(x: number, y: number): Promise<void>
  /** Presses and releases the button of the pointer. */
  press(): Promise<void>
  /** Presses and releases keys, one after the other: named ones, or the characters of a text. */
  keys(keys: readonly (Key | { readonly text: string })[]): Promise<void>
  /** Resizes the window. A browser may have a smallest width. */
  resize(width: number, height: number): Promise<void>
  stop(): Promise<void>
}

/** A browser in which the stories run. */
export interface Engine {
  readonly name: string
  /** What it needs beside Chromium, in which every browser test runs. */
  readonly programs: readonly SystemProgram[]
  start(): Promise<Driver>
}

/** The codes of the WebDriver standard for keys without a character. */
const codes: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Space: ' ',
}

/** Input in the format that WebDriver and WebDriver BiDi share. */
export const actions = {
  point: (x: number, y: number) => [
    mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }),
  ],
  press: () => [mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 })],
  keys: (keys: readonly (Key | { readonly text: string })[]) => [
    {
      type: 'key',
      id: 'keyboard',
      actions: keys
        .flatMap((key) => (typeof key === 'string' ? [codes[key]] : [...key.text]))
        .flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
    },
  ],
}

const mouse = (...steps: readonly object[]) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: steps,
})
