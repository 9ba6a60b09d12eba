/** A learner's progress in a lesson, and the lesson's replies to answers: as `study/lessons` in the engine. */
import type { GuidedLesson, LessonStep } from '../generated/protocol'

/** Whether a pattern is about an answer: it is the answer, or its beginning followed by a star. */
export const fits = (pattern: string, answer: string): boolean =>
  pattern.endsWith('*') ? answer.startsWith(pattern.slice(0, -1)) : answer === pattern

/** Whether the step waits for answers; if not, it is read and turned over. */
export const asks = (step: LessonStep): boolean => step.want.length > 0 || step.until.length > 0

const fitsOne = (patterns: readonly string[], answer: string): boolean =>
  patterns.some((pattern) => fits(pattern, answer))

/** Whether one of the legal answers may be given at this step. */
export const wants = (step: LessonStep, answer: string, legal: readonly string[]): boolean =>
  step.until.length > 0 ||
  fitsOne(step.want, answer) ||
  (fitsOne(step.meanwhile, answer) && !legal.some((other) => fitsOne(step.want, other)))

/** Whether the answer, if it is the only one, goes without saying at this step: the lesson does not ask for it. */
export const skips = (step: LessonStep, answer: string): boolean =>
  step.until.length ? !fitsOne(step.until, answer) : fitsOne(step.meanwhile, answer) && !fitsOne(step.want, answer)

/** Whether the step is over when this answer has been given at it. */
export const ends = (step: LessonStep, answer: string): boolean =>
  fitsOne(step.until.length ? step.until : step.want, answer)

/** The first step after those that these answers have ended. */
export function place(steps: readonly LessonStep[], answers: readonly string[]): number {
  let at = 0
  for (const answer of answers) {
    const asking = steps.findIndex((step, i) => i >= at && asks(step))
    const step = steps[asking]
    if (!step) return at
    if (ends(step, answer)) at = asking + 1
  }
  return at
}

/** What the lesson is about now: something to read, an answer that it wants, free play, or nothing more. */
export type Stage = 'reading' | 'asking' | 'free' | 'finished'

/** Where a learner is: the step that is shown, and the one that waits for an answer (−1: none is left). */
export interface Place {
  shown: number
  asking: number
}

/** Where a learner is after these answers, who has turned over all steps before `read`; `asked`: the key of what is asked
 * now, empty if nothing is. A lesson whose steps have all been read has come to `steps.length`. */
export function whereIs(
  steps: readonly LessonStep[],
  answers: readonly string[],
  read: number,
  asked: string,
  over: boolean,
): Place {
  const at = place(steps, answers)
  let asking = steps.findIndex((step, i) => i >= at && asks(step))
  const ends = steps[asking]?.ends
  if (over || (ends && ends === asked)) asking = -1
  const end = asking < 0 ? steps.length : asking
  return { shown: Math.min(Math.max(at, read), end), asking }
}

/** What a step says at a question. Where the learner plays freely, a kind of question of which no step before has spoken
 * is explained in its own words.
 *
 * @param help what a kind of question is about; empty: there are no words for it */
export function said(
  steps: readonly LessonStep[],
  step: LessonStep,
  asked: string,
  help: (asked: string) => string,
): string {
  const known = !asked || !step.until.length || steps.slice(0, steps.indexOf(step)).some(({ hints }) => asked in hints)
  return step.hints[asked] ?? ((known ? '' : help(asked)) || step.text)
}

/** What the lessons of a game speak of only later, after a step of one of them. */
export function later(lessons: readonly GuidedLesson[], lesson: GuidedLesson, at: number): string[] {
  const points = (steps: readonly LessonStep[]) => steps.flatMap(({ point }) => point)
  const before = lessons.filter(({ number }) => number < lesson.number).flatMap(({ steps }) => points(steps))
  const spoken = new Set([...before, ...points(lesson.steps.slice(0, at + 1))])
  return [...new Set(lessons.flatMap(({ steps }) => points(steps)))].filter((one) => !spoken.has(one))
}

/** What a step says to a legal answer that it does not want. */
export const reply = (step: LessonStep, answer: string): string =>
  step.replies.find(({ pattern }) => fits(pattern, answer))?.text ?? step.text

/** The answers of the first seat in a record, without the first ones. */
export const answersIn = (record: string, opening: number): string[] =>
  record
    .split('\n')
    .flatMap((line) => /^0 (.*?)(?: #[0-9a-f]{4})?$/.exec(line)?.[1] ?? [])
    .slice(opening)
