import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle'

type Pattern = NonNullable<Message['value']>

/** Before messages and terms, which begin a line; all else is indented or a comment. */
const BEGINNING = /^(?=-?[a-z][\w-]* *=)/imu
const NAME = /-?[a-z][\w-]*/giu

/** Cut a source into its messages and terms, by their names. */
export function cut(source: string): [name: string, text: string][] {
  return source
    .split(BEGINNING)
    .map((text): [string, string] => [text.slice(0, text.indexOf('=')).trimEnd(), text])
    .filter(([name]) => /^[\w-]+$/u.test(name))
}

/** The messages of Fluent files. Each is read when it is first asked for: a game has two thousand, and a page says a
 * hundred of them. Of two with the same name the first counts. */
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

  /** Read a message, and with it all that it may refer to. */
  #read(name: string): void {
    const text = this.#unread.get(name)
    if (text === undefined) return
    this.#unread.delete(name)
    this.#bundle.addResource(new FluentResource(text))
    for (const [other] of text.matchAll(NAME)) this.#read(other)
  }
}
