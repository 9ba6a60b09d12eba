import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'

type Pattern = NonNullable<Message['value']>

/** Matches before a message or term, which begins a line; everything else is indented or a comment. */
const BEGINNING = /^(?=-?[a-z][\w-]* *=)/imu
const NAME = /-?[a-z][\w-]*/giu

/** Split a source into its messages and terms, by name. */
export function cut(source: string): [name: string, text: string][] {
  return source
    .split(BEGINNING)
    .map((text): [string, string] => [text.slice(0, text.indexOf('=')).trimEnd(), text])
    .filter(([name]) => /^[\w-]+$/u.test(name))
}

/** The messages of Fluent files. Each is parsed when it is first needed: a game has two thousand of them, and a page
 * uses about a hundred. If two have the same name, the first counts. */
export class Messages {
  readonly #bundle: FluentBundle
  readonly #unread = new Map<string, string>()

  constructor(lang: string, sources: readonly string[]) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false })
    for (const [name, text] of sources.flatMap(cut)) if (!this.#unread.has(name)) this.#unread.set(name, text)
  }

  has(name: string): boolean {
    return this.#bundle.hasMessage(name) || this.#unread.has(name)
  }

  get(name: string): Message | undefined {
    this.#read(name)
    return this.#bundle.getMessage(name)
  }

  /** @param errors gets what went wrong */
  format(pattern: Pattern, args: Record<string, FluentVariable>, errors: Error[]): string {
    return this.#bundle.formatPattern(pattern, args, errors)
  }

  /** Parse a message and everything that it may refer to. */
  #read(name: string): void {
    const text = this.#unread.get(name)
    if (text === undefined) return
    this.#unread.delete(name)
    this.#bundle.addResource(new FluentResource(text))
    for (const [other] of text.matchAll(NAME)) this.#read(other)
  }
}
